import { type ComponentType, startTransition, useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { log } from '@/logging/logger';
import { lazyDialog, type Loadable, prefetchWhenIdle } from '@/ui/loading/lazyDialog';
import { loadChunk } from '@/ui/loading/loadChunk';
import { useToast } from '@/ui/toast/Toasts';
import type { DialogProps, Item, RowAction } from './resource';

/** The dialogs of the page. They are loaded lazily, because the list does not need them. */
export const DIALOGS = {
  record: lazyDialog<DialogProps>(() => import('./editing/RecordDialog').then((m) => m.RecordDialog)),
  remove: lazyDialog<DialogProps>(() => import('./DeleteDialog').then((m) => m.DeleteDialog)),
  bulk: lazyDialog<DialogProps>(() => import('./editing/BulkEditDialog').then((m) => m.BulkEditDialog)),
  action: lazyDialog<DialogProps>(() => import('./actions/ActionDialog').then((m) => m.ActionDialog)),
  importing: lazyDialog<DialogProps>(() => import('./csv/ImportDialog').then((m) => m.ImportDialog)),
} as const;

interface Shown {
  readonly Dialog: ComponentType<DialogProps> | undefined;
  readonly items: readonly Item[];
  /** The row action that the dialog is about. */
  readonly action: RowAction | undefined;
  readonly isOpen: boolean;
  /** Counts the openings, so that each one starts with a fresh state. */
  readonly opening: number;
}

export interface DialogControl extends Shown {
  readonly open: (dialog: Loadable<DialogProps>, items: readonly Item[], action?: RowAction) => void;
  readonly close: () => void;
}

const NONE: Shown = { Dialog: undefined, items: [], action: undefined, isOpen: false, opening: 0 };

/** Controls the dialogs. At most one is open, and it stays mounted during its closing animation. */
export function useDialogs(): DialogControl {
  const { t } = useTranslation('records');
  const toast = useToast();
  const [shown, setShown] = useState<Shown>(NONE);
  useEffect(() => prefetchWhenIdle([DIALOGS.record.load, DIALOGS.remove.load]), []);

  const open = useCallback(
    (dialog: Loadable<DialogProps>, items: readonly Item[], action?: RowAction) => {
      const show = (Dialog: ComponentType<DialogProps>) =>
        startTransition(() =>
          setShown(({ opening }) => ({ Dialog, items, action, isOpen: true, opening: opening + 1 })),
        );
      const here = dialog.loaded();
      if (here !== undefined) return show(here);
      loadChunk(dialog.load).then(show, (error: unknown) => {
        log.error('records', 'A dialog could not be loaded', { error });
        toast({ kind: 'error', message: t('dialogMissing') });
      });
    },
    [t, toast],
  );
  const close = useCallback(() => setShown((now) => ({ ...now, isOpen: false })), []);
  return { ...shown, open, close };
}

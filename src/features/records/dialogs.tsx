import { type ComponentType, startTransition, useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadNamespaces } from '@/i18n/i18n';
import { log } from '@/logging/logger';
import {
  LazyDialog,
  lazyDialog,
  type Loadable,
  prefetchWhenIdle,
  useArrival,
  useLazyDialog,
} from '@/ui/loading/lazyDialog';
import { loadChunk } from '@/ui/loading/loadChunk';
import { useToast } from '@/ui/toast/Toasts';
import { useFailureToast } from '@/ui/toast/useFailureToast';
import type { DialogProps, Item, Resource, RowAction } from './resource';
import type { RowHandlers } from './rowButtons';
import type { RowMenuProps } from './RowMenu';
import type { RecordViewProps } from './view/RecordView';

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

const ROW_MENU = lazyDialog<RowMenuProps>(() => import('./RowMenu').then((m) => m.RowMenu));

/** The menu of the table's rows. One menu serves all rows and opens at the row whose button was pressed. */
export function useRowMenu(resource: Resource) {
  const rowMenu = useLazyDialog(ROW_MENU, useFailureToast());
  const { show } = rowMenu;
  const [row, setRow] = useState<Pick<RowMenuProps, 'item' | 'anchor'> | null>(null);
  const onMore = useCallback(
    (item: Item, anchor: HTMLElement) => {
      startTransition(() => setRow({ item, anchor }));
      show();
    },
    [show],
  );
  const menu = (handlers: RowHandlers) =>
    row !== null && <LazyDialog of={rowMenu} {...row} resource={resource} handlers={handlers} />;
  return { onMore, menu };
}

const VIEW = lazyDialog<RecordViewProps>(async () => {
  // The history needs the texts of the audit log.
  const [{ RecordView }] = await Promise.all([import('./view/RecordView'), loadNamespaces('audit')]);
  return RecordView;
});

interface OpenRecordProps extends Pick<RecordViewProps, 'resource' | 'handlers' | 'onClose'> {
  /** The id in the address; '' when no record is open. */
  readonly id: string;
  readonly rows: readonly Item[];
}

/** The record of the address, shown over the list. It stays mounted during its closing animation. */
export function OpenRecord({ id, rows, ...props }: OpenRecordProps) {
  const [last, setLast] = useState('');
  if (id !== '' && id !== last) setLast(id);
  const shown = id === '' ? last : id;
  const { Part } = useArrival(VIEW, shown !== '');
  const isHere = Part !== undefined && shown !== '';
  return isHere ? (
    <Part key={shown} {...props} id={shown} row={rows.find((row) => row.id === shown)} open={id !== ''} />
  ) : null;
}

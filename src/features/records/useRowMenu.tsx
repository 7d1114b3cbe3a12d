import { startTransition, useCallback, useState } from 'react';
import { lazyDialog } from '@/ui/loading/lazyDialog';
import { loadChunk } from '@/ui/loading/loadChunk';
import { useFailureToast } from '@/ui/toast/useFailureToast';
import type { Item, Resource } from './resource';
import type { RowMenuProps } from './RowMenu';
import type { RowHandlers } from './rowButtons';

const ROW_MENU = lazyDialog<RowMenuProps>(() => import('./RowMenu').then((m) => m.RowMenu));

interface Shown {
  readonly item: Item;
  readonly anchor: HTMLElement;
  readonly open: boolean;
}

/** The menu of the table's rows. One menu serves all rows and opens at the row whose button was pressed. */
export function useRowMenu(resource: Resource) {
  const sayFailure = useFailureToast();
  const [shown, setShown] = useState<Shown | null>(null);
  const onMore = useCallback(
    (item: Item, anchor: HTMLElement) =>
      void loadChunk(ROW_MENU.load).then(
        () => startTransition(() => setShown({ item, anchor, open: true })),
        sayFailure,
      ),
    [sayFailure],
  );
  const Menu = ROW_MENU.loaded();
  const menu = (handlers: RowHandlers) =>
    shown !== null && Menu !== undefined ? (
      <Menu
        {...shown}
        resource={resource}
        handlers={handlers}
        onClose={() => setShown((now) => now && { ...now, open: false })}
      />
    ) : null;
  return { onMore, menu };
}

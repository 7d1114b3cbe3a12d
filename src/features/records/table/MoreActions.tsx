import { useState } from 'react';
import { lazyDialog, useLazyDialog } from '@/ui/loading/lazyDialog';
import { Icon } from './icons';
import type { MenuAction, RowMenuProps } from './RowMenu';

const rowMenu = lazyDialog<RowMenuProps>(() => import('./RowMenu').then((m) => m.RowMenu));

interface MoreActionsProps {
  readonly label: string;
  /** What people call the record. */
  readonly name: string;
  readonly actions: readonly MenuAction[];
  /** Why nothing can be done now; undefined when it can. */
  readonly blocked: string | undefined;
}

/** The button at the end of a row that opens the menu of its further actions. */
export function MoreActions({ label, name, actions, blocked }: MoreActionsProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { open, Dialog, show, hide } = useLazyDialog(rowMenu);
  return (
    <>
      <button
        type="button"
        aria-haspopup="menu"
        aria-expanded={open}
        aria-label={label}
        title={blocked ?? label.slice(0, 200)}
        disabled={blocked !== undefined}
        onClick={(event) => {
          setAnchor(event.currentTarget);
          show();
        }}
      >
        <Icon name="more" />
      </button>
      {Dialog !== undefined && (
        <Dialog open={open} anchor={anchor} label={label} name={name} actions={actions} onClose={hide} />
      )}
    </>
  );
}

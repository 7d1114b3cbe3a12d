import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { ReactNode } from 'react';

export interface MenuAction {
  /** What is done, and to which record. */
  readonly label: string;
  /** It takes something away. */
  readonly danger: boolean;
  readonly run: () => void;
}

export interface RowMenuProps {
  readonly open: boolean;
  readonly anchor: HTMLElement | null;
  readonly label: string;
  /** What people call the record: it stands in each label. */
  readonly name: string;
  readonly actions: readonly MenuAction[];
  readonly onClose: () => void;
}

/** A name in another script keeps its marks at their places: 'C++'. */
function isolated(label: string, name: string): ReactNode {
  const [before = '', ...rest] = label.split(name);
  if (rest.length === 0) return label;
  return (
    <>
      {before}
      <bdi>{name}</bdi>
      {rest.join(name)}
    </>
  );
}

/** The actions of a record that have no button of their own in its row. */
export function RowMenu({ open, anchor, label, name, actions, onClose }: RowMenuProps) {
  return (
    <Menu
      open={open}
      anchorEl={anchor}
      onClose={onClose}
      slotProps={{ list: { 'aria-label': label }, paper: { sx: { maxWidth: 'min(26rem, 100vw - 32px)' } } }}
    >
      {actions.map(({ label: action, danger, run }) => (
        <MenuItem
          key={action}
          onClick={() => {
            onClose();
            run();
          }}
          sx={{
            minHeight: 44,
            whiteSpace: 'normal',
            overflowWrap: 'anywhere',
            ...(danger ? { color: 'error.main' } : {}),
          }}
        >
          {isolated(action, name)}
        </MenuItem>
      ))}
    </Menu>
  );
}

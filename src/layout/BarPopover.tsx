import Popover from '@mui/material/Popover';
import type { ReactNode } from 'react';
import { usePreference } from '@/preferences/preferences';

interface BarPopoverProps {
  open: boolean;
  anchor: HTMLElement | null;
  label: string;
  width: number;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A popover below a button at the end of the bar. MUI positions it by left and right, so the direction
 * decides the side.
 */
export function BarPopover({ open, anchor, label, width, onClose, children }: BarPopoverProps) {
  const end = usePreference('isRtl') ? 'left' : 'right';
  return (
    <Popover
      open={open}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: end }}
      transformOrigin={{ vertical: 'top', horizontal: end }}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-label': label,
          sx: { width, maxWidth: 'calc(100vw - 32px)', marginBlockStart: 0.5 },
        },
      }}
    >
      {children}
    </Popover>
  );
}

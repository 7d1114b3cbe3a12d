import Button, { type ButtonProps } from '@mui/material/Button';

interface BusyButtonProps extends Omit<ButtonProps, 'loading' | 'loadingPosition'> {
  /** What it began is under way: it turns, and cannot be pressed. */
  readonly busy: boolean;
}

/** A button that waits for what it began. */
export const BusyButton = ({ busy, disabled = false, ...looks }: BusyButtonProps) => (
  <Button {...looks} disabled={busy || disabled} loading={busy ? true : null} loadingPosition="start" />
);

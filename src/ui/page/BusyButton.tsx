import Button, { type ButtonProps } from '@mui/material/Button';

interface BusyButtonProps extends Omit<ButtonProps, 'loading' | 'loadingPosition'> {
  /** Whether the request of the button is running. The button then shows a spinner and is disabled. */
  readonly busy: boolean;
}

/** A button that shows that its request is running. */
export const BusyButton = ({ busy, disabled = false, ...looks }: BusyButtonProps) => (
  <Button {...looks} disabled={busy || disabled} loading={busy ? true : null} loadingPosition="start" />
);

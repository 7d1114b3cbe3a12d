import Button, { type ButtonProps } from '@mui/material/Button';
import type { ReactNode } from 'react';

interface SubmitButtonProps
  extends Pick<
    ButtonProps,
    'color' | 'disabled' | 'form' | 'fullWidth' | 'size' | 'sx' | 'value' | 'variant'
  > {
  /** What it sends is under way. */
  readonly busy: boolean;
  /** What it says; while it is busy, what is being done. */
  readonly children: ReactNode;
}

/** Sends a form, once at a time. */
export function SubmitButton({ busy, disabled = false, children, ...looks }: SubmitButtonProps) {
  return (
    <Button
      type="submit"
      variant="contained"
      {...looks}
      disabled={busy || disabled}
      loading={busy ? true : null}
      loadingPosition="start"
      onClick={(event) => {
        // The second half of a double click is the same press, also when the answer came in between.
        if (event.detail > 1) event.preventDefault();
      }}
    >
      {children}
    </Button>
  );
}

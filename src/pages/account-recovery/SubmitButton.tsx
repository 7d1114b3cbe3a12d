import Button from '@mui/material/Button';
import type { ReactNode } from 'react';

interface SubmitButtonProps {
  readonly busy: boolean;
  /** What it says; while it is busy, what is being done. */
  readonly children: ReactNode;
}

/** Sends the form of a page of its own, once at a time. */
export function SubmitButton({ busy, children }: SubmitButtonProps) {
  return (
    <Button
      type="submit"
      variant="contained"
      size="large"
      disabled={busy}
      loading={busy ? true : null}
      loadingPosition="start"
    >
      {children}
    </Button>
  );
}

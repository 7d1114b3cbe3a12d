import type { ButtonProps } from '@mui/material/Button';
import type { ReactNode } from 'react';
import { BusyButton } from '@/ui/page/BusyButton';

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
export function SubmitButton({ children, ...looks }: SubmitButtonProps) {
  return (
    <BusyButton
      type="submit"
      variant="contained"
      {...looks}
      onClick={(event) => {
        // The second half of a double click is the same press, also when the answer came in between.
        if (event.detail > 1) event.preventDefault();
      }}
    >
      {children}
    </BusyButton>
  );
}

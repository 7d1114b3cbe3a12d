import type { ButtonProps } from '@mui/material/Button';
import type { ReactNode } from 'react';
import { BusyButton } from '@/ui/page/BusyButton';

interface SubmitButtonProps
  extends Pick<
    ButtonProps,
    'color' | 'disabled' | 'form' | 'fullWidth' | 'size' | 'sx' | 'value' | 'variant'
  > {
  /** Whether the request of the form is running. */
  readonly busy: boolean;
  /** The text of the button; while busy, what is being done. */
  readonly children: ReactNode;
}

/** A button that submits a form once. */
export function SubmitButton({ children, ...looks }: SubmitButtonProps) {
  return (
    <BusyButton
      type="submit"
      variant="contained"
      {...looks}
      onClick={(event) => {
        // Ignores the second click of a double click, also if the answer arrived in between.
        if (event.detail > 1) event.preventDefault();
      }}
    >
      {children}
    </BusyButton>
  );
}

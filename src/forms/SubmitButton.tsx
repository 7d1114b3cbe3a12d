import type { ButtonProps } from '@mui/material/Button';
import type { MouseEvent, ReactNode } from 'react';
import { BusyButton } from '@/ui/page/BusyButton';

interface SubmitButtonProps
  extends Pick<
    ButtonProps,
    'color' | 'disabled' | 'form' | 'fullWidth' | 'loadingPosition' | 'size' | 'sx' | 'value' | 'variant'
  > {
  /** Whether the request of the form is running. */
  readonly busy: boolean;
  /** The text of the button; while busy, what is being done. */
  readonly children: ReactNode;
}

/**
 * Ignores the second press of a double click, also if the answer arrived in between: it neither submits again
 * nor takes the focus from the result.
 */
function ignoreSecond(event: MouseEvent): void {
  if (event.detail > 1) event.preventDefault();
}

/** A button that submits a form once. */
export function SubmitButton({ children, ...looks }: SubmitButtonProps) {
  return (
    <BusyButton
      type="submit"
      variant="contained"
      {...looks}
      onMouseDown={ignoreSecond}
      onClick={ignoreSecond}
    >
      {children}
    </BusyButton>
  );
}

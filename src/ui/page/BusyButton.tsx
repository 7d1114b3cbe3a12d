import Button, { type ButtonProps } from '@mui/material/Button';
import { useLayoutEffect, useRef } from 'react';
import { focusIfLost } from '@/ui/focusNext';

interface BusyButtonProps extends Omit<ButtonProps, 'loading' | 'ref'> {
  /** Whether the request of the button is running. The button then shows a spinner and is disabled. */
  readonly busy: boolean;
}

/**
 * A button that shows that its request is running. A disabled button loses the focus, so it gets the focus
 * back afterwards, unless something else has taken it.
 */
export function BusyButton({ busy, disabled = false, loadingPosition = 'start', ...looks }: BusyButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    if (busy) {
      hadFocus.current = document.activeElement === button.current;
    } else if (hadFocus.current) {
      hadFocus.current = false;
      focusIfLost(() => button.current);
    }
  }, [busy]);
  return (
    <Button
      {...looks}
      ref={button}
      disabled={busy || disabled}
      loading={busy ? true : null}
      loadingPosition={loadingPosition}
    />
  );
}

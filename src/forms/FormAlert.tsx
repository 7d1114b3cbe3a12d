import Alert from '@mui/material/Alert';
import { useEffect, useRef } from 'react';
import type { Summary } from './useFormSummary';

function Said({ message, takesFocus }: { readonly message: string; readonly takesFocus: boolean }) {
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) alert.current?.focus({ preventScroll: true });
    alert.current?.scrollIntoView?.({ block: 'nearest' });
  }, [takesFocus]);
  return (
    <Alert
      ref={alert}
      severity="error"
      variant="outlined"
      tabIndex={-1}
      sx={{ mb: 2, overflowWrap: 'anywhere', scrollMarginBlock: '16px' }}
    >
      {message}
    </Alert>
  );
}

/** The one summary of what went wrong: announced, and focused when no single field is to blame. */
export function FormAlert({ summary }: { readonly summary: Summary }) {
  const { message, attempt, takesFocus } = summary;
  // New at every attempt: the same message is announced, and takes the focus, again.
  return message === null ? null : <Said key={attempt} message={message} takesFocus={takesFocus} />;
}

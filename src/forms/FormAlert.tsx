import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import type { Summary } from './useFormSummary';

/** One reason as a sentence, several as a list. */
function Reasons({ message }: { readonly message: string | readonly string[] }) {
  if (typeof message === 'string') return message;
  if (message.length === 1) return message[0];
  return (
    <Box component="ul" sx={{ margin: 0, paddingInlineStart: '1.25em' }}>
      {message.map((reason) => (
        <li key={reason}>{reason}</li>
      ))}
    </Box>
  );
}

interface SaidProps {
  readonly message: string | readonly string[];
  readonly takesFocus: boolean;
}

function Said({ message, takesFocus }: SaidProps) {
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
      <Reasons message={message} />
    </Alert>
  );
}

/** The one summary of what went wrong: announced, and focused when no single field is to blame. */
export function FormAlert({ summary }: { readonly summary: Summary }) {
  const { message, attempt, takesFocus } = summary;
  // New at every attempt: the same message is announced, and takes the focus, again.
  return message === null ? null : <Said key={attempt} message={message} takesFocus={takesFocus} />;
}

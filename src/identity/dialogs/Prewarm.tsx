import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { AuthDialogContent } from './AuthDialogContent';

const NOTHING = (): void => undefined;

/**
 * Renders the Sign In form outside the document while the browser is idle, so that its code is parsed and its
 * styles exist before somebody opens the dialog. It is in a hidden `Activity`: no effect runs, nothing is
 * fetched or focused.
 */
export function Prewarm() {
  const [detached] = useState(() => document.createElement('div'));
  return createPortal(
    <>
      <DialogTitle />
      <DialogContent dividers>
        <AuthDialogContent open={false} mode="login" onMode={NOTHING} onClose={NOTHING} />
      </DialogContent>
    </>,
    detached,
  );
}

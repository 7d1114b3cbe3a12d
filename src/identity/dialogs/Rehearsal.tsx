import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { AuthDialogContent } from './AuthDialogContent';

const NOTHING = (): void => undefined;

/**
 * The Sign In form, rendered into nowhere while the browser has nothing else to do: the code is then read and its styles
 * are made when the dialog is wanted, which takes a phone three times as long as to open it. Stands in a hidden
 * `Activity`, so that none of its effects run: nothing is fetched or focused.
 */
export function Rehearsal() {
  const [nowhere] = useState(() => document.createElement('div'));
  return createPortal(
    <>
      <DialogTitle />
      <DialogContent dividers>
        <AuthDialogContent open={false} mode="login" onMode={NOTHING} onClose={NOTHING} />
      </DialogContent>
    </>,
    nowhere,
  );
}

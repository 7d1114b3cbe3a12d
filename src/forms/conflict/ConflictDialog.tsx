import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId } from 'react';

interface ConflictDialogProps {
  readonly title: string;
  readonly text: string;
  /** Without it the dialog stays until something is chosen. */
  readonly onClose?: () => void;
  readonly actions?: ReactNode;
  /** Both versions, where there is more to see than the text says. */
  readonly children?: ReactNode;
}

/** Somebody changed the same meanwhile: asks what counts. */
export function ConflictDialog({ title, text, onClose, actions, children }: ConflictDialogProps) {
  const id = useId();
  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth={children !== undefined}
      maxWidth="sm"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`} sx={{ overflowWrap: 'anywhere' }}>
          {text}
        </DialogContentText>
        {children}
      </DialogContent>
      {actions !== undefined && <DialogActions>{actions}</DialogActions>}
    </Dialog>
  );
}

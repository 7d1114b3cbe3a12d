import DialogContentText from '@mui/material/DialogContentText';
import { type ReactNode, useId } from 'react';
import { AppDialog } from '@/ui/dialog/AppDialog';

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
    <AppDialog title={title} onClose={() => onClose?.()} describedBy={id} actions={actions}>
      <DialogContentText id={id}>{text}</DialogContentText>
      {children}
    </AppDialog>
  );
}

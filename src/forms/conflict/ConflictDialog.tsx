import DialogContentText from '@mui/material/DialogContentText';
import { type ReactNode, useId } from 'react';
import { AppDialog } from '@/ui/dialog/AppDialog';

interface ConflictDialogProps {
  /** Default: open as long as it is rendered. */
  readonly open?: boolean;
  readonly title: string;
  readonly text: string;
  /** Without it the dialog stays open until the person chooses. */
  readonly onClose?: () => void;
  /** See AppDialog. */
  readonly leavesFocus?: boolean;
  readonly actions?: ReactNode;
  /** Both versions, if they contain more than the text says. */
  readonly children?: ReactNode;
}

/** Asks which version to keep after somebody else changed the same record. */
export function ConflictDialog({
  open = true,
  title,
  text,
  onClose,
  leavesFocus = false,
  actions,
  children,
}: ConflictDialogProps) {
  const id = useId();
  return (
    <AppDialog
      open={open}
      title={title}
      onClose={() => onClose?.()}
      leavesFocus={leavesFocus}
      describedBy={id}
      actions={actions}
    >
      <DialogContentText id={id}>{text}</DialogContentText>
      {children}
    </AppDialog>
  );
}

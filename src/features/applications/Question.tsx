import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId } from 'react';

interface QuestionProps {
  readonly open: boolean;
  readonly title: string;
  readonly text?: string;
  readonly children?: ReactNode;
  /** Begins with its verb. */
  readonly confirm: string;
  readonly cancel: string;
  readonly busy?: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Asks before something that cannot be taken back. */
export function Question(props: QuestionProps) {
  const { open, title, text, children, confirm, cancel, busy = false, onConfirm, onCancel } = props;
  const id = useId();
  return (
    <Dialog
      open={open}
      onClose={() => (busy ? undefined : onCancel())}
      aria-labelledby={id}
      fullWidth
      maxWidth="sm"
    >
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent sx={{ overflowWrap: 'anywhere' }}>
        {text}
        {children}
      </DialogContent>
      <DialogActions>
        <Button onClick={onCancel} disabled={busy}>
          {cancel}
        </Button>
        <Button variant="contained" onClick={onConfirm} disabled={busy} loading={busy ? true : null}>
          {confirm}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

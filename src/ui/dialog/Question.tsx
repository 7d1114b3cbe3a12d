import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { AppDialog } from './AppDialog';

interface QuestionProps {
  readonly open: boolean;
  readonly title: string;
  readonly text?: string;
  readonly children?: ReactNode;
  /** The text of the button. It begins with a verb. */
  readonly confirm: string;
  readonly cancel: string;
  readonly busy?: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** A dialog that asks before an action that cannot be undone. */
export function Question(props: QuestionProps) {
  const { open, title, text, children, confirm, cancel, busy = false, onConfirm, onClose } = props;
  return (
    <AppDialog
      open={open}
      title={title}
      onClose={onClose}
      busy={busy}
      actions={
        <>
          <Button onClick={onClose} disabled={busy}>
            {cancel}
          </Button>
          <Button variant="contained" onClick={onConfirm} disabled={busy} loading={busy ? true : null}>
            {confirm}
          </Button>
        </>
      }
    >
      {text}
      {children}
    </AppDialog>
  );
}

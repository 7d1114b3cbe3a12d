import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { FormAlert } from '@/forms/FormAlert';
import { useButtonRequest } from '@/forms/useButtonRequest';
import { BusyButton } from '@/ui/page/BusyButton';
import { AppDialog } from '@/ui/dialog/AppDialog';

interface ConfirmDialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly children: ReactNode;
  /** The text of the button. It names the action, and is never 'OK'. */
  readonly action: string;
  readonly onConfirm: (signal: AbortSignal) => Promise<unknown>;
  /** Called after the action succeeded. */
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/**
 * Asks before an action that cannot be undone. A failure is shown in the dialog, and the action can be tried
 * again.
 */
export function ConfirmDialog({
  open,
  title,
  children,
  action,
  onConfirm,
  onDone,
  onClose,
}: ConfirmDialogProps) {
  const { t } = useTranslation('words');
  const { request, abort, summary, busy } = useButtonRequest();
  const id = useId();

  const leave = () => {
    abort();
    summary.clear();
    onClose();
  };
  const confirm = () =>
    request(onConfirm, () => {
      onDone();
      onClose();
    });

  return (
    <AppDialog
      open={open}
      title={title}
      onClose={leave}
      size="xs"
      alert
      describedBy={`${id}-text`}
      actions={
        <>
          <Button onClick={leave}>{t('cancel')}</Button>
          <BusyButton variant="contained" color="error" busy={busy} onClick={() => void confirm()}>
            {action}
          </BusyButton>
        </>
      }
    >
      <FormAlert summary={summary} />
      <Box id={`${id}-text`} sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {children}
      </Box>
    </AppDialog>
  );
}

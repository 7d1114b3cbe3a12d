import Button, { type ButtonProps } from '@mui/material/Button';
import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { SubmitButton } from './SubmitButton';

interface FormDialogActionsProps {
  /** The id of the form. */
  readonly form: string;
  /** Whether the request of the form is running. */
  readonly busy?: boolean;
  /** Whether the form was sent, so that the dialog can only be closed. */
  readonly isSent?: boolean;
  readonly color?: ButtonProps['color'];
  readonly cancelRef?: Ref<HTMLButtonElement>;
  readonly onCancel: () => void;
  /** The text of the button that sends the form. */
  readonly children: ReactNode;
}

/** The buttons of a dialog with a form: 'Cancel', and the one that sends the form. */
export function FormDialogActions(props: FormDialogActionsProps) {
  const { form, busy = false, isSent = false, color = 'primary', cancelRef, onCancel, children } = props;
  const { t } = useTranslation('words');
  return (
    <>
      <Button onClick={onCancel} disabled={busy} ref={cancelRef}>
        {t(isSent ? 'close' : 'cancel')}
      </Button>
      {!isSent && (
        // The spinner takes the place of the text, so that the button keeps its width.
        <SubmitButton form={form} busy={busy} color={color} loadingPosition="center">
          {children}
        </SubmitButton>
      )}
    </>
  );
}

import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { StaffApplication } from '@/api/endpoints/adminApplications';
import { detailsOf, MOVE_FORMS, type MoveDetails } from '@/features/hiring/moveForm';
import { FormDialogActions } from '@/forms/FormDialogActions';
import { Field } from '@/forms/Field';
import { Form } from '@/forms/Form';
import { useForm } from '@/forms/useForm';
import { formatNumber } from '@/i18n/format';
import { AppDialog } from '@/ui/dialog/AppDialog';
import { BidiText } from '@/ui/text/BidiText';
import { SEPARATOR } from '@/ui/text/separator';

interface RejectDialogProps {
  readonly open: boolean;
  readonly items: readonly StaffApplication[];
  readonly onClose: () => void;
  readonly onReject: (outcome: NonNullable<MoveDetails['outcome']>) => void;
}

/** The most names that are listed; the others are counted. */
const NAMED = 3;

/** Asks for the reason when several applications are rejected at once. */
export function RejectDialog({ open, items, onClose, onReject }: RejectDialogProps) {
  const { t } = useTranslation('hiring');
  const form = useForm(MOVE_FORMS.rejected, {
    id: 'reject',
    send: (sent) => Promise.resolve(detailsOf('rejected', sent)),
    onDone: ({ outcome }) => outcome && onReject(outcome),
  });
  const count = items.length;
  const more = count - NAMED;
  return (
    <AppDialog
      open={open}
      title={t('rejectTitle', { count, shown: formatNumber(count) })}
      onClose={onClose}
      size={520}
      actions={
        <FormDialogActions form="reject-form" color="error" onCancel={onClose}>
          {t('rejectConfirm', { count, shown: formatNumber(count) })}
        </FormDialogActions>
      }
    >
      <Box component="ul" sx={{ m: 0, mb: 2, paddingInlineStart: 2.5, overflowWrap: 'anywhere' }}>
        {items.slice(0, NAMED).map(({ id, applicantName, jobTitle }) => (
          <li key={id}>
            <BidiText>{applicantName}</BidiText>
            {SEPARATOR}
            <BidiText>{jobTitle}</BidiText>
          </li>
        ))}
        {more > 0 && <li>{t('andMore', { count: more, shown: formatNumber(more) })}</li>}
      </Box>
      <Form submission={form} id="reject-form">
        <Field of={form.of} name="reason" />
        <Field of={form.of} name="message" />
      </Form>
    </AppDialog>
  );
}

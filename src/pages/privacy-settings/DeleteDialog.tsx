import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { privacy } from '@/api/endpoints/privacy';
import { queryClient, queryOptionsFor } from '@/api/queries';
import { send } from '@/api/send';
import { COOLING_OFF_DAYS } from '@/config/limits';
import { addDays, today } from '@/eligibility/calendar';
import { ApiError } from '@/errors/ApiError';
import { Bound, type FieldsOf } from '@/forms/Bound';
import { CheckInput } from '@/forms/fields/CheckInput';
import { FIELD_GAP } from '@/forms/fields/FieldFrame';
import { PasswordInput } from '@/forms/fields/PasswordInput';
import { Form } from '@/forms/Form';
import { problemsOf } from '@/forms/problems';
import { SubmitButton } from '@/forms/SubmitButton';
import { useFormSubmission } from '@/forms/useFormSubmission';
import { formatDate } from '@/i18n/format';
import { AppDialog } from '@/ui/dialog/AppDialog';
import { Text } from '@/ui/text/Text';

interface DeleteDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onRequested: () => void;
}

/** Asks for the password before the 30 days to the deletion begin. */
export function DeleteDialog({ open, onClose, onRequested }: DeleteDialogProps) {
  const { t } = useTranslation('privacy');
  return (
    <AppDialog open={open} title={t('nav.delete')} onClose={onClose} size="xs" whole>
      {open && <Request onClose={onClose} onRequested={onRequested} />}
    </AppDialog>
  );
}

const NOTHING = { password: '', understood: false };

function Request({ onClose, onRequested }: Omit<DeleteDialogProps, 'open'>) {
  const { t } = useTranslation(['privacy', 'words', 'fields']);
  const prefix = useId();
  const form = useForm({ defaultValues: NOTHING });
  const submission = useFormSubmission(form, {
    fields: ['password', 'understood'],
    check: ({ password, understood }, { say }) =>
      say(
        problemsOf({
          password: password === '' ? { key: 'privacy:delete.passwordMissing' } : undefined,
          understood: understood ? undefined : { key: 'privacy:delete.understandMissing' },
        }),
        (wrong, texts) => wrong.map((field) => texts.get(field) ?? ''),
      ),
    send: ({ password }, signal) => send(privacy.requestDeletion, { body: { password }, signal }),
    onDone: (request) => {
      queryClient().setQueryData(queryOptionsFor(privacy.deletion).queryKey, request);
      onRequested();
      onClose();
    },
    explain: (error, texts) => {
      if (!(error instanceof ApiError) || error.status !== 422) return texts;
      const summary = t('delete.wrongPassword');
      return { summary, fields: new Map([['password', summary]]) };
    },
  });
  const { busy, errors } = submission;
  const end = formatDate(addDays(today(), COOLING_OFF_DAYS));
  const of: FieldsOf<typeof NOTHING> = {
    control: form.control,
    frame: (name) => ({
      id: `${prefix}-${name}`,
      label: t('delete.understand', { date: end }),
      error: errors.of(name),
    }),
  };
  return (
    <Form submission={submission} sx={{ display: 'contents' }}>
      <DialogContent>
        <Box sx={{ display: 'grid', gap: FIELD_GAP }}>
          <Text quiet>{t('delete.text')}</Text>
          <PasswordInput
            id={`${prefix}-password`}
            label={t('fields:password')}
            autoComplete="current-password"
            disabled={busy}
            error={errors.of('password')}
            field={form.register('password')}
          />
          <Bound of={of} name="understood">
            {({ value, ...field }) => <CheckInput {...field} disabled={busy} checked={value} required />}
          </Bound>
        </Box>
      </DialogContent>
      <DialogActions sx={{ gap: 1 }}>
        <Button onClick={onClose}>{t('words:cancel')}</Button>
        <SubmitButton busy={busy}>{t('delete.request')}</SubmitButton>
      </DialogActions>
    </Form>
  );
}

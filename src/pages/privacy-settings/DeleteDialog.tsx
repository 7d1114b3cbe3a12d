import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { privacy } from '@/api/endpoints/privacy';
import { queryClient, queryOptionsFor } from '@/api/queries';
import { send } from '@/api/send';
import { COOLING_OFF_DAYS } from '@/config/limits';
import { addDays, today } from '@/eligibility/calendar';
import { ApiError } from '@/errors/ApiError';
import { defineForm } from '@/forms/defineForm';
import { Field } from '@/forms/Field';
import { FieldStack } from '@/forms/Fields';
import { Form } from '@/forms/Form';
import { PasswordInput } from '@/forms/fields/PasswordInput';
import type { OwnKind } from '@/forms/kinds/kind';
import { SubmitButton } from '@/forms/SubmitButton';
import { useForm } from '@/forms/useForm';
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

const PASSWORD: OwnKind<string, string> = {
  read: () => null,
  typed: () => '',
  blank: '',
  check: (typed) => ({ value: typed }),
  isExact: true,
  Cell: () => null,
  Field: (field) => <PasswordInput {...field} autoComplete="current-password" />,
};
const REQUEST = defineForm({
  labels: 'fields',
  fields: {
    password: { kind: PASSWORD },
    understood: { kind: 'check', label: 'privacy:delete.understand', required: true },
  },
  rules: ({ password, understood }) => ({
    password: password === '' ? { key: 'privacy:delete.passwordMissing' } : undefined,
    understood: understood === true ? undefined : { key: 'privacy:delete.understandMissing' },
  }),
});

function Request({ onClose, onRequested }: Omit<DeleteDialogProps, 'open'>) {
  const { t } = useTranslation(['privacy', 'words']);
  const form = useForm(REQUEST, {
    id: useId(),
    summarize: (wrong, texts) => wrong.map((field) => texts.get(field) ?? ''),
    send: ({ password }, signal) =>
      send(privacy.requestDeletion, { body: { password: password ?? '' }, signal }),
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
  const end = formatDate(addDays(today(), COOLING_OFF_DAYS));
  return (
    <Form submission={form} sx={{ display: 'contents' }}>
      <DialogContent>
        <FieldStack>
          <Text quiet>{t('delete.text')}</Text>
          <Field of={form.of} name="password" />
          <Field of={form.of} name="understood" label={t('delete.understand', { date: end })} />
        </FieldStack>
      </DialogContent>
      <DialogActions sx={{ gap: 1 }}>
        <Button onClick={onClose}>{t('words:cancel')}</Button>
        <SubmitButton busy={form.busy}>{t('delete.request')}</SubmitButton>
      </DialogActions>
    </Form>
  );
}

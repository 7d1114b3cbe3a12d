import Box from '@mui/material/Box';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useQuery } from '@tanstack/react-query';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useId, useRef, useState } from 'react';
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
import { SubmitButton } from '@/forms/SubmitButton';
import { useFormSubmission } from '@/forms/useFormSubmission';
import { pathOf } from '@/routing/routes';
import { formatDate } from '@/i18n/format';
import { sentenceGap } from '@/i18n/punctuation';
import { useAccount } from '@/identity/session/useAccount';
import { Surface } from '@/ui/card/Surface';
import { AppDialog } from '@/ui/dialog/AppDialog';
import { QueryState } from '@/ui/loading/QueryState';
import { readState } from '@/ui/loading/readState';
import { RowsSkeleton } from '@/ui/loading/Skeletons';
import { AppLink } from '@/ui/page/AppLink';
import { Section } from '@/ui/page/Section';
import { useFocusNext } from '@/ui/focusNext';
import { Text } from '@/ui/text/Text';
import { WriteToUs } from './WriteToUs';

interface DeleteDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onRequested: () => void;
}

/** Asks for the password before the 30 days to the deletion begin. */
function DeleteDialog({ open, onClose, onRequested }: DeleteDialogProps) {
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
    check: ({ password, understood }, errors, summary) => {
      summary.clear();
      const wrong = new Map<string, string>();
      if (password === '') wrong.set('password', t('delete.passwordMissing'));
      if (!understood) wrong.set('understood', t('delete.understandMissing'));
      return errors.mark(wrong).length === 0;
    },
    send: ({ password }, signal) => send(privacy.requestDeletion, { body: { password }, signal }),
    onDone: (request) => {
      queryClient().setQueryData(queryOptionsFor(privacy.deletion).queryKey, request);
      onRequested();
      onClose();
    },
    onFailed: (error) => {
      if (!(error instanceof ApiError) || error.status !== 422) return false;
      submission.errors.mark(new Map([['password', t('delete.wrongPassword')]]));
      return true;
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

/** Deletes the account: requested with the password, and can be undone for 30 days. */
export function DeleteSection() {
  const { t } = useTranslation('privacy');
  const state = readState(useQuery(queryOptionsFor(privacy.deletion)));
  const [open, setOpen] = useState(false);
  const [requested, setRequested] = useState(false);
  return (
    <Section id="delete" title={t('nav.delete')} lead={t('delete.lead')}>
      <Surface>
        <QueryState
          state={state}
          skeleton={<RowsSkeleton rows={1} height={48} />}
          failed={t('delete.failed')}
          notOffered={<WriteToUs />}
        >
          {({ status, requestedAt }) =>
            status === 'pending' ? (
              <Requested at={requestedAt} takesFocus={requested} />
            ) : (
              <Ask onAsk={() => setOpen(true)} />
            )
          }
        </QueryState>
      </Surface>
      <DeleteDialog open={open} onClose={() => setOpen(false)} onRequested={() => setRequested(true)} />
    </Section>
  );
}

function Requested({ at, takesFocus }: { readonly at: string | null; readonly takesFocus: boolean }) {
  const { t } = useTranslation('privacy');
  const text = useRef<HTMLParagraphElement>(null);
  // Runs after the closed dialog has tried to return the focus to the button that is gone.
  useFocusNext(() => text.current?.focus({ preventScroll: true }), takesFocus);
  return (
    <Text ref={text} tabIndex={-1}>
      {at === null
        ? t('delete.pending')
        : t('delete.pendingSince', { date: formatDate(at, { dateStyle: 'long' }) })}
    </Text>
  );
}

/** People who sign in with another service have no password, so it cannot be asked for. */
function Ask({ onAsk }: { readonly onAsk: () => void }) {
  const { t } = useTranslation('privacy');
  const { data: account } = useAccount();
  if (account?.hasPassword === false) {
    return (
      <>
        {t('delete.noPassword')}
        {sentenceGap()}
        <Link component={AppLink} to={`${pathOf('settings')}#password`}>
          {t('delete.setPassword')}
        </Link>
      </>
    );
  }
  return (
    <Button variant="outlined" color="error" onClick={onAsk}>
      {t('nav.delete')}
    </Button>
  );
}

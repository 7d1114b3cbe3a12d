import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { jobs } from '@/api/endpoints/jobs';
import { send } from '@/api/send';
import { JOB_LIMITS, REPORT_REASONS } from '@/config/jobs';
import { CONTACT } from '@/config/marketing';
import { isAbsent } from '@/errors/ApiError';
import { useJobViewer } from '@/features/jobs/viewer';
import { Bound, type FieldsOf } from '@/forms/Bound';
import { Form } from '@/forms/Form';
import { ChoiceInput } from '@/forms/fields/ChoiceInput';
import { TextArea } from '@/forms/fields/TextArea';
import { TextInput } from '@/forms/fields/TextInput';
import { SubmitButton } from '@/forms/SubmitButton';
import { useFormSubmission } from '@/forms/useFormSubmission';
import type { TextKey } from '@/i18n/textKey';
import { EmailLink } from '@/ui/page/EmailLink';
import { AppDialog } from '@/ui/dialog/AppDialog';
import { StatusRegion } from '@/ui/text/StatusRegion';
import { isEmail } from '@/validation/rules';

interface ReportDialogProps {
  readonly id: string;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The form that reports a problem with a job. Without the endpoint it shows the address to write to. */
export function ReportDialog({ id, open, onClose }: ReportDialogProps) {
  const { t } = useTranslation('jobs');
  return (
    <AppDialog open={open} title={t('report.title')} onClose={onClose} whole>
      {open && <Report id={id} onClose={onClose} />}
    </AppDialog>
  );
}

const NOTHING = { reason: '', text: '', email: '' };
const LABELS = {
  reason: 'fields:reason',
  text: 'jobs:report.text',
  email: 'fields:email',
} as const satisfies Readonly<Record<keyof typeof NOTHING, TextKey>>;

function Report({ id, onClose }: Omit<ReportDialogProps, 'open'>) {
  const { t } = useTranslation(['jobs', 'words', 'fields', 'forms']);
  const { userId } = useJobViewer();
  const prefix = useId();
  const [end, setEnd] = useState<'thanks' | 'notOffered' | null>(null);
  const form = useForm({ defaultValues: NOTHING });
  const submission = useFormSubmission(form, {
    fields: ['reason', 'text', 'email'],
    check: ({ reason, text, email }, errors) => {
      const wrong = new Map<string, string>();
      if (reason === '') wrong.set('reason', t('report.reasonMissing'));
      if (reason === 'other' && text.trim() === '') wrong.set('text', t('report.textMissing'));
      if (Array.from(text).length > JOB_LIMITS.report)
        wrong.set('text', t('report.textLong', { count: JOB_LIMITS.report }));
      if (email.trim() !== '' && !isEmail(email)) wrong.set('email', t('forms:fieldErrors.email'));
      return errors.refuse(wrong);
    },
    send: ({ reason, text, email }, signal) =>
      send(jobs.report, {
        path: { id },
        body: {
          reason: REPORT_REASONS.find((each) => each === reason) ?? 'other',
          ...(text.trim() === '' ? {} : { text: text.trim() }),
          ...(email.trim() === '' ? {} : { email: email.trim() }),
        },
        signal,
      }),
    onDone: () => setEnd('thanks'),
    onFailed: (error) => {
      const absent = isAbsent(error);
      if (absent) setEnd('notOffered');
      return absent;
    },
  });
  const of: FieldsOf<typeof NOTHING> = {
    control: form.control,
    frame: (name) => ({
      id: `${prefix}-${name}`,
      label: t(LABELS[name]),
      error: submission.errors.of(name),
    }),
  };
  if (end !== null) {
    return (
      <>
        <DialogContent>
          <StatusRegion>
            {end === 'thanks' ? (
              t('report.thanks')
            ) : (
              <>
                {t('report.write')} <EmailLink address={CONTACT.support} />
              </>
            )}
          </StatusRegion>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{t('words:close')}</Button>
        </DialogActions>
      </>
    );
  }
  return (
    <Form submission={submission} sx={{ display: 'contents' }}>
      <DialogContent>
        <Box sx={{ display: 'grid', gap: 1 }}>
          <Bound of={of} name="reason">
            {(field) => (
              <ChoiceInput
                {...field}
                options={REPORT_REASONS.map((reason) => ({
                  value: reason,
                  name: t(`report.reasons.${reason}`),
                }))}
              />
            )}
          </Bound>
          <Bound of={of} name="text">
            {(field) => <TextArea {...field} />}
          </Bound>
          {userId === null && (
            <Bound of={of} name="email">
              {(field) => (
                <TextInput
                  {...field}
                  hint={t('report.emailHint')}
                  type="email"
                  dir="ltr"
                  autoComplete="email"
                />
              )}
            </Bound>
          )}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('words:cancel')}</Button>
        <SubmitButton busy={submission.busy}>{t('report.send')}</SubmitButton>
      </DialogActions>
    </Form>
  );
}

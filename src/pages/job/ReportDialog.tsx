import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { jobs } from '@/api/endpoints/jobs';
import { send } from '@/api/send';
import { JOB_LIMITS, REPORT_REASONS } from '@/config/jobs';
import { EMAIL_MAX_LENGTH } from '@/config/limits';
import { CONTACT } from '@/config/marketing';
import { isAbsent } from '@/errors/ApiError';
import { useJobViewer } from '@/features/jobs/viewer';
import { defineForm } from '@/forms/defineForm';
import { Fields } from '@/forms/Fields';
import { Form } from '@/forms/Form';
import { optionsOf } from '@/forms/kinds/choice/kind';
import { SubmitButton } from '@/forms/SubmitButton';
import { useClientIds } from '@/forms/useClientIds';
import { useForm } from '@/forms/useForm';
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

const REPORT = defineForm({
  labels: 'jobs:report',
  fields: {
    reason: {
      kind: 'choice',
      label: 'fields:reason',
      options: optionsOf(REPORT_REASONS, 'jobs:report.reasons'),
    },
    text: { kind: 'long', maxLength: JOB_LIMITS.report },
    email: {
      kind: 'text',
      label: 'fields:email',
      hint: 'jobs:report.emailHint',
      maxLength: EMAIL_MAX_LENGTH,
      type: 'email',
      autoComplete: 'email',
      rule: (typed) => (isEmail(typed) ? undefined : { key: 'forms:fieldErrors.email' }),
    },
  },
  rules: ({ reason, text }) => ({
    reason: reason === '' ? { key: 'jobs:report.reasonMissing' } : undefined,
    text: reason === 'other' && text.trim() === '' ? { key: 'jobs:report.textMissing' } : undefined,
  }),
});

function Report({ id, onClose }: Omit<ReportDialogProps, 'open'>) {
  const { t } = useTranslation(['jobs', 'words']);
  const { userId } = useJobViewer();
  const clientIds = useClientIds();
  const [end, setEnd] = useState<'thanks' | 'notOffered' | null>(null);
  const form = useForm(REPORT, {
    id: useId(),
    send({ reason, text, email }, signal) {
      const report = {
        reason: reason ?? 'other',
        ...(text === null ? {} : { text }),
        ...(email === null ? {} : { email }),
      };
      const body = { ...report, clientId: clientIds.of(JSON.stringify(report)) };
      return send(jobs.report, { path: { id }, body, signal });
    },
    onDone: () => setEnd('thanks'),
    onFailed: (error) => {
      const absent = isAbsent(error);
      if (absent) setEnd('notOffered');
      return absent;
    },
  });
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
    <Form submission={form} sx={{ display: 'contents' }}>
      <DialogContent>
        <Fields of={form.of} names={userId === null ? form.of.fields : ['reason', 'text']} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('words:cancel')}</Button>
        <SubmitButton busy={form.busy}>{t('report.send')}</SubmitButton>
      </DialogActions>
    </Form>
  );
}

import { useQuery } from '@tanstack/react-query';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { auth } from '@/api/endpoints/auth';
import { type Job, jobs } from '@/api/endpoints/jobs';
import { queryOptionsFor, send } from '@/api/queries';
import { areaIsOn } from '@/config/areas';
import { pathOf } from '@/routing/routes';
import { ApiError } from '@/errors/ApiError';
import { userMessage } from '@/errors/normaliser';
import { tooManyRequests, serverDetail } from '@/errors/refusals';
import { jobSegment } from '@/features/jobs/slug';
import { FormAlert } from '@/forms/FormAlert';
import { useButtonRequest } from '@/forms/useButtonRequest';
import { formatDate } from '@/i18n/format';
import { useMessage } from '@/i18n/useMessage';
import type { SessionUser } from '@/storage/sessionUser';
import { focusAround } from '@/ui/focusNext';
import { AppLink } from '@/ui/page/AppLink';
import { BusyButton } from '@/ui/page/BusyButton';
import { BidiText } from '@/ui/text/BidiText';
import type { Refusal } from './sendApplication';

interface RefusalNoticeProps {
  readonly refusal: Refusal | null;
  readonly job: Job;
  readonly user: SessionUser;
  /** True when the account's e-mail address is not confirmed, which may be the reason of a 403. */
  readonly unverified: boolean;
}

/** Why the application was refused, and what to do. */
export function RefusalNotice({ refusal, job, user, unverified }: RefusalNoticeProps) {
  const { t } = useTranslation(['applications', 'terms']);
  const say = useMessage();
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (refusal !== null) alert.current?.focus();
  }, [refusal]);
  if (refusal === null) return null;
  const error = refusal.kind === 'other' ? refusal.error : undefined;
  const isForbidden = error instanceof ApiError && error.status === 403;
  const hurry = tooManyRequests(error);
  const detail = hurry === null ? null : serverDetail(error);
  const text = {
    unclear: () => t('apply.unclear'),
    applied: () => t('apply.applied'),
    closed: () =>
      refusal.kind === 'closed' && refusal.at !== null
        ? t('apply.closedOn', { date: formatDate(refusal.at) })
        : t('apply.closed'),
    profileChanged: () => t('apply.profileChanged'),
    other: () => say(hurry ?? userMessage(error)),
  }[refusal.kind]();
  return (
    <Alert
      ref={alert}
      severity={refusal.kind === 'applied' ? 'info' : refusal.kind === 'profileChanged' ? 'warning' : 'error'}
      role="alert"
      tabIndex={-1}
      sx={{ overflowWrap: 'anywhere' }}
    >
      {text}
      {detail !== null && <Box sx={{ mt: 1, fontSize: '0.875rem' }}>{say(detail)}</Box>}
      {refusal.kind === 'applied' && refusal.id !== null && areaIsOn('applications') && (
        <Box sx={{ mt: 1 }}>
          <Button variant="outlined" component={AppLink} to={pathOf('application', { id: refusal.id })}>
            {t('terms:seeYourApplication')}
          </Button>
        </Box>
      )}
      {refusal.kind === 'closed' && <Similar jobId={job.id} />}
      {unverified && isForbidden && <Resend email={user.email} />}
    </Alert>
  );
}

/** Open jobs similar to the closed one. Renders nothing when there are none. */
function Similar({ jobId }: { readonly jobId: string }) {
  const { t } = useTranslation('applications');
  const { data = [] } = useQuery(queryOptionsFor(jobs.similar, { path: { id: jobId }, query: { limit: 3 } }));
  if (data.length === 0) return null;
  return (
    <Box sx={{ mt: 1 }}>
      {t('apply.similar')}
      <Box component="ul" sx={{ margin: 0, paddingInlineStart: '1.25em' }}>
        {data.map((each) => (
          <li key={each.id}>
            <AppLink to={`${pathOf('jobs')}/${jobSegment(each)}`}>
              <BidiText>{each.title}</BidiText>
            </AppLink>
          </li>
        ))}
      </Box>
    </Box>
  );
}

/** A button that sends the confirmation link again. */
function Resend({ email }: { readonly email: string }) {
  const { t } = useTranslation(['applications', 'terms']);
  const { request, summary, busy } = useButtonRequest();
  const [isSent, setSent] = useState(false);
  const resend = (currentTarget: Element) =>
    request(
      (signal) => send(auth.resendVerification, { body: { email }, signal }),
      () => {
        setSent(true);
        // The button is gone now.
        focusAround({ currentTarget });
      },
    );
  if (isSent) return <Box sx={{ mt: 1 }}>{t('apply.resent')}</Box>;
  return (
    <Box sx={{ mt: 1 }}>
      <FormAlert summary={summary} />
      <BusyButton variant="outlined" busy={busy} onClick={({ currentTarget }) => void resend(currentTarget)}>
        {t('terms:resendLink')}
      </BusyButton>
    </Box>
  );
}

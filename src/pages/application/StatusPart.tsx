import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { isRecord } from '@/api/answer';
import { type Application, applications } from '@/api/endpoints/applications';
import { jobs } from '@/api/endpoints/jobs';
import { queryOptionsFor, send } from '@/api/queries';
import { date } from '@/api/scalars';
import { areaIsOn } from '@/config/areas';
import { CONTACT } from '@/config/marketing';
import { DAY } from '@/config/time';
import type { OneApplication } from '@/features/applications/applicationReads';
import { StatusSentence } from '@/features/applications/StatusSentence';
import { waitOf } from '@/features/applications/wait';
import { WaitMeter } from '@/features/applications/WaitMeter';
import { isConflict, storedRecord } from '@/forms/saving/conflict';
import { formatDate } from '@/i18n/format';
import { pathOf } from '@/routing/routes';
import { TitledCard } from '@/ui/card/TitledCard';
import { focusIfLost } from '@/ui/focusNext';
import { AppLink } from '@/ui/page/AppLink';
import { useNow } from '@/ui/useNow';
import { ChangeProblem, STATUS_ID, useChange } from './useChange';

const WEEK = 7 * DAY;
/** A status that this app does not know may be one long word. */
const COLUMN_SX = { display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' } as const;

/** The status, the usual waiting time, and the actions. */
export function StatusPart({ application, isPlain }: OneApplication) {
  const { t } = useTranslation(['applications', 'words', 'fields']);
  const now = useNow();
  const wait = now === null ? null : waitOf(application, now);
  return (
    <TitledCard title={t('fields:status')}>
      <Box sx={COLUMN_SX}>
        {/* The margin keeps the heading of the card in view, too. */}
        <Box id={STATUS_ID} tabIndex={-1} sx={{ ...COLUMN_SX, scrollMarginBlockStart: '64px' }}>
          <StatusSentence application={application} withNext />
        </Box>
        {now !== null && <WaitMeter application={application} now={now} />}
        {now !== null && wait?.isOver === true && (
          <Nudge application={application} isPlain={isPlain} now={now} />
        )}
        {application.status === 'withdrawn' && areaIsOn('apply') && <Again application={application} />}
        {application.status === 'draft' && areaIsOn('apply') && (
          <Box>
            <Button
              variant="contained"
              component={AppLink}
              to={pathOf('newApplication', { job: application.jobId })}
            >
              {t('words:continue')}
            </Button>
          </Box>
        )}
      </Box>
    </TitledCard>
  );
}

const day = (at: number): string => formatDate(at, { dateStyle: 'long' });

/**
 * Asks the agency for news, at most once in seven days. Without an endpoint for it, the e-mail address is
 * shown.
 */
function Nudge({ application, isPlain, now }: OneApplication & { readonly now: number }) {
  const { t } = useTranslation('applications');
  const change = useChange();
  const part = useRef<HTMLDivElement>(null);
  const { id, nextNudgeAt, jobTitle, reference } = application;
  const next = Date.parse(nextNudgeAt ?? '');
  if (next > now) {
    return (
      <Box ref={part} tabIndex={-1} aria-live="polite">
        {t('nudge.asked', { asked: day(next - WEEK), again: day(next) })}
      </Box>
    );
  }
  const ask = async () => {
    await change.run(() =>
      send(applications.nudge, { path: { id }, body: {} }).catch((error: unknown) => {
        // It was asked for in another window: the refusal says when it can be asked for again.
        const again = isConflict(error) && isRecord(error.body) ? date.parse(error.body.nextNudgeAt) : null;
        if (again === null) throw error;
        return { ...(storedRecord(error, applications.byId.read) ?? application), nextNudgeAt: again };
      }),
    );
    focusIfLost(() => part.current);
  };
  const subject = encodeURIComponent(t('nudge.subject', { title: jobTitle, reference: reference ?? id }));
  return (
    <Box ref={part} tabIndex={-1} className="vt-no-print">
      {isPlain || change.isMissing ? (
        <Button variant="outlined" component={AppLink} to={`mailto:${CONTACT.support}?subject=${subject}`}>
          {t('nudge.ask')}
        </Button>
      ) : (
        <Button variant="outlined" disabled={change.busy} onClick={() => void ask()}>
          {t('nudge.ask')}
        </Button>
      )}
      {!change.isMissing && <ChangeProblem change={change} />}
    </Box>
  );
}

/** The link for applying again, while the job is open. */
function Again({ application: { jobId } }: { readonly application: Application }) {
  const { t } = useTranslation('terms');
  const { data: job } = useQuery(queryOptionsFor(jobs.byId, { path: { id: jobId } }));
  if (job === undefined || job.status === 'closed') return null;
  return (
    <Box className="vt-no-print">
      <Button variant="outlined" component={AppLink} to={pathOf('newApplication', { job: jobId })}>
        {t('applyAgain')}
      </Button>
    </Box>
  );
}

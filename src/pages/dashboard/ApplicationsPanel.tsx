import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { areaIsOn } from '@/config/areas';
import { firstApplications } from '@/features/applications/applicationReads';
import { addressOf, goesOn, type OnItsWay, onTheirWay, STAGES } from '@/features/applications/stages';
import { useStatusWords } from '@/features/applications/StatusSentence';
import { formatDate, formatNumber, formatRelative } from '@/i18n/format';
import { pathOf } from '@/routing/routes';
import { EmptyState } from '@/ui/loading/EmptyState';
import { QueryState } from '@/ui/loading/QueryState';
import { dataOf, readState } from '@/ui/loading/readState';
import { RowsSkeleton } from '@/ui/loading/Skeletons';
import { AppLink } from '@/ui/page/AppLink';
import { RoutesDrawing } from '@/ui/page/RoutesDrawing';
import { BidiText } from '@/ui/text/BidiText';
import { DataText } from '@/ui/text/DataText';
import { PlainList } from '@/ui/text/PlainList';
import { Text } from '@/ui/text/Text';
import { VisuallyHidden } from '@/ui/text/VisuallyHidden';
import { useNow } from '@/ui/useNow';
import { Panel } from './Panel';

/** One application: the job, the status, and its stages as a line. */
function ApplicationRoute({ application, stage, step }: OnItsWay) {
  const { t } = useTranslation(['dashboard', 'words', 'terms']);
  const { sentenceOf } = useStatusWords();
  const name = t(`terms:${stage}`);
  return (
    <Box
      component="li"
      sx={{
        paddingBlock: 2,
        '& + &': { borderBlockStart: '1px solid', borderColor: 'divider' },
        '&:first-of-type': { paddingBlockStart: 0 },
        '&:last-of-type': { paddingBlockEnd: 0 },
      }}
    >
      <Box
        component="h3"
        // A title in another script than the page is cut at its own end.
        dir="auto"
        title={application.jobTitle}
        sx={{
          typography: 'subtitle1',
          lineHeight: 1.5,
          margin: 0,
          display: '-webkit-box',
          WebkitBoxOrient: 'vertical',
          WebkitLineClamp: '2',
          overflow: 'hidden',
          textAlign: 'left',
          // In a right-to-left page the browser puts the ellipsis of Latin text outside its line.
          paddingInlineEnd: '1em',
          marginInlineEnd: '-1em',
        }}
      >
        <Way application={application} />
      </Box>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          flexDirection: { xs: 'column', sm: 'row' },
          columnGap: 1,
          color: 'text.secondary',
          fontSize: '0.875rem',
        }}
      >
        {application.company !== '' && (
          <>
            <span>
              <BidiText>{application.company}</BidiText>
            </span>
            <Box component="span" aria-hidden sx={{ display: { xs: 'none', sm: 'inline' } }}>
              ·
            </Box>
          </>
        )}
        <Changed at={application.updatedAt} />
      </Box>
      {stage === 'offer' && application.offer?.expiresAt && (
        <Text small sx={{ fontWeight: 600 }}>
          {t('applications.offerUntil', {
            date: formatDate(application.offer.expiresAt, { dateStyle: 'long' }),
          })}
        </Text>
      )}
      {stage === 'interview' && (
        <Text small sx={{ fontWeight: 600 }}>
          {sentenceOf(application)}
        </Text>
      )}
      {goesOn(application) && (
        <Text small>
          <Link component={AppLink} to={addressOf(application)}>
            {t('words:continue')}
          </Link>
        </Text>
      )}
      <VisuallyHidden>
        {t('applications.step', {
          stage: name,
          step: formatNumber(step),
          steps: formatNumber(STAGES.length),
        })}
      </VisuallyHidden>
      <Box aria-hidden sx={{ marginBlockStart: 0.5 }}>
        <RoutesDrawing variant="progress" steps={STAGES.length} reached={step} />
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: `repeat(${STAGES.length}, minmax(0, 1fr))`,
            fontSize: '0.75rem',
            lineHeight: 1.4,
            textAlign: 'center',
            color: 'text.secondary',
            '& > .now': { color: 'text.primary', fontWeight: 600 },
            // On a phone the five names do not fit side by side in every language, so only the present one is
            // shown.
            '& > :not(.now) > span': { display: { xs: 'none', sm: 'inline' } },
            '& > .now > span': { display: 'inline-block', marginInline: { xs: '-24px', sm: 0 } },
          }}
        >
          {STAGES.map((each) => (
            <div key={each} className={each === stage ? 'now' : undefined}>
              <span>{t(`terms:${each}`)}</span>
            </div>
          ))}
        </Box>
      </Box>
    </Box>
  );
}

/** The job title, as a link to the application when that page is switched on. */
function Way({ application }: Pick<OnItsWay, 'application'>) {
  const title = <DataText>{application.jobTitle}</DataText>;
  if (!areaIsOn('applications')) return title;
  return (
    <Box component={AppLink} to={addressOf(application)} sx={{ color: 'inherit' }}>
      {title}
    </Box>
  );
}

/** How long ago the application changed. Empty until hydration, because a prerendered page has no clock. */
function Changed({ at }: { readonly at: string | null }) {
  const { t } = useTranslation('dashboard');
  const now = useNow();
  if (at === null) return <span>–</span>;
  return <span>{now === null ? '' : t('applications.changed', { when: formatRelative(at, now) })}</span>;
}

const SHOWN = 4;

/** The applications in progress, each with its stages. */
export function ApplicationsPanel() {
  const { t } = useTranslation(['dashboard', 'words', 'terms']);
  const part = readState(useQuery(firstApplications()));
  const running = onTheirWay(dataOf(part)?.data ?? []);
  const hidden = running.length - SHOWN;
  return (
    <Panel
      title={t('applications.title')}
      action={
        running.length > 0 && (
          <Button size="small" component={AppLink} to={pathOf('applications')}>
            {t('terms:allApplications')}
          </Button>
        )
      }
    >
      <QueryState
        state={part}
        failed={t('terms:applicationsFailed')}
        skeleton={<RowsSkeleton rows={3} height={132} />}
        isEmpty={() => running.length === 0}
        empty={
          <EmptyState
            level={3}
            title={t('terms:noApplicationsYet')}
            text={t('applications.emptyText')}
            action={
              <Button variant="outlined" component={AppLink} to={pathOf('jobs')}>
                {t('words:browseJobs')}
              </Button>
            }
          />
        }
      >
        {() => (
          <>
            <PlainList>
              {running.slice(0, SHOWN).map((each) => (
                <ApplicationRoute key={each.application.id} {...each} />
              ))}
            </PlainList>
            {hidden > 0 && (
              <Text quiet sx={{ marginBlockStart: 2 }}>
                {t('applications.more', { count: hidden, formatted: formatNumber(hidden) })}
              </Text>
            )}
          </>
        )}
      </QueryState>
    </Panel>
  );
}

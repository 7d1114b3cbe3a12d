import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { areaIsOn } from '@/config/areas';
import { pathOf } from '@/routing/routes';
import { type OnItsWay, STAGES } from '@/features/applications/stages';
import { useStatusWords } from '@/features/applications/StatusSentence';
import { formatDate, formatNumber, formatRelative } from '@/i18n/format';
import { AppLink } from '@/ui/page/AppLink';
import { BidiText } from '@/ui/text/BidiText';
import { RoutesDrawing } from '@/ui/page/RoutesDrawing';
import { VisuallyHidden } from '@/ui/text/VisuallyHidden';
import { useNow } from '@/ui/useNow';
import { Text } from '@/ui/text/Text';

/** One application: the job, the status, and its stages as a line. */
export function ApplicationRoute({ application, stage, step }: OnItsWay) {
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
        title={application.jobTitle}
        sx={{
          typography: 'subtitle1',
          lineHeight: 1.5,
          margin: 0,
          display: '-webkit-box',
          WebkitBoxOrient: 'vertical',
          WebkitLineClamp: '2',
          overflow: 'hidden',
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
        <span>
          <BidiText>{application.company}</BidiText>
        </span>
        <Box component="span" aria-hidden sx={{ display: { xs: 'none', sm: 'inline' } }}>
          ·
        </Box>
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
      {stage === 'draft' && areaIsOn('apply') && (
        <Text small>
          <Link component={AppLink} to={pathOf('newApplication', { job: application.jobId })}>
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
  const title = <BidiText>{application.jobTitle}</BidiText>;
  if (!areaIsOn('applications')) return title;
  return (
    <Box component={AppLink} to={pathOf('application', { id: application.id })} sx={{ color: 'inherit' }}>
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

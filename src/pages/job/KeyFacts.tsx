import PrintIcon from '@mui/icons-material/PrintOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { Job } from '@/api/endpoints/jobs';
import type { Closing } from '@/features/jobs/closing';
import { PayLines } from '@/features/jobs/PayLines';
import { SaveButton } from '@/features/jobs/SaveButton';
import { formatDate } from '@/i18n/format';
import { useExperience } from '@/i18n/useExperience';
import { ApplyButton } from './ApplyButton';
import { FactList } from './FactList';
import { FACTS_SX, PHONE } from './layoutSx';
import { ShareButton } from './ShareButton';

/** On a phone the button stays at the bottom edge while the job is read. */
const APPLY_SX = {
  mt: 2,
  '& > [data-apply]': { width: { sm: 'auto', lg: '100%' } },
  [PHONE]: {
    '&:has(> [data-apply])': { position: 'sticky', order: 1, insetBlockEnd: '8px', zIndex: 2 },
  },
} as const;
/** In the narrow column the buttons share its width, in one line when their texts are short. */
const ACTIONS_SX = {
  mt: 1.5,
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  '& > button': { flex: { lg: '1 1 auto' }, paddingInline: { lg: 1 } },
} as const;

interface KeyFactsProps {
  readonly job: Job;
  readonly closing: Closing;
}

/** The most important facts: the pay, the way to apply, and the facts that people compare first. */
export function KeyFacts({ job, closing }: KeyFactsProps) {
  const { t } = useTranslation(['jobs', 'words', 'fields']);
  const experienceIn = useExperience();
  const { salary, type, experience, hoursPerWeek, startsOn, workPermit } = job;
  return (
    <Box component="section" aria-label={t('facts.key')} sx={FACTS_SX}>
      <Box sx={{ mt: { xs: 1, lg: 0 }, fontSize: '1.125rem', overflowWrap: 'anywhere' }}>
        <PayLines salary={salary} whole />
      </Box>
      {closing.kind !== 'closed' && (
        <Box className="vt-no-print" sx={APPLY_SX}>
          <ApplyButton job={job} />
        </Box>
      )}
      <Box className="vt-no-print" sx={ACTIONS_SX}>
        <SaveButton job={job} wide />
        <ShareButton title={job.title} />
        <Button variant="outlined" startIcon={<PrintIcon aria-hidden />} onClick={() => window.print()}>
          {t('words:print')}
        </Button>
      </Box>
      <FactList
        inLines
        facts={[
          [t('anatomy.type'), type ? t(`types.${type}`) : t('card.noType')],
          [t('fields:experience'), experience ? experienceIn(experience) : null],
          [t('facts.hours'), hoursPerWeek ? t('facts.hoursValue', { count: hoursPerWeek }) : null],
          [t('fields:start'), startsOn ? formatDate(startsOn.slice(0, 10)) : null],
          [t('fields:workPermit'), workPermit ? t(`facts.permits.${workPermit}`) : null],
          [t('fields:closesAt'), closesOn(closing)],
        ]}
      />
    </Box>
  );
}

/** The closing date, with its time when that is near; null when there is none or it has passed. */
function closesOn(closing: Closing): string | null {
  if (closing.kind === 'soon' && closing.exact) {
    return formatDate(closing.at, { dateStyle: 'medium', timeStyle: 'long' });
  }
  return (closing.kind === 'soon' || closing.kind === 'open') && closing.at !== null
    ? formatDate(closing.at)
    : null;
}

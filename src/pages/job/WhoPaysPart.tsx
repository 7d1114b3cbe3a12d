import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { Job } from '@/api/endpoints/jobs';
import { FEES, type WhoPays, whoPays } from '@/config/fees';
import { formatDate, formatList } from '@/i18n/format';
import { colon } from '@/i18n/punctuation';
import { Text } from '@/ui/text/Text';
import { JobSection } from './JobSection';

function Sentence({ pays }: { readonly pays: WhoPays }) {
  const { t } = useTranslation('jobs');
  if (pays.kind === 'nobodyMayCharge') {
    return t('whoPays.forbidden', { region: t(`regions.CA-${pays.region}`) });
  }
  if (pays.kind === 'federalRule') return t('whoPays.federal');
  return t(pays.kind === 'elsewhere' ? 'whoPays.elsewhere' : 'whoPays.unknown');
}

function Signs({ signs }: { readonly signs: readonly (typeof FEES.warningSigns)[number][] }) {
  const { t } = useTranslation('jobs');
  return (
    <Box component="ul" sx={{ m: 0, paddingInlineStart: '1.25em', display: 'grid', gap: 0.5 }}>
      {signs.map((sign) => (
        <li key={sign}>{t(`whoPays.signs.${sign}`)}</li>
      ))}
    </Box>
  );
}

/** Who pays for recruitment, by the law of the job's place, and signs of fraud. */
export function WhoPaysPart({ job }: { readonly job: Job }) {
  const { t } = useTranslation('jobs');
  const pays = whoPays(job.countryCode ?? undefined, job.regionCode ?? undefined);
  return (
    <JobSection title={t('whoPays.title')}>
      <Text sx={{ mb: 1 }}>
        <Sentence pays={pays} />
      </Text>
      <Text sx={{ mb: 2, fontWeight: 600 }}>{t('whoPays.never')}</Text>
      <Box component="h3" sx={{ typography: 'subtitle1', m: 0, mb: 0.5 }}>
        {t('whoPays.signsTitle')}
      </Box>
      <Signs signs={FEES.warningSigns.slice(0, FEES.signsShown)} />
      <Box component="details" sx={{ mt: 1 }}>
        <Box component="summary" sx={{ minHeight: 44, py: 1.25, cursor: 'pointer' }}>
          {t('whoPays.more')}
        </Box>
        <Signs signs={FEES.warningSigns.slice(FEES.signsShown)} />
      </Box>
      <Text quiet sx={{ mt: 1, fontSize: '0.8125rem' }}>
        {'law' in pays && (
          <Box component="span" sx={{ display: 'block' }}>
            {t('whoPays.law')}
            {colon()}
            <bdi lang="en">{formatList(pays.law, 'en')}</bdi>
          </Box>
        )}
        {t('whoPays.checked', { date: formatDate(FEES.checkedOn) })}
      </Text>
    </JobSection>
  );
}

import Box from '@mui/material/Box';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Application } from '@/api/endpoints/applications';
import { addressOf, goesOn } from '@/features/applications/stages';
import { StatusSentence } from '@/features/applications/StatusSentence';
import { WaitMeter } from '@/features/applications/WaitMeter';
import { formatDate } from '@/i18n/format';
import { Surface } from '@/ui/card/Surface';
import { AppLink } from '@/ui/page/AppLink';
import { BidiText } from '@/ui/text/BidiText';
import { VisuallyHidden } from '@/ui/text/VisuallyHidden';
import { useNow } from '@/ui/useNow';
import { SEPARATOR } from '@/ui/text/separator';
import { PlainList } from '@/ui/text/PlainList';

const LIST_SX = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  '& > li > article': { height: '100%' },
};

export function Cards({ list }: { readonly list: readonly Application[] }) {
  const { t } = useTranslation('terms');
  return (
    <section aria-labelledby="applications-results">
      <VisuallyHidden>
        <h2 id="applications-results">{t('results')}</h2>
      </VisuallyHidden>
      <PlainList sx={LIST_SX}>
        {list.map((each) => (
          <li key={each.id}>
            <ApplicationCard application={each} />
          </li>
        ))}
      </PlainList>
    </section>
  );
}

const GO_ON_SX = {
  display: 'inline-flex',
  alignItems: 'center',
  justifySelf: 'start',
  minHeight: 44,
  color: 'primary.main',
  fontWeight: 550,
} as const;

/** One application: the job, the employer and the status. */
export function ApplicationCard({ application }: { readonly application: Application }) {
  const { t } = useTranslation(['applications', 'words']);
  const now = useNow();
  const { jobTitle, company, location, updatedAt } = application;
  const titleId = useId();
  const to = addressOf(application);
  return (
    <Surface component="article">
      <Box sx={{ display: 'grid', gap: 0.75, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Box
          component="h3"
          id={titleId}
          sx={{ typography: 'subtitle1', fontWeight: 600, margin: 0, lineHeight: 1.4 }}
        >
          <Box
            component={AppLink}
            to={to}
            sx={{ color: 'inherit', display: 'inline-block', paddingBlock: 0.5, overflowWrap: 'anywhere' }}
          >
            <BidiText>{jobTitle}</BidiText>
          </Box>
        </Box>
        <Box sx={{ color: 'text.secondary', fontSize: '0.875rem', overflowWrap: 'anywhere' }}>
          <BidiText>{company}</BidiText>
          {typeof location === 'string' && location !== '' && (
            <>
              {company !== '' && SEPARATOR}
              <BidiText>{location}</BidiText>
            </>
          )}
        </Box>
        <StatusSentence application={application} />
        {now !== null && <WaitMeter application={application} now={now} />}
        {goesOn(application) ? (
          <Box component={AppLink} to={to} aria-describedby={titleId} sx={GO_ON_SX}>
            {t('words:continue')}
          </Box>
        ) : (
          <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
            {t('list.changed', { date: formatDate(updatedAt, { dateStyle: 'long' }) })}
          </Box>
        )}
      </Box>
    </Surface>
  );
}

import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { config } from '@/config/env';
import { FIRST_RESPONSE_WEEKS, PROCESS_MONTHS, STATISTICS } from '@/config/marketing';
import { formatNumber, formatPercent } from '@/i18n/format';
import { Actions } from '@/pages/composition/Actions';
import { Block } from '@/pages/composition/Block';
import { CreateProfileButton } from '@/pages/composition/CreateProfileButton';
import { LinkButton } from '@/pages/composition/LinkButton';
import { PageBody } from '@/pages/composition/PageBody';

const FACTS_SX = {
  m: 0,
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  gap: 3,
  '& > div': { display: 'flex', flexDirection: 'column' },
  '& dt': { order: 2, color: 'text.secondary' },
  '& dd': { m: 0, typography: 'h3', fontVariantNumeric: 'tabular-nums' },
} as const;

const SIDES_SX = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  gap: 4,
  '& h3': { m: 0, typography: 'h6' },
  '& p': { m: 0, mt: 1, color: 'text.secondary' },
} as const;

/** What the agency does, for whom, how it is paid and whom it does not belong to (spec section 1). */
export function AboutPage() {
  const { t } = useTranslation('about');
  const name = config().appName;
  const more = (value: number): string => t('figures.more', { number: formatNumber(value) });
  return (
    <PageBody title={t('title')} lead={t('lead', { name })}>
      <Block heading={t('what.heading')}>
        <Typography>{t('what.text')}</Typography>
        <Typography>{t('what.canada')}</Typography>
      </Block>
      <Block heading={t('whom.heading')}>
        <Box sx={SIDES_SX}>
          <div>
            <h3>{t('whom.professionals')}</h3>
            <p>{t('whom.professionalsText')}</p>
          </div>
          <div>
            <h3>{t('whom.employers')}</h3>
            <p>{t('whom.employersText')}</p>
          </div>
        </Box>
      </Block>
      <Block heading={t('paid.heading')}>
        <Typography>{t('paid.text')}</Typography>
      </Block>
      <Block heading={t('time.heading')}>
        <Typography>
          {t('time.text', {
            weeksFrom: formatNumber(FIRST_RESPONSE_WEEKS.from),
            weeksTo: formatNumber(FIRST_RESPONSE_WEEKS.to),
            monthsFrom: formatNumber(PROCESS_MONTHS.from),
            monthsTo: formatNumber(PROCESS_MONTHS.to),
          })}
        </Typography>
      </Block>
      <Block heading={t('independent.heading')}>
        <Typography>{t('independent.text', { name })}</Typography>
      </Block>
      <Block heading={t('figures.heading')}>
        <Box component="dl" sx={FACTS_SX}>
          <div>
            <dt>{t('figures.placements')}</dt>
            <dd>{more(STATISTICS.placements)}</dd>
          </div>
          <div>
            <dt>{t('figures.partnerCompanies')}</dt>
            <dd>{more(STATISTICS.partnerCompanies)}</dd>
          </div>
          <div>
            <dt>{t('figures.countries')}</dt>
            <dd>{more(STATISTICS.countries)}</dd>
          </div>
          <div>
            <dt>{t('figures.successRate')}</dt>
            <dd>{formatPercent(STATISTICS.successRate)}</dd>
          </div>
        </Box>
      </Block>
      <Block heading={t('next.heading')}>
        <Actions>
          <CreateProfileButton>{t('next.createProfile')}</CreateProfileButton>
          <LinkButton to="contact">{t('next.contact')}</LinkButton>
        </Actions>
      </Block>
    </PageBody>
  );
}

import Box from '@mui/material/Box';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { config } from '@/config/env';
import { STATISTICS } from '@/config/marketing';
import { formatNumber, formatPercent } from '@/i18n/format';
import { Content } from '@/ui/Section';
import { useCountUp } from './useCountUp';

const FIGURES_SX = {
  m: 0,
  display: 'grid',
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
  borderBlock: '1px solid',
  borderColor: 'divider',
  '& > div': { display: 'flex', flexDirection: 'column', py: { xs: 3, md: 4 }, paddingInlineEnd: 2 },
  '& > div + div': {
    paddingInlineStart: { md: 3 },
    borderInlineStart: { md: '1px solid' },
    borderColor: { md: 'divider' },
  },
  '& > div:nth-of-type(even)': {
    paddingInlineStart: { xs: 2, md: 3 },
    borderInlineStart: { xs: '1px solid' },
    borderColor: { xs: 'divider' },
  },
  '& > div:nth-of-type(n + 3)': {
    borderBlockStart: { xs: '1px solid', md: 'none' },
    borderColor: { xs: 'divider' },
  },
  '& dt': { order: 2, mt: 1, fontWeight: 600 },
  '& dd': { m: 0 },
  '& dd:first-of-type': {
    order: 1,
    fontSize: 'clamp(1.75rem, 1.2rem + 2.2vw, 2.75rem)',
    fontWeight: 700,
    lineHeight: 1.15,
    fontVariantNumeric: 'tabular-nums',
  },
  '& dd:last-of-type': { order: 3, fontSize: '0.875rem', color: 'text.secondary' },
} as const;

/** The figures of the configuration; they count up once when they come into view. */
export function Figures() {
  const { t } = useTranslation('home');
  const list = useRef<HTMLDListElement>(null);
  const share = useCountUp(list);
  const more = (value: number): string =>
    t('figures.more', { number: formatNumber(Math.round(value * share)) });
  const rate = formatPercent(STATISTICS.successRate);
  return (
    <section aria-label={t('figures.heading', { name: config().appName })}>
      <Content>
        <Box component="dl" ref={list} sx={FIGURES_SX}>
          <div>
            <dt>{t('figures.placements')}</dt>
            <dd>{more(STATISTICS.placements)}</dd>
            <dd>{t('figures.placementsNote')}</dd>
          </div>
          <div>
            <dt>{t('figures.partnerCompanies')}</dt>
            <dd>{more(STATISTICS.partnerCompanies)}</dd>
            <dd>{t('figures.partnerCompaniesNote')}</dd>
          </div>
          <div>
            <dt>{t('figures.countries')}</dt>
            <dd>{more(STATISTICS.countries)}</dd>
            <dd>{t('figures.countriesNote')}</dd>
          </div>
          <div>
            <dt>{t('figures.successRate')}</dt>
            <dd>{formatPercent(Math.round(STATISTICS.successRate * share * 100) / 100)}</dd>
            <dd>{t('figures.successRateNote', { rate })}</dd>
          </div>
        </Box>
      </Content>
    </section>
  );
}

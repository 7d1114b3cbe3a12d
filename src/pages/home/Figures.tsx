import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { config } from '@/config/env';
import { STATISTICS } from '@/config/marketing';
import { formatNumber, formatPercent } from '@/i18n/formatNumber';
import { FigureRow } from '@/ui/card/FigureRow';
import { Content } from '@/ui/page/Section';
import { useCountUp } from './useCountUp';

/** The figures from the configuration. They count up once when they become visible. */
export function Figures() {
  const { t } = useTranslation(['home', 'words']);
  const row = useRef<HTMLDListElement>(null);
  const share = useCountUp(row);
  const more = (value: number): string =>
    t('words:orMore', { number: formatNumber(Math.round(value * share)) });
  return (
    <section aria-label={t('figures.heading', { name: config().appName })}>
      <Content>
        <FigureRow
          ref={row}
          figures={[
            {
              id: 'placements',
              value: more(STATISTICS.placements),
              label: t('words:successfulPlacements'),
              note: t('figures.placementsNote'),
            },
            {
              id: 'partnerCompanies',
              value: more(STATISTICS.partnerCompanies),
              label: t('words:partnerCompanies'),
              note: t('figures.partnerCompaniesNote'),
            },
            {
              id: 'countries',
              value: more(STATISTICS.countries),
              label: t('words:countriesServed'),
              note: t('figures.countriesNote'),
            },
            {
              id: 'successRate',
              value: formatPercent(STATISTICS.successRate * share),
              label: t('figures.successRate'),
              note: t('figures.successRateNote', { rate: formatPercent(STATISTICS.successRate) }),
            },
          ]}
        />
      </Content>
    </section>
  );
}

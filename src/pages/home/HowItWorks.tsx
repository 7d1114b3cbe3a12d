import { useTranslation } from 'react-i18next';
import { FIRST_RESPONSE_WEEKS, PROCESS_MONTHS } from '@/config/marketing';
import { formatNumber } from '@/i18n/format';

import { StopLine } from '@/pages/composition/StopLine';
import { HomeSection } from './HomeSection';

/** Profile, match, offer, visa and arrival along one line, with the usual times. */
export function HowItWorks() {
  const { t } = useTranslation('home');
  const weeks = { from: formatNumber(FIRST_RESPONSE_WEEKS.from), to: formatNumber(FIRST_RESPONSE_WEEKS.to) };
  const months = { from: formatNumber(PROCESS_MONTHS.from), to: formatNumber(PROCESS_MONTHS.to) };
  return (
    <HomeSection heading={t('how.heading')} lead={t('how.lead')}>
      <StopLine
        stops={[
          { id: 'profile', name: t('how.profile'), text: t('how.profileText') },
          { id: 'match', name: t('how.match'), text: t('how.matchText'), time: t('how.matchTime', weeks) },
          { id: 'offer', name: t('how.offer'), text: t('how.offerText') },
          { id: 'visa', name: t('how.visa'), text: t('how.visaText'), time: t('how.visaTime', months) },
        ]}
      />
    </HomeSection>
  );
}

import { useTranslation } from 'react-i18next';
import { StepLine } from '@/ui/page/StepLine';
import { usualTimes } from '@/ui/page/usualTimes';
import { HomeSection } from './HomeSection';

/** The five steps from profile to arrival as a line, with the usual times. */
export function HowItWorks() {
  const { t } = useTranslation('home');
  const times = usualTimes();
  return (
    <HomeSection heading={t('how.heading')} lead={t('how.lead')}>
      <StepLine
        stops={[
          { id: 'profile', name: t('how.profile'), text: t('how.profileText') },
          { id: 'match', name: t('how.match'), text: t('how.matchText'), time: t('how.matchTime', times) },
          { id: 'offer', name: t('how.offer'), text: t('how.offerText') },
          { id: 'visa', name: t('how.visa'), text: t('how.visaText'), time: t('how.visaTime', times) },
        ]}
      />
    </HomeSection>
  );
}

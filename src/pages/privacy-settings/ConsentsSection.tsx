import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { privacy } from '@/api/endpoints/privacy';
import { queryOptionsFor } from '@/api/queries';
import { Surface } from '@/ui/card/Surface';
import { QueryState } from '@/ui/loading/QueryState';
import { readState } from '@/ui/loading/readState';
import { RowsSkeleton } from '@/ui/loading/Skeletons';
import { Section } from '@/ui/page/Section';
import { ConsentRow } from './ConsentRow';
import { WriteToUs } from './WriteToUs';

/** The consents of the person, each as a switch that is saved at once. */
export function ConsentsSection() {
  const { t } = useTranslation('privacy');
  const state = readState(useQuery(queryOptionsFor(privacy.consents)));
  return (
    <Section id="consents" title={t('nav.consents')} lead={t('consents.lead')}>
      <Surface>
        <QueryState
          state={state}
          skeleton={<RowsSkeleton rows={3} height={88} />}
          failed={t('consents.failed')}
          notOffered={<WriteToUs />}
          isEmpty={(consents) => consents.length === 0}
          empty={t('consents.empty')}
        >
          {(consents) => consents.map((consent) => <ConsentRow key={consent.id} consent={consent} />)}
        </QueryState>
      </Surface>
    </Section>
  );
}

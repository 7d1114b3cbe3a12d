import { useTranslation } from 'react-i18next';
import type { Destination } from '@/api/endpoints/destinationShapes';
import type { FactRow } from '@/features/profile/FactGroup';
import { monthInWords } from '@/forms/kinds/month/kind';
import { Chips } from '@/ui/text/Chips';
import { useLateChips } from './useLateChips';

/**
 * The section 'destination' as facts. With a destination, unanswered questions about Canada are listed too.
 */
export function useDestinationFacts(
  destination: Destination | null,
  countryOf: (id: string | null) => string,
): readonly FactRow[] {
  const { t } = useTranslation(['sections', 'eligibility', 'profile', 'terms']);
  const late = useLateChips();
  if (destination === null) return [];
  const { countryIds, provinces, earliestStart, programme, canadianStudy } = destination;
  const chips = (label: string, items: readonly string[]): FactRow => ({
    label,
    value: items.length === 0 ? null : <Chips label={label} items={items} />,
  });
  const answer = (name: 'certificate' | 'nomination' | 'arrangedEmployment'): FactRow => ({
    label: t(`sections:destination.${name}`),
    value:
      typeof destination[name] !== 'boolean'
        ? t('profile:notAnswered')
        : t(destination[name] ? 'eligibility:yes' : 'eligibility:no'),
  });
  return [
    chips(t('sections:destination.countryIds'), countryIds.map((id) => countryOf(id)).filter(Boolean)),
    {
      label: t('sections:destination.provinces'),
      loading: provinces.length > 0 && late === undefined,
      value:
        provinces.length === 0 || late === undefined ? null : (
          <late.Provinces label={t('sections:destination.provinces')} codes={provinces} />
        ),
    },
    {
      label: t('sections:destination.earliestStart'),
      value: earliestStart === null ? null : monthInWords(earliestStart),
    },
    {
      label: t('sections:destination.programme'),
      value: !programme ? null : t(`terms:programme.${programme}`),
    },
    {
      label: t('sections:destination.canadianStudy'),
      value: !canadianStudy ? t('profile:notAnswered') : t(`eligibility:study.${canadianStudy}`),
    },
    answer('certificate'),
    answer('nomination'),
    answer('arrangedEmployment'),
  ];
}

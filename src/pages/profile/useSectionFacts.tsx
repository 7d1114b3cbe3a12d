import { useTranslation } from 'react-i18next';
import type { Destination } from '@/api/endpoints/destinationShapes';
import type { Family } from '@/api/endpoints/familyShapes';
import { NO_TEST } from '@/config/profile';
import type { FactRow } from '@/features/profile/FactGroup';
import { monthInWords } from '@/forms/kinds/month/kind';
import { formatDate, formatNumber } from '@/i18n/format';
import { useLateChunk } from '@/ui/loading/useLateChunk';
import { Chips } from '@/ui/text/Chips';
import { SEPARATOR } from '@/ui/text/separator';

export function useFamilyFacts(family: Family | null): readonly FactRow[] {
  const { t } = useTranslation(['sections', 'eligibility']);
  const yesNo = (answer: boolean | null | undefined): string | null =>
    answer === null || answer === undefined ? null : t(answer ? 'eligibility:yes' : 'eligibility:no');
  const { maritalStatus = null, partner, dependants = [], siblingInCanada, relativeInCanada } = family ?? {};
  const test = partner?.test ?? null;
  return [
    {
      label: t('sections:family.hasPartner'),
      value: maritalStatus === null ? null : yesNo(maritalStatus === 'partner'),
    },
    ...(partner === null || partner === undefined
      ? []
      : [
          { label: t('sections:family.accompanies'), value: yesNo(partner.accompanies) },
          { label: t('sections:family.citizenOrResident'), value: yesNo(partner.citizenOrResident) },
          {
            label: t('sections:family.credential'),
            value: !partner.credential ? null : t(`eligibility:credential.${partner.credential}`),
          },
          {
            label: t('sections:family.test'),
            value: test === null ? null : test === NO_TEST ? t('eligibility:partner.noTest') : test.testCode,
          },
        ]),
    ...dependants.map(({ relation, dateOfBirth, accompanies }, at) => ({
      label: t('sections:family.dependant', { number: formatNumber(at + 1) }),
      value: [
        t(`sections:family.relations.${relation}`),
        dateOfBirth === null ? '' : formatDate(dateOfBirth, { dateStyle: 'long' }),
        typeof accompanies !== 'boolean'
          ? ''
          : `${t('sections:family.dependantAccompanies')} ${yesNo(accompanies) ?? ''}`,
      ]
        .filter(Boolean)
        .join(SEPARATOR),
    })),
    { label: t('sections:family.siblingInCanada'), value: yesNo(siblingInCanada) },
    { label: t('sections:family.relativeInCanada'), value: yesNo(relativeInCanada) },
  ];
}

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

const CHIPS = {
  name: 'profile-chips',
  load: () => import('./LateChips'),
  namespaces: ['documents', 'jobs'],
} as const;

/**
 * Loads the chips for document types and provinces after the page, because their texts belong to other pages.
 */
export const useLateChips = () => useLateChunk(CHIPS);

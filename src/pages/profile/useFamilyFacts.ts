import { useTranslation } from 'react-i18next';
import type { Family } from '@/api/endpoints/familyShapes';
import { NO_TEST } from '@/config/profile';
import type { FactRow } from '@/features/profile/FactGroup';
import { formatDate, formatNumber } from '@/i18n/format';
import { SEPARATOR } from '@/ui/text/separator';

/** The section 'family' as facts. */
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

import { useTranslation } from 'react-i18next';
import type { UserProfile } from '@/api/endpoints/userProfiles';
import type { OwnSections } from '@/features/profile/useOwnSections';
import type { References } from '@/features/profile/useReferences';
import { countryName, formatNumber } from '@/i18n/format';
import { dataOf, type ReadState } from '@/ui/loading/readState';
import { SEPARATOR } from '@/ui/text/separator';
import { inOneLine } from './Entry';

/**
 * A person in one line: residence, experience and destination, without missing values. Undefined while any of
 * them is loading.
 */
export function useSummary(
  profile: ReadState<UserProfile | null>,
  sections: ReadState<OwnSections>,
  references: References,
): string | undefined {
  const { t } = useTranslation('profile');
  const countries = dataOf(references.countries)?.items ?? [];
  const nameOf = (id: string | null | undefined): string => {
    const country = countries.find((each) => each.id === id);
    return country === undefined ? '' : countryName(country);
  };
  if ([profile, sections, references.countries].some(({ status }) => status === 'loading')) return undefined;
  const stored = dataOf(profile);
  const years = stored?.experienceYears;
  return [
    inOneLine([nameOf(stored?.countryOfResidenceId)]),
    typeof years === 'number' && t('yearsOfExperience', { count: years, formatted: formatNumber(years) }),
    inOneLine((dataOf(sections)?.destination?.countryIds ?? []).map((id) => nameOf(id))),
  ]
    .filter(Boolean)
    .join(SEPARATOR);
}

import { useTranslation } from 'react-i18next';
import type { Account } from '@/api/endpoints/auth';
import type { UserProfile } from '@/api/endpoints/userProfiles';
import { languageName } from '@/i18n/languageNames';
import { useNames } from '@/features/profile/useNames';
import type { References } from '@/features/profile/useReferences';
import { bracketed } from '@/i18n/punctuation';
import { countryName, formatList, formatNumber } from '@/i18n/format';
import { fullName } from '@/layout/useWho';
import type { SessionUser } from '@/storage/sessionUser';

interface PersonFact {
  readonly id:
    | 'name'
    | 'email'
    | 'phone'
    | 'residence'
    | 'headline'
    | 'experience'
    | 'education'
    | 'skills'
    | 'languages';
  readonly value: string;
}

export interface Person {
  /** The facts that have a value, in the order of the screen. */
  readonly facts: readonly PersonFact[];
  /** Required facts without a value. */
  readonly missing: readonly ('name' | 'email' | 'residence')[];
}

/**
 * The person's details for the employer, from the account and the profile.
 * @param profile undefined when it could not be read: then its facts are not required
 */
export function usePerson(
  user: SessionUser,
  account: Account | undefined,
  profile: UserProfile | null | undefined,
  references: References,
): Person {
  const { t } = useTranslation(['applications', 'terms']);
  const names = useNames();
  const { countries, education } = references;
  const country =
    countries.status === 'ready'
      ? countries.data.items.find(({ id }) => id === profile?.countryOfResidenceId)
      : undefined;
  const level =
    education.status === 'ready'
      ? education.data.items.find(({ id }) => id === profile?.educationLevelId)
      : undefined;
  const years = profile?.experienceYears;
  const candidates: readonly (readonly [PersonFact['id'], string | null | undefined])[] = [
    ['name', account?.fullName ?? fullName(user)],
    ['email', account?.email ?? user.email],
    ['phone', account?.phoneNumber ?? user.phone],
    // Without the list of countries the residence still counts as given.
    ['residence', country ? countryName(country) : profile?.countryOfResidenceId ? t('given') : null],
    ['headline', profile?.headline],
    [
      'experience',
      typeof years === 'number' ? t('terms:years', { count: years, formatted: formatNumber(years) }) : null,
    ],
    ['education', level === undefined ? null : names.education(level)],
    ['skills', formatList(profile?.skills ?? [], undefined, 'narrow')],
    [
      'languages',
      formatList(
        (profile?.languages ?? []).map(({ code, level: known }) =>
          bracketed(languageName(code), names.languageLevel(known)),
        ),
        undefined,
        'narrow',
      ),
    ],
  ];
  const facts = candidates.flatMap(([id, value]) =>
    value === null || value === undefined || value.trim() === '' ? [] : [{ id, value }],
  );
  const has = (id: PersonFact['id']) => facts.some((fact) => fact.id === id);
  const needed = ['name', 'email', ...(profile === undefined ? [] : ['residence'])] as const;
  return { facts, missing: needed.filter((id) => !has(id as PersonFact['id'])) as Person['missing'] };
}

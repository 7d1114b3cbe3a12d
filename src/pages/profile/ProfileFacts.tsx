import { useTranslation } from 'react-i18next';
import type { Account } from '@/api/endpoints/auth';
import type { UserProfile } from '@/api/endpoints/userProfiles';
import { editorPath, type Group } from '@/features/profile/completion';
import { FactGroup, referenceFact } from '@/features/profile/FactGroup';
import { useNames } from '@/features/profile/useNames';
import type { References } from '@/features/profile/useReferences';
import { countryName, formatDate, formatNumber } from '@/i18n/format';
import { languageName } from '@/i18n/languageNames';
import { fullName } from '@/layout/useWho';
import type { SessionUser } from '@/storage/sessionUser';
import { dataOf, type ReadState } from '@/ui/loading/readState';
import { BidiText } from '@/ui/text/BidiText';
import { Chips } from '@/ui/text/Chips';
import { lineWidth } from '@/ui/text/lineWidth';
import { Text } from '@/ui/text/Text';

interface FactsProps {
  readonly profile: ReadState<UserProfile | null>;
  readonly references: References;
}

interface PersonalProps extends FactsProps {
  readonly user: SessionUser;
  readonly account: ReadState<Account>;
}

const text = (value: string | null | undefined) =>
  value === null || value === undefined || value.trim() === '' ? null : <BidiText>{value}</BidiText>;

/** Returns the title of a group and its editor. */
function useGroup(group: Group) {
  const { t } = useTranslation('profile');
  return { title: t(`groups.${group}`), to: editorPath(group) };
}

const PLACES = {
  countryOfBirthId: 'fields:countryOfBirth',
  countryOfResidenceId: 'fields:countryOfResidence',
} as const;

export function PersonalFacts({ user, account, profile, references }: PersonalProps) {
  const { t } = useTranslation(['profile', 'terms', 'fields']);
  const stored = dataOf(profile);
  const loading = profile.status === 'loading';
  const phone = dataOf(account)?.phoneNumber ?? (account.status === 'loading' ? undefined : user.phone) ?? '';
  const place = (name: keyof typeof PLACES) =>
    referenceFact({
      label: t(PLACES[name]),
      id: stored?.[name],
      loading,
      list: references.countries,
      nameOf: (country) => countryName(country),
      unknown: t('terms:notAvailable'),
    });
  return (
    <FactGroup
      {...useGroup('personal')}
      facts={[
        { label: t('fields:name'), value: <BidiText>{fullName(user)}</BidiText> },
        { label: t('fields:email'), value: <BidiText ltr>{user.email}</BidiText> },
        {
          label: t('fields:phone'),
          loading: account.status === 'loading',
          value:
            phone !== '' ? (
              <BidiText ltr>{phone}</BidiText>
            ) : account.status === 'ready' ? null : (
              t('terms:notAvailable')
            ),
        },
        ...(profile.status !== 'failed' && stored !== null
          ? [
              {
                label: t('fields:dateOfBirth'),
                loading,
                value:
                  typeof stored?.dateOfBirth === 'string'
                    ? formatDate(stored.dateOfBirth, { dateStyle: 'long' })
                    : null,
              },
              place('countryOfBirthId'),
              place('countryOfResidenceId'),
            ]
          : []),
      ]}
    />
  );
}

export function ProfessionFacts({ profile, references }: FactsProps) {
  const { t } = useTranslation(['profile', 'terms', 'fields']);
  const names = useNames();
  const loading = profile.status === 'loading';
  const stored = dataOf(profile);
  const years = stored?.experienceYears;
  const level = stored?.experienceLevelId;
  const summary = stored?.summary?.trim() ?? '';
  const unknown = t('terms:notAvailable');
  return (
    <FactGroup
      {...useGroup('profession')}
      add={t('tasks.headline')}
      facts={[
        { label: t('fields:headline'), loading, value: text(stored?.headline) },
        referenceFact({
          label: t('fields:jobCategoryId'),
          id: stored?.jobCategoryId,
          loading,
          list: references.categories,
          nameOf: names.category,
          unknown,
        }),
        {
          label: t('fields:experienceYears'),
          loading,
          value:
            years === null || years === undefined
              ? null
              : t('terms:years', { count: years, formatted: formatNumber(years) }),
        },
        {
          label: t('fields:experienceLevelId'),
          loading,
          value:
            level === null || level === undefined ? null : (
              <BidiText>{names.experienceLevel(level)}</BidiText>
            ),
        },
        referenceFact({
          label: t('fields:educationLevelId'),
          id: stored?.educationLevelId,
          loading,
          list: references.education,
          nameOf: names.education,
          unknown,
        }),
        {
          label: t('fields:skills'),
          loading,
          value:
            (stored?.skills?.length ?? 0) > 0 ? (
              <Chips label={t('fields:skills')} items={stored?.skills ?? []} />
            ) : null,
        },
        {
          label: t('fields:summary'),
          loading,
          lines: 3,
          value:
            summary === '' ? null : (
              <Text sx={{ maxWidth: lineWidth(68), whiteSpace: 'pre-line' }}>
                <bdi>{stored?.summary}</bdi>
              </Text>
            ),
        },
      ]}
    />
  );
}

export function LanguageFacts({ profile }: Pick<FactsProps, 'profile'>) {
  const { t } = useTranslation(['profile', 'fields']);
  const names = useNames();
  const languages = dataOf(profile)?.languages ?? [];
  return (
    <FactGroup
      {...useGroup('languages')}
      add={t('tasks.languages')}
      facts={
        profile.status === 'loading'
          ? [{ label: t('fields:languages'), loading: true }]
          : languages.map(({ code, level }) => ({
              label: languageName(code),
              value: names.languageLevel(level),
            }))
      }
    />
  );
}

export function PrivacyFacts({ profile }: Pick<FactsProps, 'profile'>) {
  const { t } = useTranslation(['profile', 'fields']);
  const loading = profile.status === 'loading';
  const stored = dataOf(profile);
  const code = stored?.referralCode;
  return (
    <FactGroup
      {...useGroup('privacy')}
      facts={[
        {
          label: t('fields:isPublic'),
          loading,
          value:
            stored?.isPublic === null || stored?.isPublic === undefined
              ? null
              : t(stored.isPublic ? 'public' : 'private'),
        },
        {
          label: t('fields:referralCode'),
          loading,
          value: code === null || code === undefined || code === '' ? null : <BidiText ltr>{code}</BidiText>,
        },
      ]}
    />
  );
}

import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { Account } from '@/api/endpoints/auth';
import type { UserProfile } from '@/api/endpoints/userProfiles';
import { countryName, formatDate, formatNumber } from '@/i18n/format';
import { fullName } from '@/layout/useWho';
import type { SessionUser } from '@/storage/sessionUser';
import { BidiText } from '@/ui/text/BidiText';
import { measure } from '@/ui/text/measure';
import { Chips } from '@/ui/text/Chips';
import { Fact, FactGroup } from '@/features/profile/FactGroup';
import { languageName } from '@/i18n/languageNames';
import { dataOf, type ReadState } from '@/ui/loading/readState';
import { ReferenceFact } from '@/features/profile/ReferenceFact';
import { useNames } from '@/features/profile/useNames';
import type { References } from '@/features/profile/useReferences';

export interface FactsProps {
  readonly profile: ReadState<UserProfile | null>;
  readonly references: References;
}

interface PersonalProps extends FactsProps {
  readonly user: SessionUser;
  readonly account: ReadState<Account>;
}

const text = (value: string | null | undefined) =>
  value === null || value === undefined || value.trim() === '' ? null : <BidiText>{value}</BidiText>;

export function PersonalFacts({ user, account, profile, references }: PersonalProps) {
  const { t } = useTranslation('profile');
  const known = dataOf(profile);
  const phone = dataOf(account)?.phoneNumber ?? (account.status === 'loading' ? undefined : user.phone) ?? '';
  const place = (name: 'countryOfBirthId' | 'countryOfResidenceId') => (
    <ReferenceFact
      label={t(`fields.${name}`)}
      id={known?.[name]}
      loading={profile.status === 'loading'}
      list={references.countries}
      nameOf={(country) => countryName(country)}
    />
  );
  return (
    <FactGroup group="personal">
      <Fact label={t('fields.name')}>
        <BidiText>{fullName(user)}</BidiText>
      </Fact>
      <Fact label={t('fields.email')}>
        <BidiText ltr>{user.email}</BidiText>
      </Fact>
      <Fact label={t('fields.phone')} loading={account.status === 'loading'}>
        {phone !== '' ? (
          <BidiText ltr>{phone}</BidiText>
        ) : account.status === 'ready' ? null : (
          t('notAvailable')
        )}
      </Fact>
      {profile.status !== 'failed' && known !== null && (
        <>
          <Fact label={t('fields.dateOfBirth')} loading={profile.status === 'loading'}>
            {typeof known?.dateOfBirth === 'string'
              ? formatDate(known.dateOfBirth, { dateStyle: 'long' })
              : null}
          </Fact>
          {place('countryOfBirthId')}
          {place('countryOfResidenceId')}
        </>
      )}
    </FactGroup>
  );
}

export function ProfessionFacts({ profile, references }: FactsProps) {
  const { t } = useTranslation('profile');
  const names = useNames();
  const loading = profile.status === 'loading';
  const known = dataOf(profile);
  const years = known?.experienceYears;
  const level = known?.experienceLevelId;
  return (
    <FactGroup group="profession">
      <Fact label={t('fields.headline')} loading={loading}>
        {text(known?.headline)}
      </Fact>
      <ReferenceFact
        label={t('fields.jobCategoryId')}
        id={known?.jobCategoryId}
        loading={loading}
        list={references.categories}
        nameOf={names.category}
      />
      <Fact label={t('fields.experienceYears')} loading={loading}>
        {years === null || years === undefined
          ? null
          : t('years', { count: years, formatted: formatNumber(years) })}
      </Fact>
      <Fact label={t('fields.experienceLevelId')} loading={loading}>
        {level === null || level === undefined ? null : <BidiText>{names.experienceLevel(level)}</BidiText>}
      </Fact>
      <ReferenceFact
        label={t('fields.educationLevelId')}
        id={known?.educationLevelId}
        loading={loading}
        list={references.education}
        nameOf={names.education}
      />
      <Fact label={t('fields.skills')} loading={loading}>
        {(known?.skills?.length ?? 0) > 0 ? (
          <Chips label={t('fields.skills')} items={known?.skills ?? []} />
        ) : null}
      </Fact>
      <Fact label={t('fields.summary')} loading={loading} lines={3}>
        {known?.summary === null || known?.summary === undefined || known.summary.trim() === '' ? null : (
          <Box component="p" sx={{ margin: 0, maxWidth: measure(68), whiteSpace: 'pre-line' }}>
            <bdi>{known.summary}</bdi>
          </Box>
        )}
      </Fact>
    </FactGroup>
  );
}

export function LanguageFacts({ profile }: Pick<FactsProps, 'profile'>) {
  const { t } = useTranslation('profile');
  const names = useNames();
  const languages = dataOf(profile)?.languages ?? [];
  const loading = profile.status === 'loading';
  return (
    <FactGroup group="languages">
      {loading || languages.length === 0 ? (
        <Fact label={t('fields.languages')} loading={loading} />
      ) : (
        languages.map(({ code, level }, index) => (
          // A server may send one language twice.
          // oxlint-disable-next-line react/no-array-index-key
          <Fact key={`${code} ${index}`} label={languageName(code)}>
            {names.languageLevel(level)}
          </Fact>
        ))
      )}
    </FactGroup>
  );
}

export function PrivacyFacts({ profile }: Pick<FactsProps, 'profile'>) {
  const { t } = useTranslation('profile');
  const loading = profile.status === 'loading';
  const known = dataOf(profile);
  const code = known?.referralCode;
  return (
    <FactGroup group="privacy">
      <Fact label={t('fields.isPublic')} loading={loading}>
        {known?.isPublic === null || known?.isPublic === undefined
          ? null
          : known.isPublic
            ? t('public')
            : t('private')}
      </Fact>
      <Fact label={t('fields.referralCode')} loading={loading}>
        {code === null || code === undefined || code === '' ? null : <BidiText ltr>{code}</BidiText>}
      </Fact>
    </FactGroup>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { isolated } from '@/i18n/isolated';
import { countries, type Country } from '@/api/endpoints/countries';
import { type EducationLevel, educationLevels } from '@/api/endpoints/educationLevels';
import type { UserProfile } from '@/api/endpoints/userProfiles';
import { queryOptionsFor } from '@/api/queries';
import { pathOf } from '@/routing/routes';
import { goalCode } from '@/features/profile/goal';
import { sectionPath } from '@/features/profile/sections';
import { useNames } from '@/features/profile/useNames';
import { useOwnSections } from '@/features/profile/useOwnSections';
import type { References } from '@/features/profile/useReferences';
import {
  NoGuess,
  ReferenceAnswer,
  useRecognitionText,
  useVisaWords,
  withoutSample,
} from '@/features/tools/ReferenceAnswer';
import { countryName } from '@/i18n/format';
import { dataOf } from '@/ui/loading/readState';
import { TextSkeleton } from '@/ui/loading/Skeletons';
import { Note, Row, StillNeeded, To } from './StandRow';

interface LookUpRowsProps {
  readonly profile: UserProfile;
  readonly userId: string;
  readonly references: References;
}

/** What the backend says about the person's education and citizenship in their destination. */
export function LookUpRows({ profile, userId, references }: LookUpRowsProps) {
  const { t } = useTranslation('tools');
  const sections = useOwnSections(userId);
  const { countries: places, education } = references;
  if ([places, education, sections].some(({ status }) => status === 'loading')) {
    return (
      <>
        <Row label={t('recognition.title')}>
          <TextSkeleton lines={3} />
        </Row>
        <Row label={t('visa.title')}>
          <TextSkeleton lines={3} />
        </Row>
      </>
    );
  }
  const countryList = dataOf(places);
  const levels = dataOf(education);
  // The built-in lists have no ids of the backend, so nothing can be requested with them.
  const listed = countryList === undefined || countryList.isSample ? [] : countryList.items;
  const wanted = dataOf(sections)?.destination?.countryIds ?? [];
  const code = goalCode(wanted.flatMap((id) => listed.find((country) => country.id === id)?.code ?? []));
  const goal = listed.find((country) => country.code === code) ?? null;
  const noGuess = <NoGuess onRetry={references.retry} retrying={false} />;
  const levelId = profile.educationLevelId ?? null;
  const citizenships = profile.citizenshipIds ?? [];
  return (
    <>
      {levelId === null ? (
        <Unknown what="recognition" />
      ) : goal === null || levels === undefined || levels.isSample ? (
        <Row label={t('recognition.title')}>{noGuess}</Row>
      ) : (
        <RecognitionRow level={levels.items.find(({ id }) => id === levelId)} goal={goal} />
      )}
      {citizenships.length === 0 ? (
        <Unknown what="visa" />
      ) : goal === null ? (
        <Row label={t('visa.title')}>{noGuess}</Row>
      ) : (
        citizenships.map((id) => (
          <VisaRow key={id} from={listed.find((country) => country.id === id)} to={goal} />
        ))
      )}
    </>
  );
}

/** Shown when the profile lacks the value to look up. */
function Unknown({ what }: { readonly what: 'recognition' | 'visa' }) {
  const { t } = useTranslation(['tools', 'fields', 'terms']);
  const isVisa = what === 'visa';
  return (
    <Row label={t(`tools:${what}.title`)}>
      <To to={pathOf(isVisa ? 'toolsVisa' : 'toolsRecognition')}>{t('terms:notKnownYet')}</To>
      <StillNeeded
        items={[
          {
            name: t(isVisa ? 'fields:citizenshipIds' : 'fields:educationLevelId'),
            to: sectionPath(isVisa ? 'personal' : 'education'),
          },
        ]}
      />
    </Row>
  );
}

interface RecognitionRowProps {
  /** Undefined when the backend's list does not contain it. */
  readonly level: EducationLevel | undefined;
  readonly goal: Country;
}

function RecognitionRow({ level, goal }: RecognitionRowProps) {
  const { t } = useTranslation(['tools', 'profile', 'terms']);
  const names = useNames();
  const textOf = useRecognitionText();
  const query = useQuery({
    ...queryOptionsFor(withoutSample(educationLevels.recognition), {
      path: { id: level?.id ?? '', countryId: goal.id },
    }),
    enabled: level !== undefined,
  });
  const label = t('tools:recognition.title');
  if (level === undefined) return <Row label={label}>{t('terms:notKnownYet')}</Row>;
  const fragment = new URLSearchParams({ level: level.code, country: goal.code }).toString();
  return (
    <Row label={label}>
      <Note>
        {t('profile:stand.recognitionFor', {
          level: isolated(names.education(level)),
          country: countryName(goal),
        })}
      </Note>
      <ReferenceAnswer query={query}>
        {(recognition) => (
          <>
            <To to={`${pathOf('toolsRecognition')}#${fragment}`}>{textOf(recognition)}</To>
            <Note>{t('tools:recognition.licence')}</Note>
          </>
        )}
      </ReferenceAnswer>
    </Row>
  );
}

interface VisaRowProps {
  /** Undefined when the backend's list does not contain it. */
  readonly from: Country | undefined;
  readonly to: Country;
}

function VisaRow({ from, to }: VisaRowProps) {
  const { t } = useTranslation(['tools', 'profile', 'terms']);
  const words = useVisaWords();
  const query = useQuery({
    ...queryOptionsFor(withoutSample(countries.visaRequirements), {
      query: { from: from?.code ?? '', to: to.code },
    }),
    enabled: from !== undefined,
  });
  const label = t('tools:visa.title');
  if (from === undefined) return <Row label={label}>{t('terms:notKnownYet')}</Row>;
  const fragment = new URLSearchParams({ from: from.code, to: to.code }).toString();
  return (
    <Row label={label}>
      <Note>{t('profile:stand.visaFor', { from: countryName(from), to: countryName(to) })}</Note>
      <ReferenceAnswer query={query}>
        {(requirement) => (
          <>
            <To to={`${pathOf('toolsVisa')}#${fragment}`}>{words.needed(requirement)}</To>
            {words.stay(requirement) !== null && <Note>{words.stay(requirement)}</Note>}
            <Note>{t('tools:visa.visitsOnly')}</Note>
          </>
        )}
      </ReferenceAnswer>
    </Row>
  );
}

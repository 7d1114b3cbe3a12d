import { useQuery } from '@tanstack/react-query';
import { objectOf } from '@/runtime/typed';
import { CANADA } from '@/config/jobs';
import { today } from '@/eligibility/calendar';
import { PROFILE_SECTIONS, type ProfileSection } from '@/config/profileSections';
import type { TextKey } from '@/i18n/textKey';
import type { SessionUser } from '@/storage/sessionUser';
import { educationMissing, jobMissing, MISSING_NAMES, testMissing, validityOf } from './entryStates';
import type { OwnSections } from './useOwnSections';
import { countriesQuery } from '@/api/allCountries';

export type SectionState = 'notStarted' | 'inProgress' | 'done';

/** The progress of a section. It is computed each time and never stored. */
export interface SectionProgress {
  readonly state: SectionState;
  /** What is missing until the section is done, each as the key of its name. */
  readonly missing: readonly TextKey[];
}
export type ProfileProgress = Readonly<Record<ProfileSection, SectionProgress>>;

type Wanted = readonly (readonly [name: TextKey, isThere: boolean])[];

/** @param begun whether the section has content besides the wanted members */
function statusOf(wanted: Wanted, begun = false): SectionProgress {
  const missing = wanted.filter(([, isThere]) => !isThere).map(([name]) => name);
  const isBegun = begun || missing.length < wanted.length;
  return { state: missing.length === 0 ? 'done' : isBegun ? 'inProgress' : 'notStarted', missing };
}

const isAnswered = (value: unknown): boolean =>
  value !== null && value !== undefined && !(typeof value === 'string' && value.trim() === '');
const hasSome = (list: readonly unknown[] | null | undefined): boolean => (list?.length ?? 0) > 0;

const NOT_STARTED: SectionProgress = { state: 'notStarted', missing: [] };
export const NOTHING_STARTED: ProfileProgress = objectOf(PROFILE_SECTIONS, () => NOT_STARTED);

type Facts = OwnSections & { readonly profile: NonNullable<OwnSections['profile']> };

const missingFields = (fields: readonly (keyof typeof MISSING_NAMES)[]) =>
  fields.map((field) => [MISSING_NAMES[field], false] as const);
/** The missing members of the entry that misses the fewest. */
const fewest = <K>(missing: readonly (readonly K[])[]): readonly K[] =>
  missing.toSorted((one, other) => one.length - other.length)[0] ?? [];

const education = ({ education: entries, profile }: Facts): SectionProgress =>
  statusOf([
    ['sections:part.education', entries.length > 0],
    ...missingFields(fewest(entries.map(educationMissing))),
    ['fields:educationLevelId', isAnswered(profile.educationLevelId)],
  ]);

/** Every job counts, so a member that is missing in any job is missing. Having worked is not required. */
function experience({ experience: jobs, profile }: Facts): SectionProgress {
  const missing = new Set(jobs.flatMap(jobMissing));
  return statusOf([
    ['sections:part.experience', jobs.length > 0 || profile.experienceYears === 0],
    ...missingFields([...missing]),
  ]);
}

function tests({ languageTests }: Facts): SectionProgress {
  const counting = languageTests.filter((test) => validityOf(test, today())?.state !== 'expired');
  return statusOf(
    [['entries:tests.unexpired', counting.length > 0], ...missingFields(fewest(counting.map(testMissing)))],
    languageTests.length > 0,
  );
}

function family({ family: answers }: Facts): SectionProgress {
  const partner = answers?.partner ?? null;
  const comes = answers?.maritalStatus === 'partner' && partner?.accompanies === true;
  return statusOf([
    ['sections:family.hasPartner', isAnswered(answers?.maritalStatus)],
    ...(comes
      ? ([
          ['sections:family.credential', isAnswered(partner.credential)],
          ['sections:family.test', isAnswered(partner.test)],
        ] as const)
      : []),
  ]);
}

function destination({ destination: answers }: Facts, canadaId: string | undefined): SectionProgress {
  const countries = answers?.countryIds ?? [];
  // While the id of Canada is not known, its questions count as asked, so that the section is not called done
  // too early.
  const asksCanada = hasSome(countries) && (canadaId === undefined || countries.includes(canadaId));
  return statusOf(
    [
      ['sections:destination.countryIds', hasSome(countries)],
      ...(asksCanada
        ? ([
            ['sections:destination.canadianStudy', isAnswered(answers?.canadianStudy)],
            ['sections:destination.certificate', isAnswered(answers?.certificate)],
            ['sections:destination.nomination', isAnswered(answers?.nomination)],
            ['sections:destination.arrangedEmployment', isAnswered(answers?.arrangedEmployment)],
          ] as const)
        : []),
    ],
    answers !== null,
  );
}

/**
 * Saving this section once counts as done. A backend without a list of hidden employers at least stores
 * `isPublic`.
 */
const visibility = ({ profile, offered }: Facts): SectionProgress =>
  statusOf([
    [
      'sections:visibility.isPublic',
      isAnswered(profile.hideFrom) || (!offered.includes('destination') && isAnswered(profile.isPublic)),
    ],
  ]);

/**
 * The progress of every section of a profile.
 * @param canadaId the id of Canada at this backend; undefined while it is not known
 */
export function profileProgress(
  sections: OwnSections,
  user: SessionUser,
  canadaId: string | undefined,
): ProfileProgress {
  const { profile } = sections;
  if (profile === null) return NOTHING_STARTED;
  const facts = { ...sections, profile };
  const { types } = sections.documents;
  return {
    personal: statusOf([
      ['fields:firstName', user.firstName !== ''],
      ['fields:lastName', user.lastName !== ''],
      ['fields:dateOfBirth', isAnswered(profile.dateOfBirth)],
      ['fields:countryOfBirth', isAnswered(profile.countryOfBirthId)],
      ['fields:countryOfResidence', isAnswered(profile.countryOfResidenceId)],
    ]),
    work: statusOf([
      ['fields:headline', isAnswered(profile.headline)],
      ['fields:jobCategoryId', isAnswered(profile.jobCategoryId)],
      ['fields:experienceYears', isAnswered(profile.experienceYears)],
      ['fields:experienceLevelId', isAnswered(profile.experienceLevelId)],
      ['fields:skills', hasSome(profile.skills)],
      ['fields:summary', isAnswered(profile.summary)],
    ]),
    education: education(facts),
    experience: experience(facts),
    languages: statusOf([['fields:language', (profile.languages ?? []).some(({ level }) => level !== '')]]),
    tests: tests(facts),
    documents: statusOf(
      [
        ['documents:types.passport', types.includes('passport')],
        ['documents:types.resume', types.includes('resume')],
      ],
      sections.documents.count > 0,
    ),
    family: family(facts),
    destination: destination(facts, canadaId),
    visibility: visibility(facts),
  };
}

export function useSectionProgress(sections: OwnSections, user: SessionUser): ProfileProgress {
  const { data } = useQuery({
    ...countriesQuery(),
    select: (list) => list.data.data.find(({ code }) => code === CANADA)?.id,
  });
  return profileProgress(sections, user, data);
}

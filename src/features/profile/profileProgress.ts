import { today } from '@/eligibility/calendar';
import { PROFILE_SECTIONS, type ProfileSection } from '@/config/profileSections';
import type { TextKey } from '@/i18n/textKey';
import type { SessionUser } from '@/storage/sessionUser';
import { educationMissing, jobMissing, MISSING_NAMES, testMissing, validityOf } from './entryStates';
import type { OwnSections } from './useOwnSections';

export type SectionState = 'notStarted' | 'inProgress' | 'done';

/** How far a section is; computed each time, never stored. */
export interface SectionProgress {
  readonly state: SectionState;
  /** What is missing until it is done, each by the key of its name. */
  readonly missing: readonly TextKey[];
}
export type ProfileProgress = Readonly<Record<ProfileSection, SectionProgress>>;

type Wanted = readonly (readonly [name: TextKey, isThere: boolean])[];

/** @param begun whether something is there beyond what is wanted. */
function statusOf(wanted: Wanted, begun = false): SectionProgress {
  const missing = wanted.filter(([, isThere]) => !isThere).map(([name]) => name);
  const isBegun = begun || missing.length < wanted.length;
  return { state: missing.length === 0 ? 'done' : isBegun ? 'inProgress' : 'notStarted', missing };
}

const isSaid = (value: unknown): boolean =>
  value !== null && value !== undefined && !(typeof value === 'string' && value.trim() === '');
const hasSome = (list: readonly unknown[] | null | undefined): boolean => (list?.length ?? 0) > 0;

const NOT_STARTED: SectionProgress = { state: 'notStarted', missing: [] };
export const NOTHING_STARTED = Object.fromEntries(
  PROFILE_SECTIONS.map((section) => [section, NOT_STARTED]),
) as ProfileProgress;

type Facts = OwnSections & { readonly profile: NonNullable<OwnSections['profile']> };

const missingFields = (fields: readonly (keyof typeof MISSING_NAMES)[]) =>
  fields.map((field) => [MISSING_NAMES[field], false] as const);
/** Of the entries, what is missing in the one that misses least. */
const fewest = <K>(missing: readonly (readonly K[])[]): readonly K[] =>
  missing.toSorted((one, other) => one.length - other.length)[0] ?? [];

const education = ({ education: entries, profile }: Facts): SectionProgress =>
  statusOf([
    ['sections:part.education', entries.length > 0],
    ...missingFields(fewest(entries.map(educationMissing))),
    ['fields:educationLevelId', isSaid(profile.educationLevelId)],
  ]);

/** Every job counts, so what is missing in any of them is missing. Nobody has to have worked. */
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

function family({ family: known }: Facts): SectionProgress {
  const partner = known?.partner ?? null;
  const comes = known?.maritalStatus === 'partner' && partner?.accompanies === true;
  return statusOf([
    ['sections:family.hasPartner', isSaid(known?.maritalStatus)],
    ...(comes
      ? ([
          ['sections:family.credential', isSaid(partner.credential)],
          ['sections:family.test', isSaid(partner.test)],
        ] as const)
      : []),
  ]);
}

function destination({ destination: known }: Facts, canadaId: string | undefined): SectionProgress {
  const countries = known?.countryIds ?? [];
  // Where nobody knows which country is Canada, its questions are asked: a section is not called done too early.
  const asksCanada = hasSome(countries) && (canadaId === undefined || countries.includes(canadaId));
  return statusOf(
    [
      ['sections:destination.countryIds', hasSome(countries)],
      ...(asksCanada
        ? ([
            ['sections:destination.canadianStudy', isSaid(known?.canadianStudy)],
            ['sections:destination.certificate', isSaid(known?.certificate)],
            ['sections:destination.nomination', isSaid(known?.nomination)],
            ['sections:destination.arrangedEmployment', isSaid(known?.arrangedEmployment)],
          ] as const)
        : []),
    ],
    known !== null,
  );
}

/** Saving it once is the decision. A backend that keeps no list of employers says at least whether they find it. */
const visibility = ({ profile, offered }: Facts): SectionProgress =>
  statusOf([
    [
      'sections:visibility.isPublic',
      isSaid(profile.hideFrom) || (!offered.includes('destination') && isSaid(profile.isPublic)),
    ],
  ]);

/**
 * How far every section of a profile is.
 * @param canadaId the id of Canada in this backend; undefined while it is not known.
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
      ['fields:dateOfBirth', isSaid(profile.dateOfBirth)],
      ['fields:countryOfBirth', isSaid(profile.countryOfBirthId)],
      ['fields:countryOfResidence', isSaid(profile.countryOfResidenceId)],
    ]),
    work: statusOf([
      ['fields:headline', isSaid(profile.headline)],
      ['fields:jobCategoryId', isSaid(profile.jobCategoryId)],
      ['fields:experienceYears', isSaid(profile.experienceYears)],
      ['fields:experienceLevelId', isSaid(profile.experienceLevelId)],
      ['fields:skills', hasSome(profile.skills)],
      ['fields:summary', isSaid(profile.summary)],
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

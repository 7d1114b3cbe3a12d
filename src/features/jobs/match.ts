import type { EducationLevel } from '@/api/endpoints/educationLevels';
import type { Job } from '@/api/endpoints/jobs';
import type { UserProfile } from '@/api/endpoints/userProfiles';
import { fold } from '@/i18n/fold';

/**
 * One thing that a job asks for. Each is compared with the profile by itself. There is no total score, and a
 * missing need never blocks applying.
 */
export type Need =
  | { readonly kind: 'experience'; readonly years: number }
  | { readonly kind: 'education'; readonly name: string; readonly code: string }
  | { readonly kind: 'language'; readonly code: string; readonly level: string }
  | { readonly kind: 'skill'; readonly skill: string }
  | { readonly kind: 'licence'; readonly text: string };

export interface MatchedNeed {
  readonly need: Need;
  readonly state: 'met' | 'notMet' | 'cannotTell';
  /** Why the state is so, when the state alone does not say it; the key of a text. */
  readonly reason: 'less' | 'notInProfile' | 'notGiven' | 'askEmployer' | 'unknownLevel' | null;
  /** The section of the profile editor in which the person can add what is missing. */
  readonly fix: 'profession' | 'languages' | null;
}

/** Reference data that gives the ids of needs and profiles their meaning. */
interface MatchReferences {
  readonly education: readonly Pick<EducationLevel, 'id' | 'code' | 'name' | 'level'>[];
}

type Verdict = Omit<MatchedNeed, 'need'>;
type Profile = Pick<UserProfile, 'experienceYears' | 'educationLevelId' | 'languages' | 'skills'>;

const MET: Verdict = { state: 'met', reason: null, fix: null };
const LESS: Verdict = { state: 'notMet', reason: 'less', fix: null };
const missing = (fix: 'profession' | 'languages'): Verdict => ({
  state: 'cannotTell',
  reason: 'notGiven',
  fix,
});
const UNKNOWN: Verdict = { state: 'cannotTell', reason: 'unknownLevel', fix: null };

/** Language levels from lowest to highest, with the mother tongue last. */
const LEVELS = ['a1', 'a2', 'b1', 'b2', 'c1', 'c2', 'native'];
const rank = (level: string): number => LEVELS.indexOf(level.trim().toLowerCase());

function experience(years: number, { experienceYears: mine }: Profile): Verdict {
  if (mine === null || mine === undefined) return missing('profession');
  return mine >= years ? MET : LESS;
}

function education(asked: number | null, { educationLevelId: id }: Profile, known: MatchReferences): Verdict {
  if (id === null || id === undefined) return missing('profession');
  const mine = known.education.find((each) => each.id === id)?.level ?? null;
  if (asked === null || mine === null) return UNKNOWN;
  return mine >= asked ? MET : LESS;
}

/** The current code of a language: some languages have two codes, as 'tl' and 'fil' for Filipino. */
function currentCode(code: string): string {
  try {
    return Intl.getCanonicalLocales(code)[0] ?? code;
  } catch {
    return code.toLowerCase();
  }
}

function language(code: string, level: string, { languages }: Profile): Verdict {
  if (languages === null || languages === undefined || languages.length === 0) return missing('languages');
  const mine = languages.find((each) => currentCode(each.code) === currentCode(code));
  if (mine === undefined) return { state: 'notMet', reason: 'notInProfile', fix: 'languages' };
  const [have, asked] = [rank(mine.level), rank(level)];
  if (have < 0 || asked < 0) return UNKNOWN;
  return have >= asked ? MET : LESS;
}

function skill(name: string, { skills }: Profile): Verdict {
  if (skills === null || skills === undefined || skills.length === 0) return missing('profession');
  return skills.some((mine) => fold(mine) === fold(name))
    ? MET
    : { state: 'notMet', reason: 'notInProfile', fix: 'profession' };
}

/**
 * Compares each need of a job with a profile. Empty when the job states no needs. A need is 'cannotTell' when
 * the job or the profile lacks the information.
 */
export function matchOf(
  { needs, skills }: Pick<Job, 'needs' | 'skills'>,
  profile: Profile,
  references: MatchReferences,
): readonly MatchedNeed[] {
  const matches: MatchedNeed[] = [];
  const years = needs?.experienceYears ?? null;
  if (years !== null) matches.push({ need: { kind: 'experience', years }, ...experience(years, profile) });
  const level = references.education.find(({ id }) => id === needs?.educationLevelId);
  if (level !== undefined) {
    const need = { kind: 'education', name: level.name, code: level.code } as const;
    matches.push({ need, ...education(level.level ?? null, profile, references) });
  }
  for (const { code, level: asked } of needs?.languages ?? []) {
    matches.push({ need: { kind: 'language', code, level: asked }, ...language(code, asked, profile) });
  }
  for (const name of new Set(skills ?? [])) {
    matches.push({ need: { kind: 'skill', skill: name }, ...skill(name, profile) });
  }
  const licence = needs?.licence?.trim() ?? '';
  if (licence !== '') {
    const need = { kind: 'licence', text: licence } as const;
    matches.push({ need, state: 'cannotTell', reason: 'askEmployer', fix: null });
  }
  return matches;
}

/** The number of needs in each state. */
export const matchCounts = (needs: readonly MatchedNeed[]) => ({
  met: needs.filter(({ state }) => state === 'met').length,
  notMet: needs.filter(({ state }) => state === 'notMet').length,
  cannotTell: needs.filter(({ state }) => state === 'cannotTell').length,
});

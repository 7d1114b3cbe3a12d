import { areComplete, lowestOf, type OfficialLanguage } from '@/eligibility/abilities';
import { areaIsOn } from '@/config/areas';
import type { Day } from '@/eligibility/calendar';
import { type CrsInput, isUnknown } from '@/eligibility/crs/answers';
import type { CrsRules } from '@/eligibility/crs/crsRules';
import { pointsAtStake, STAKE_GROUPS, type StakeGroup } from '@/eligibility/crs/pointsAtStake';
import { type CrsRanges, crsRange } from '@/eligibility/crs/range';
import type { FswRules } from '@/eligibility/fsw/fswRules';
import { type FswVerdict, fswVerdict } from '@/eligibility/fsw/grid';
import { type FswQuestion, unknownQuestions } from '@/eligibility/fsw/unknownQuestions';
import { countedTests, type PlainProfile } from '@/eligibility/profile/plainProfile';
import { crsFromProfile, fswFromProfile } from '@/eligibility/profile/prefill';
import { freshness, rulesOn } from '@/eligibility/ruleFile';
import { loadCrs, loadFsw } from '@/eligibility/rules/load';
import { type ProfileAnswers, readProfileAnswers } from './profileAnswers';

/** A result that rules give, with what is missing for more; null where the rules are too old to say anything. */
type Told<T> = (T & { readonly missing: readonly StakeGroup[] }) | null;

/** Where a person stands today, as far as their profile says it. */
export interface Standing {
  readonly day: Day;
  /** The lowest level in the first language; null while a test is missing. */
  readonly lowest: { readonly level: number; readonly language: OfficialLanguage } | null;
  /** Undefined where the estimator is switched off. */
  readonly crs: Told<{ readonly ranges: CrsRanges }> | undefined;
  readonly fsw: Told<{ readonly verdict: FswVerdict; readonly max: number }> | undefined;
  /** The most points that each missing part could bring; empty where none may be shown. */
  readonly stakes: Readonly<Partial<Record<StakeGroup, number>>>;
  readonly files: { readonly crs: CrsRules; readonly fsw: FswRules };
  /** Whether the backend keeps more than the profile itself and its tests. */
  readonly hasAllParts: boolean;
}

/** What answers each question of the grid. */
const GROUP_OF: Readonly<Record<FswQuestion, StakeGroup>> = {
  age: 'age',
  education: 'education',
  first: 'tests',
  second: 'tests',
  workYears: 'workAbroad',
  offer: 'canada',
};

const unknownGroups = (input: CrsInput): StakeGroup[] =>
  (Object.keys(STAKE_GROUPS) as StakeGroup[]).filter((group) =>
    STAKE_GROUPS[group].some((field) => isUnknown(input, field)),
  );

function lowestLevel(profile: PlainProfile, first: CrsInput['first'], day: Day): Standing['lowest'] {
  const { en, fr } = countedTests(profile, day);
  const tested = en ?? fr;
  const known =
    first ?? (tested === undefined ? undefined : { language: tested.language, clb: tested.levels });
  if (known?.language === undefined || !areComplete(known.clb)) return null;
  return { level: lowestOf(known.clb), language: known.language };
}

/** Works out where somebody stands; everything by the rules of the day. */
export function standingOf(
  { profile, work, day, hasAllParts }: ProfileAnswers,
  files: Standing['files'],
): Standing {
  const crsRules = rulesOn(files.crs, day).computing;
  const fswRules = rulesOn(files.fsw, day).computing;
  const input = crsRules === null ? null : crsFromProfile(profile, { crs: crsRules.sections, work }, day);
  const hasCrs = crsRules !== null && input !== null && freshness(files.crs.checkedOn, day) !== 'tooOld';
  const isCrsOn = areaIsOn('tools') && areaIsOn('crs');

  const fsw = (): Standing['fsw'] => {
    if (!areaIsOn('tools') || !areaIsOn('fsw')) return undefined;
    if (fswRules?.passMark === undefined || freshness(files.fsw.checkedOn, day) === 'tooOld') return null;
    const { sections, passMark, maxTotal = 0 } = fswRules;
    const answers = fswFromProfile(profile, { rows: sections.adaptability.rows, work }, day);
    return {
      verdict: fswVerdict(sections, answers, passMark),
      max: maxTotal,
      missing: [...new Set(unknownQuestions(answers).map((question) => GROUP_OF[question]))],
    };
  };

  return {
    day,
    lowest: lowestLevel(profile, input?.first, day),
    crs: !isCrsOn
      ? undefined
      : hasCrs
        ? {
            ranges: crsRange(crsRules.sections, input, crsRules.maxTotal),
            missing: unknownGroups(input),
          }
        : null,
    fsw: fsw(),
    stakes: isCrsOn && hasCrs ? pointsAtStake(crsRules.sections, input) : {},
    files,
    hasAllParts,
  };
}

/** Reads what is needed, and works it out. @throws the error of the profile's read */
export async function readStanding(userId: string): Promise<Standing> {
  const [answers, crs, fsw] = await Promise.all([readProfileAnswers(userId), loadCrs(), loadFsw()]);
  return standingOf(answers, { crs, fsw });
}

import { keysOf } from '@/runtime/typed';
import { areComplete, lowestOf, type OfficialLanguage } from '@/eligibility/abilities';
import { areaIsOn } from '@/config/areas';
import type { Day } from '@/eligibility/calendar';
import { type CrsInput, isUnknown } from '@/eligibility/crs/answers';
import type { CrsRules } from '@/eligibility/crs/crsRules';
import { pointsAtStake, STAKE_GROUPS, type StakeGroup } from '@/eligibility/crs/pointsAtStake';
import { crsRange, type CrsRanges } from '@/eligibility/crs/range';
import type { FswRules } from '@/eligibility/fsw/fswRules';
import { type FswQuestion, fswVerdict, type FswVerdict, unknownQuestions } from '@/eligibility/fsw/grid';
import { type PlainProfile, validTests } from '@/eligibility/profile/plainProfile';
import { crsFromProfile, fswFromProfile } from '@/eligibility/profile/prefill';
import { freshness, rulesOn } from '@/eligibility/ruleFile';
import { loadCrs, loadFsw } from '@/eligibility/rules/load';
import { type ProfileAnswers, readProfileAnswers } from './profileAnswers';

/** A result with the answers that are missing for a better one; null when the rules are out of date. */
type ResultWithMissing<T> = (T & { readonly missing: readonly StakeGroup[] }) | null;

/** The standing of a person today, as far as their profile has the answers. */
export interface Standing {
  readonly day: Day;
  /** The lowest level in the first language; null while a test is missing. */
  readonly lowest: { readonly level: number; readonly language: OfficialLanguage } | null;
  /** Undefined when the estimator is switched off. */
  readonly crs: ResultWithMissing<{ readonly ranges: CrsRanges }> | undefined;
  readonly fsw: ResultWithMissing<{ readonly verdict: FswVerdict; readonly max: number }> | undefined;
  /** The most points that each missing group could bring; empty when none may be shown. */
  readonly stakes: Readonly<Partial<Record<StakeGroup, number>>>;
  readonly files: { readonly crs: CrsRules; readonly fsw: FswRules };
  /** Whether the backend stores more than the basic profile and language tests. */
  readonly hasAllParts: boolean;
}

/** The group of questions that answers each question of the 67-point grid. */
const GROUP_OF: Readonly<Record<FswQuestion, StakeGroup>> = {
  age: 'age',
  education: 'education',
  first: 'tests',
  second: 'tests',
  workYears: 'workAbroad',
  offer: 'canada',
};

const unknownGroups = (input: CrsInput): StakeGroup[] =>
  keysOf(STAKE_GROUPS).filter((group) => STAKE_GROUPS[group].some((field) => isUnknown(input, field)));

function lowestLevel(profile: PlainProfile, first: CrsInput['first'], day: Day): Standing['lowest'] {
  const tested = validTests(profile, 'en', day)[0] ?? validTests(profile, 'fr', day)[0];
  const firstLevels =
    first ?? (tested === undefined ? undefined : { language: tested.language, clb: tested.levels });
  if (firstLevels?.language === undefined || !areComplete(firstLevels.clb)) return null;
  return { level: lowestOf(firstLevels.clb), language: firstLevels.language };
}

/** Computes the standing by the rules of the day. */
function standingOf({ profile, work, day, hasAllParts }: ProfileAnswers, files: Standing['files']): Standing {
  const crsRules = rulesOn(files.crs, day).computing;
  const fswRules = rulesOn(files.fsw, day).computing;
  const input = crsRules === null ? null : crsFromProfile(profile, { crs: crsRules.sections, work }, day);
  const hasCrs = crsRules !== null && input !== null && freshness(files.crs.checkedOn, day) !== 'tooOld';
  const isCrsOn = areaIsOn('tools') && areaIsOn('crs');

  const fsw = (): Standing['fsw'] => {
    if (!areaIsOn('tools') || !areaIsOn('fsw')) return undefined;
    if (fswRules?.passMark === undefined || freshness(files.fsw.checkedOn, day) === 'tooOld') return null;
    const { sections, passMark, maxTotal = 0 } = fswRules;
    const answers = fswFromProfile(profile, { grid: sections, work }, day);
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

/** Reads all data and computes the standing. @throws the error of the profile request */
export async function readStanding(userId: string): Promise<Standing> {
  const [answers, crs, fsw] = await Promise.all([readProfileAnswers(userId), loadCrs(), loadFsw()]);
  return standingOf(answers, { crs, fsw });
}

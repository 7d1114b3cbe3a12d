import { type Day, daysBetween } from './calendar';

/** How sure a fact is: 'high' means that three sources agree, one of them a transcription of the official page. */
export type Confidence = 'high' | 'medium' | 'low';

/** Where a person can read the rules themselves; the titles are the official ones, in English. */
export interface OfficialPage {
  readonly title: string;
  readonly url: string;
}

/** Rules with the days on which they hold. A set in force is never edited: it is closed, and another one added. */
export interface RuleSet<Sections> {
  readonly id: string;
  /** First and last day; null is open. */
  readonly effectiveFrom: Day | null;
  readonly effectiveTo: Day | null;
  /** False when the rules are known to exist and their values are not; absent means true. */
  readonly compute?: boolean;
  readonly confidence: Confidence;
  /** From this day on it is not known whether the rules still hold. */
  readonly doubtSince?: Day;
  /** The most points there can be, where the rules give points. */
  readonly maxTotal?: number;
  readonly passMark?: number;
  /** Absent where nothing can be computed. */
  readonly sections?: Sections;
}

/** One file of rule data: what it says, when somebody last checked it, and where. */
export interface RuleFile<Sections> {
  readonly schemaVersion: 1;
  readonly checkedOn: Day;
  readonly official: readonly OfficialPage[];
  readonly rulesets: readonly RuleSet<Sections>[];
}

/** A rule set that can be computed with. */
export type Computing<Sections> = RuleSet<Sections> & { readonly sections: Sections };

/** The rules for a day. */
export interface RulesOnDay<Sections> {
  /** What is in force on the day; null when the file knows nothing about it. */
  readonly inForce: RuleSet<Sections> | null;
  /** What to compute with: the set in force, else the last earlier one that computes; null when there is none. */
  readonly computing: Computing<Sections> | null;
  /** True when both are the same: only then a result is a result under today's rules. */
  readonly current: boolean;
}

function computes<Sections>(set: RuleSet<Sections>): set is Computing<Sections> {
  return set.compute !== false && set.sections !== undefined;
}

const begun = (set: RuleSet<unknown>, day: Day): boolean =>
  set.effectiveFrom === null || set.effectiveFrom <= day;

/** Which rules of a file hold on a day, and which of them can be computed with. */
export function rulesOn<Sections>(file: RuleFile<Sections>, day: Day): RulesOnDay<Sections> {
  const sets = file.rulesets.filter((set) => begun(set, day));
  const inForce = sets.findLast((set) => set.effectiveTo === null || set.effectiveTo >= day) ?? null;
  const computing = sets.findLast((set) => computes(set)) ?? null;
  return { inForce, computing, current: inForce !== null && inForce === computing };
}

/** Days after which the data carry a warning, and after which no total is shown at all. */
const WARN_AFTER = 90;
const STOP_AFTER = 365;

/** How old a check of the rules is. */
export type Freshness = 'fresh' | 'warn' | 'tooOld';

export function freshness(checkedOn: Day, day: Day): Freshness {
  const age = daysBetween(checkedOn, day);
  if (age > STOP_AFTER) return 'tooOld';
  return age > WARN_AFTER ? 'warn' : 'fresh';
}

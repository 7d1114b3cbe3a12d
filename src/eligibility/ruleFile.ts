import { type Day, daysBetween } from './calendar';

/**
 * How certain a fact is. 'high' means that three sources agree, one of them a transcription of the official
 * page.
 */
export type Confidence = 'high' | 'medium' | 'low';

/** An official page with the rules. Titles are the official ones, in English. */
export interface OfficialPage {
  readonly title: string;
  readonly url: string;
}

/**
 * Rules with the days on which they apply. A set in force is never edited: it gets a last day, and a new set
 * is added.
 */
interface RuleSet<Sections> {
  readonly id: string;
  /** First and last day; null for none. */
  readonly effectiveFrom: Day | null;
  readonly effectiveTo: Day | null;
  /** False if the rules exist but their values are unknown; absent means true. */
  readonly compute?: boolean;
  readonly confidence: Confidence;
  /** The day from which it is unknown whether the rules still apply. */
  readonly doubtSince?: Day;
  /** The highest possible number of points, if the rules give points. */
  readonly maxTotal?: number;
  readonly passMark?: number;
  /** Absent if nothing can be computed. */
  readonly sections?: Sections;
}

/** A file of rule data: the sets of rules, when they were last checked, and the official pages. */
export interface RuleFile<Sections> {
  readonly schemaVersion: 1;
  readonly checkedOn: Day;
  readonly official: readonly OfficialPage[];
  readonly rulesets: readonly RuleSet<Sections>[];
}

/** A rule set with values. */
export type Computing<Sections> = RuleSet<Sections> & { readonly sections: Sections };

interface RulesOnDay<Sections> {
  /** The set in force on the day; null if the file has none. */
  readonly inForce: RuleSet<Sections> | null;
  /**
   * The set to compute with: the one in force, or the last earlier one with values; null if there is none.
   */
  readonly computing: Computing<Sections> | null;
  /** Whether both are the same. Only then the result follows the rules of the day. */
  readonly current: boolean;
}

function computes<Sections>(set: RuleSet<Sections>): set is Computing<Sections> {
  return set.compute !== false && set.sections !== undefined;
}

const begun = (set: RuleSet<unknown>, day: Day): boolean =>
  set.effectiveFrom === null || set.effectiveFrom <= day;

/** The rules of a file that are in force on a day, and those to compute with. */
export function rulesOn<Sections>(file: RuleFile<Sections>, day: Day): RulesOnDay<Sections> {
  const sets = file.rulesets.filter((set) => begun(set, day));
  const inForce = sets.findLast((set) => set.effectiveTo === null || set.effectiveTo >= day) ?? null;
  const computing = sets.findLast((set) => computes(set)) ?? null;
  return { inForce, computing, current: inForce !== null && inForce === computing };
}

/** After this many days the data are shown with a warning; after `STOP_AFTER` days no total is shown. */
const WARN_AFTER = 90;
const STOP_AFTER = 365;

/** The age of the last check of the rules. */
type Freshness = 'fresh' | 'warn' | 'tooOld';

export function freshness(checkedOn: Day, day: Day): Freshness {
  const age = daysBetween(checkedOn, day);
  if (age > STOP_AFTER) return 'tooOld';
  return age > WARN_AFTER ? 'warn' : 'fresh';
}

/** Whether a value is between two bounds, which are included; null means no bound. */
export const isWithin = (value: number, least: number | null, most: number | null): boolean =>
  (least === null || value >= least) && (most === null || value <= most);

import { dayOf } from '../backend.ts';
import type { Application, ApplicationStatus, TimelineEntry } from '../data/jobRecords.ts';

/** The first and last day of a period, such as `2026-01-31`. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

export const isIn = ({ from, to }: Period, moment: string | null): boolean =>
  moment !== null && dayOf(moment) >= from && dayOf(moment) <= to;

const DAY = 86_400_000;
const STAGES = ['submitted', 'inReview', 'interview', 'offer', 'accepted'] as const;
type Stage = (typeof STAGES)[number];
const ENDS = ['rejected', 'withdrawn', 'declined'] as const;

export const isEnded = ({ status }: Application): boolean =>
  status === 'accepted' || ENDS.some((end) => end === status);

type Timeline = Pick<Application, 'timeline'>;
/** The steps of a timeline without notes, oldest first. */
const stepsOf = ({ timeline }: Timeline): TimelineEntry[] =>
  timeline.filter(({ isNote }) => isNote !== true).sort((a, b) => a.at.localeCompare(b.at));

/** The index of the furthest stage that was ever entered; -1 for none. */
const furthest = (application: Timeline): number =>
  Math.max(-1, ...stepsOf(application).map(({ status }) => STAGES.findIndex((stage) => stage === status)));

/** When a status was first entered, or null. */
export const enteredAt = (application: Timeline, status: ApplicationStatus): string | null =>
  stepsOf(application).find((step) => step.status === status)?.at ?? null;

/** Days from the first entry of a stage to its last exit; undefined if it was skipped or not left. */
const daysIn = (application: Timeline, stage: Stage): number | undefined => {
  const steps = stepsOf(application);
  const first = steps.findIndex(({ status }) => status === stage);
  const last = steps.findLastIndex(({ status }) => status === stage);
  const [entered, left] = [steps[first], steps[last + 1]];
  return entered === undefined || left === undefined
    ? undefined
    : (Date.parse(left.at) - Date.parse(entered.at)) / DAY;
};

const rounded = (days: number): number => Math.round(days * 10) / 10;

/** The median; null for no values. */
export const median = (values: readonly number[]): number | null => {
  const sorted = values.toSorted((a, b) => a - b);
  const [low, high] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[Math.floor(sorted.length / 2)]];
  return low === undefined || high === undefined ? null : rounded((low + high) / 2);
};

/** The 90th percentile: the value at place ⌈0.9 n⌉, counted from 1; null for no values. */
export const ninetieth = (values: readonly number[]): number | null => {
  const value = values.toSorted((a, b) => a - b)[Math.ceil(0.9 * values.length) - 1];
  return value === undefined ? null : rounded(value);
};

/** The results of the applications that were sent in a period. */
export const funnelOf = (applications: readonly Application[], period: Period) => {
  const sent = applications.filter(
    ({ status, submittedAt }) => status !== 'draft' && isIn(period, submittedAt),
  );
  const reached = sent.map(furthest);
  const stages = STAGES.map((stage, place) => {
    const count = reached.filter((each) => each >= place).length;
    const before = place === 0 ? 0 : reached.filter((each) => each >= place - 1).length;
    const days = sent.flatMap((each) => daysIn(each, stage) ?? []);
    return {
      stage,
      reached: count,
      conversion: before === 0 ? null : count / before,
      medianDays: median(days),
      p90Days: ninetieth(days),
    };
  });
  const ended = Object.fromEntries(
    ENDS.map((end) => [end, sent.filter(({ status }) => status === end).length]),
  );
  return { stages, ended, open: sent.filter((each) => !isEnded(each)).length };
};

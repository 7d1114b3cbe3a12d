import type { AdminJob } from '@/api/endpoints/adminJobs';
import type { JobNeeds } from '@/api/endpoints/jobs';
import { DAY } from '@/config/time';
import type { Money } from '@/forms/kinds/money/kind';
import type { Item, Values } from '@/features/records/resource';
import type { Message } from '@/errors/normaliser';
import { documentIn, languageIn, lineOfDocument, lineOfLanguage, lineOfQuestion, questionsIn } from './lines';

/** A job posting as its form holds it, with nested values as fields. */
export type FlatJob = Omit<AdminJob, 'salary'> & {
  readonly salary: Money | null;
  readonly neededYears: number | null;
  readonly neededEducation: string | null;
  readonly neededLanguages: readonly string[];
  readonly licence: string | null;
  readonly questions: readonly string[];
  readonly askedDocuments: readonly string[];
  /** The record as the server sent it. Values without a field are sent back unchanged. */
  readonly whole: AdminJob;
};

const moneyOf = ({ salary }: AdminJob): Money | null =>
  salary === null || salary === undefined || salary.currency === null || salary.currency === undefined
    ? null
    : {
        min: salary.min ?? null,
        max: salary.max ?? null,
        currency: salary.currency,
        period: salary.period ?? '',
      };

export function flatJob(job: AdminJob): FlatJob {
  const { needs, screening, documentsAsked } = job;
  return {
    ...job,
    salary: moneyOf(job),
    neededYears: needs?.experienceYears ?? null,
    neededEducation: needs?.educationLevelId ?? null,
    neededLanguages: (needs?.languages ?? []).map(lineOfLanguage),
    licence: needs?.licence ?? null,
    questions: (screening ?? []).map(lineOfQuestion),
    askedDocuments: (documentsAsked ?? []).map(lineOfDocument),
    whole: job,
  };
}

const isNothing = (value: unknown): boolean =>
  value === null || value === undefined || (Array.isArray(value) && value.length === 0);
const linesIn = (value: unknown): readonly string[] => (Array.isArray(value) ? (value as string[]) : []);

/** The needs from the form, merged over the stored ones; null when the job has no needs. */
function needsIn(values: Values, before: JobNeeds | null | undefined): JobNeeds | null {
  const has = (name: string) => Object.hasOwn(values, name);
  const needs = {
    experienceYears: has('neededYears')
      ? (values.neededYears as number | null)
      : (before?.experienceYears ?? null),
    educationLevelId: has('neededEducation')
      ? (values.neededEducation as string | null)
      : (before?.educationLevelId ?? null),
    languages: has('neededLanguages')
      ? linesIn(values.neededLanguages).flatMap((line) => languageIn(line) ?? [])
      : (before?.languages ?? []),
    licence: has('licence') ? (values.licence as string | null) : (before?.licence ?? null),
  };
  return Object.values(needs).every(isNothing) ? null : needs;
}

const NEEDS = ['neededYears', 'neededEducation', 'neededLanguages', 'licence'];

/**
 * The request body for the values of the form or of a CSV row. The endpoint replaces the whole record, so
 * values without a field are sent back unchanged.
 */
export function jobBody(values: Values, before: Item | undefined): Readonly<Record<string, unknown>> {
  const whole = before?.whole as AdminJob | undefined;
  const { neededYears: _y, neededEducation: _e, neededLanguages: _l, licence: _c, ...named } = values;
  const { questions, askedDocuments, salary, ...rest } = named;
  const unchanged =
    whole === undefined
      ? {}
      : {
          openings: whole.openings,
          hoursPerWeek: whole.hoursPerWeek,
          startsOn: whole.startsOn,
          postedAt: whole.postedAt,
          nocCode: whole.nocCode,
          usualResponseDays: whole.usualResponseDays,
          employer: whole.employer,
        };
  return {
    ...unchanged,
    ...rest,
    ...(salary === undefined ? {} : { salary: salaryIn(salary as Money | null, whole) }),
    ...(NEEDS.some((name) => Object.hasOwn(values, name)) ? { needs: needsIn(values, whole?.needs) } : {}),
    ...(questions === undefined
      ? {}
      : { screening: questionsIn(linesIn(questions), whole?.screening ?? []) }),
    ...(askedDocuments === undefined ? {} : { documentsAsked: askedIn(linesIn(askedDocuments), whole) }),
  };
}

/**
 * The pay of the form with the employer's own wording, which has no field. A pay of words alone shows no amount
 * in the form, and stays as it is.
 */
function salaryIn(salary: Money | null, whole: AdminJob | undefined) {
  if (salary === null) return whole !== undefined && moneyOf(whole) === null ? (whole.salary ?? null) : null;
  const words = whole?.salary?.text;
  return { ...salary, ...(isNothing(words) ? {} : { text: words }) };
}

/**
 * An empty list asks for any documents, and null asks for none. A list that stays empty in the form keeps its
 * stored value.
 */
function askedIn(lines: readonly string[], whole: AdminJob | undefined) {
  const documents = lines.flatMap((line) => documentIn(line) ?? []);
  return documents.length > 0 ? documents : whole?.documentsAsked?.length === 0 ? [] : null;
}

const LONGEST_OPEN = 365 * DAY;

/** The problem with a changed closing date; undefined when it is valid or unchanged. Times are in ms. */
export function closingProblem(
  { publishAt, closesAt }: Values,
  before: Pick<AdminJob, 'closesAt'> | undefined,
  now: number,
): Message | undefined {
  if (typeof closesAt !== 'string') return undefined;
  const from = typeof publishAt === 'string' ? Date.parse(publishAt) : now;
  const to = Date.parse(closesAt);
  if (to === Date.parse(before?.closesAt ?? '')) return undefined;
  if (to <= now) return { key: 'records:rules.closesInPast' };
  if (to <= from) return { key: 'records:rules.closesBeforeItOpens' };
  return to - Math.max(from, now) > LONGEST_OPEN ? { key: 'records:rules.openTooLong' } : undefined;
}

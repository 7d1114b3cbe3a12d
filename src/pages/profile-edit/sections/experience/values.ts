import type { Experience, ExperienceInput } from '@/api/endpoints/profileEntryShapes';
import { latinDigits, typedDecimal } from '@/i18n/latinDigits';
import { readMonth } from '@/forms/fields/monthText';
import { fieldsOf, likeBlank } from '@/pages/profile-edit/sections/entries/blank';
import { storedMonth } from '@/pages/profile-edit/sections/entries/months';
import { formatNumber } from '@/i18n/format';
import { isStored, storedFlag } from '@/pages/profile-edit/storedValues';
import { given } from '@/pages/profile-edit/values';

/** A job as it stands in its form: texts as typed, '' for nothing. */
export interface JobValues {
  readonly id: string;
  readonly title: string;
  readonly employer: string;
  readonly countryId: string;
  readonly city: string;
  /** Months as monthText.ts writes them. */
  readonly startedOn: string;
  readonly finishedOn: string;
  /** Still works there: what stands in `finishedOn` does not count. */
  readonly current: boolean;
  readonly hoursPerWeek: string;
  /** Null is not said. */
  readonly paid: boolean | null;
  readonly selfEmployed: boolean | null;
  /** One a line. */
  readonly duties: string;
  readonly nocCode: string;
}
export type JobField = Exclude<keyof JobValues, 'id'>;

/** In the order in which they stand on the screen: the first wrong one takes the focus. */
const NO_JOB: JobValues = {
  id: '',
  title: '',
  employer: '',
  countryId: '',
  city: '',
  startedOn: '',
  finishedOn: '',
  current: false,
  hoursPerWeek: '',
  paid: true,
  selfEmployed: false,
  duties: '',
  nocCode: '',
};

export const JOB_FIELDS: readonly JobField[] = fieldsOf(NO_JOB);

/** What is stored, as the form's first values. */
export function jobValues(job: Experience | null): JobValues {
  if (job === null) return NO_JOB;
  const hours = job.hoursPerWeek;
  return {
    id: job.id,
    title: job.title,
    employer: job.employer,
    countryId: job.countryId ?? '',
    city: job.city ?? '',
    startedOn: storedMonth(job.startedOn),
    finishedOn: storedMonth(job.finishedOn),
    // A job without a beginning was not finished: then its end has not been said.
    current: job.finishedOn === null && job.startedOn !== null,
    hoursPerWeek: typeof hours === 'number' ? formatNumber(hours, { useGrouping: false }) : '',
    paid: job.paid ?? null,
    selfEmployed: job.selfEmployed ?? null,
    duties: job.duties.join('\n'),
    nocCode: job.nocCode ?? '',
  };
}

/** The values of a stored draft; undefined when they are none. */
export const jobValuesFrom = (stored: unknown): JobValues | undefined =>
  isStored(stored)
    ? {
        ...likeBlank(NO_JOB, stored),
        paid: storedFlag(stored.paid),
        selfEmployed: storedFlag(stored.selfEmployed),
      }
    : undefined;

/** Hours in any digits, with a point or a comma; null for none, NaN for what is no number. */
export function readHours(typedHours: string): number | null {
  const hours = typedDecimal(typedHours);
  if (hours === '') return null;
  return /^\d{1,4}(\.\d{1,2})?$/.test(hours) ? Number(hours) : Number.NaN;
}

/** The duties of a text, one a line, without the marks that lists are pasted with. */
export const dutiesOf = (lines: string): string[] =>
  lines
    .split(/\r?\n/)
    .map((line) => line.replace(/^\s*(?:[-–—•*·▪◦]|\d{1,2}[.)])\s+/, '').trim())
    .filter((line) => line !== '');

/** The body of a PUT. What the form does not show stays as it was. */
export function jobBody(values: JobValues, before: Experience | null): ExperienceInput {
  return {
    title: values.title.trim(),
    employer: values.employer.trim(),
    countryId: given(values.countryId),
    city: given(values.city),
    startedOn: readMonth(values.startedOn) ?? null,
    finishedOn: values.current ? null : (readMonth(values.finishedOn) ?? null),
    hoursPerWeek: readHours(values.hoursPerWeek),
    paid: values.paid,
    selfEmployed: values.selfEmployed,
    duties: dutiesOf(values.duties),
    nocCode: given(latinDigits(values.nocCode)),
    documentId: before?.documentId ?? null,
  };
}

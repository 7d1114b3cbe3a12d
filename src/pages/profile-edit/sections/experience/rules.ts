import { PROFILE_LENGTHS, PROFILE_MOST } from '@/config/profile';
import type { Day } from '@/eligibility/calendar';
import { checkCode } from '@/eligibility/noc/code';
import { latinDigits } from '@/i18n/latinDigits';
import { readMonth } from '@/forms/fields/monthText';
import {
  endAfterStart,
  type Problem,
  type Problems,
  problemsOf,
  wholeMonth,
  within,
} from '@/pages/profile-edit/sections/entries/problems';
import { monthOf } from '@/pages/profile-edit/sections/entries/months';
import { dutiesOf, type JobField, type JobValues, readHours } from './values';

const HOURS = { min: 1, max: 100 } as const;

function hours(typed: string): Problem | undefined {
  const read = readHours(typed);
  const fine = read === null || (read >= HOURS.min && read <= HOURS.max);
  return fine ? undefined : { rule: 'range', ...HOURS };
}

function duties(lines: string): Problem | undefined {
  const all = dutiesOf(lines);
  if (all.length > PROFILE_MOST.duties) return { rule: 'tooMany', max: PROFILE_MOST.duties };
  const isTooLong = all.some((line) => line.length > PROFILE_LENGTHS.duty);
  return isTooLong ? { rule: 'lineTooLong', max: PROFILE_LENGTHS.duty } : undefined;
}

function nocCode(typed: string): Problem | undefined {
  if (typed.trim() === '') return undefined;
  const { kind } = checkCode(latinDigits(typed));
  return kind === 'valid' ? undefined : { rule: kind };
}

/** The stored record cannot say 'no end known': without an end, a job that has begun goes on. */
function end({ startedOn, finishedOn, current }: JobValues, today: Day): Problem | undefined {
  if (current) return undefined;
  if (monthOf(startedOn) !== undefined && readMonth(finishedOn) === null) return { rule: 'endOrStill' };
  return wholeMonth(finishedOn, today) ?? endAfterStart(startedOn, finishedOn);
}

const isNothing = (values: JobValues): boolean =>
  [
    values.title,
    values.employer,
    values.countryId,
    values.city,
    values.startedOn,
    values.finishedOn,
    values.hoursPerWeek,
    values.duties,
    values.nocCode,
  ].every((text) => text.trim() === '');

/** What is wrong with a job. What is missing is not wrong, except where there is nothing at all. */
export const checkJob = (values: JobValues, today: Day): Problems<JobField> =>
  problemsOf<JobField>([
    ['title', isNothing(values) ? { rule: 'required' } : within(values.title, PROFILE_LENGTHS.jobTitle)],
    ['employer', within(values.employer, PROFILE_LENGTHS.employer)],
    ['city', within(values.city, PROFILE_LENGTHS.city)],
    ['startedOn', wholeMonth(values.startedOn, today)],
    ['finishedOn', end(values, today)],
    ['hoursPerWeek', hours(values.hoursPerWeek)],
    ['duties', duties(values.duties)],
    ['nocCode', nocCode(values.nocCode)],
  ]);

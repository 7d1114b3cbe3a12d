import { PROFILE_LENGTHS, PROFILE_MOST } from '@/config/profile';
import type { Day } from '@/eligibility/calendar';
import { checkCode } from '@/eligibility/noc/code';
import { latinDigits } from '@/i18n/latinDigits';
import { readMonth } from '@/forms/fields/monthText';
import { atMost, outOfRange, type Problems, problemsOf, within, type Wrong } from '@/forms/problems';
import { endAfterStart, wholeMonth } from '@/pages/profile-edit/sections/entries/problems';
import { monthOf } from '@/pages/profile-edit/sections/entries/months';
import { REQUIRED } from '@/validation/rules';
import { dutiesOf, type JobField, type JobValues, readHours } from './values';

const HOURS = { min: 1, max: 100 } as const;

function hours(typed: string): Wrong | undefined {
  const read = readHours(typed);
  const fine = read === null || (read >= HOURS.min && read <= HOURS.max);
  return fine ? undefined : outOfRange(HOURS.min, HOURS.max);
}

function duties(lines: string): Wrong | undefined {
  const all = dutiesOf(lines);
  const tooMany = atMost(all, PROFILE_MOST.duties);
  if (tooMany !== undefined) return tooMany;
  const isTooLong = all.some((line) => line.length > PROFILE_LENGTHS.duty);
  return isTooLong ? { key: 'problems:lineTooLong', values: { max: PROFILE_LENGTHS.duty } } : undefined;
}

function nocCode(typed: string): Wrong | undefined {
  if (typed.trim() === '') return undefined;
  const { kind } = checkCode(latinDigits(typed));
  return kind === 'valid' ? undefined : { key: `tools:noc.wrong.${kind}` };
}

/** The stored record cannot say 'no end known': without an end, a job that has begun goes on. */
function end({ startedOn, finishedOn, current }: JobValues, today: Day): Wrong | undefined {
  if (current) return undefined;
  if (monthOf(startedOn) !== undefined && readMonth(finishedOn) === null)
    return { key: 'problems:endOrStill' };
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
  problemsOf<JobField>({
    title: isNothing(values) ? REQUIRED : within(values.title, PROFILE_LENGTHS.jobTitle),
    employer: within(values.employer, PROFILE_LENGTHS.employer),
    city: within(values.city, PROFILE_LENGTHS.city),
    startedOn: wholeMonth(values.startedOn, today),
    finishedOn: end(values, today),
    hoursPerWeek: hours(values.hoursPerWeek),
    duties: duties(values.duties),
    nocCode: nocCode(values.nocCode),
  });

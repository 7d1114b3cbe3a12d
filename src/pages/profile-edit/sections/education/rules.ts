import { PROFILE_LENGTHS } from '@/config/profile';
import { type Day, isDay } from '@/eligibility/calendar';
import {
  endAfterStart,
  notInFuture,
  type Problem,
  type Problems,
  problemsOf,
  wholeMonth,
  within,
} from '@/pages/profile-edit/sections/entries/problems';
import type { EducationField, EducationValues } from './values';

/** The limits of each text, by its field. */
const LENGTHS = {
  name: PROFILE_LENGTHS.credentialName,
  field: PROFILE_LENGTHS.field,
  institution: PROFILE_LENGTHS.institution,
} as const;

function end({ startedOn, finishedOn, inProgress }: EducationValues, today: Day): Problem | undefined {
  if (inProgress) return undefined;
  return wholeMonth(finishedOn, today) ?? endAfterStart(startedOn, finishedOn);
}

/** What belongs to the assessment counts only where there is one. */
const assessment = (values: EducationValues, today: Day) =>
  [
    ['ecaBody', values.eca === 'none' ? undefined : within(values.ecaBody, PROFILE_LENGTHS.ecaBody)],
    [
      'ecaReferenceNo',
      values.eca === 'none' ? undefined : within(values.ecaReferenceNo, PROFILE_LENGTHS.ecaReference),
    ],
    [
      'ecaIssuedOn',
      values.eca === 'done' && isDay(values.ecaIssuedOn) ? notInFuture(values.ecaIssuedOn, today) : undefined,
    ],
  ] as const;

const isNothing = (values: EducationValues): boolean =>
  [
    values.credential,
    values.educationLevelId,
    values.name,
    values.field,
    values.institution,
    values.countryId,
    values.startedOn,
    values.finishedOn,
  ].every((text) => text.trim() === '');

/** What is wrong with an education. What is missing is not wrong, except where there is nothing at all. */
export const checkEducation = (values: EducationValues, today: Day): Problems<EducationField> =>
  problemsOf<EducationField>([
    ['credential', isNothing(values) ? { rule: 'required' } : undefined],
    ['name', within(values.name, LENGTHS.name)],
    ['field', within(values.field, LENGTHS.field)],
    ['institution', within(values.institution, LENGTHS.institution)],
    ['startedOn', wholeMonth(values.startedOn, today)],
    ['finishedOn', end(values, today)],
    ...assessment(values, today),
  ]);

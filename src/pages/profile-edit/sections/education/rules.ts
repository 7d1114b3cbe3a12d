import { PROFILE_LENGTHS } from '@/config/profile';
import { type Day, isDay } from '@/eligibility/calendar';
import { type Problems, problemsOf, within, type Wrong } from '@/forms/problems';
import { endAfterStart, notInFuture, wholeMonth } from '@/pages/profile-edit/sections/entries/problems';
import { REQUIRED } from '@/validation/rules';
import type { EducationField, EducationValues } from './values';

function end({ startedOn, finishedOn, inProgress }: EducationValues, today: Day): Wrong | undefined {
  if (inProgress) return undefined;
  return wholeMonth(finishedOn, today) ?? endAfterStart(startedOn, finishedOn);
}

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
export const checkEducation = (values: EducationValues, today: Day): Problems<EducationField> => {
  const { eca, ecaIssuedOn } = values;
  // What belongs to the assessment counts only where there is one.
  const ofAssessment = (text: string, most: number) => (eca === 'none' ? undefined : within(text, most));
  return problemsOf<EducationField>({
    credential: isNothing(values) ? REQUIRED : undefined,
    name: within(values.name, PROFILE_LENGTHS.credentialName),
    field: within(values.field, PROFILE_LENGTHS.field),
    institution: within(values.institution, PROFILE_LENGTHS.institution),
    startedOn: wholeMonth(values.startedOn, today),
    finishedOn: end(values, today),
    ecaBody: ofAssessment(values.ecaBody, PROFILE_LENGTHS.ecaBody),
    ecaReferenceNo: ofAssessment(values.ecaReferenceNo, PROFILE_LENGTHS.ecaReference),
    ecaIssuedOn: eca === 'done' && isDay(ecaIssuedOn) ? notInFuture(ecaIssuedOn, today) : undefined,
  });
};

import { isRecord } from '@/api/answer';
import type { Destination, DestinationInput } from '@/api/endpoints/destinationShapes';
import { CANADIAN_REGIONS, type CanadianRegion } from '@/config/jobs';
import { PROFILE_MOST } from '@/config/profile';
import { CANADIAN_STUDIES, type CanadianStudy } from '@/eligibility/crs/crsRules';
import { type Programme, PROGRAMMES } from '@/eligibility/plan/planRules';
import { readMonth } from '@/forms/fields/monthText';
import { countProblem, type Problems, problemsOf } from '@/forms/problems';
import { type Answer, answerOf, booleanOf, storedAnswer } from '@/pages/profile-edit/sections/AnswerInput';
import { storedText, storedTexts } from '@/pages/profile-edit/values';

/** The section 'destination' as form values; '' means no answer. */
export interface DestinationValues {
  readonly countryIds: readonly string[];
  readonly provinces: readonly CanadianRegion[];
  /** In the format of src/forms/fields/monthText.ts. */
  readonly earliestStart: string;
  readonly programme: Programme | '';
  readonly canadianStudy: CanadianStudy | '';
  readonly certificate: Answer;
  readonly nomination: Answer;
  readonly arrangedEmployment: Answer;
}
export type DestinationField = keyof DestinationValues;

/** In the order of the form, because the first wrong field takes the focus. */
export const DESTINATION_FIELDS = [
  'countryIds',
  'provinces',
  'earliestStart',
  'programme',
  'canadianStudy',
  'certificate',
  'nomination',
  'arrangedEmployment',
] as const satisfies readonly DestinationField[];

export const destinationValues = (known: Destination | null): DestinationValues => ({
  countryIds: known?.countryIds ?? [],
  provinces: known?.provinces ?? [],
  earliestStart: known?.earliestStart ?? '',
  programme: known?.programme ?? '',
  canadianStudy: known?.canadianStudy ?? '',
  certificate: answerOf(known?.certificate),
  nomination: answerOf(known?.nomination),
  arrangedEmployment: answerOf(known?.arrangedEmployment),
});

/** The body of the PUT request. @param remote the stored value, which the form does not show */
export const destinationBody = (
  values: DestinationValues,
  remote: boolean | null,
  lastModified: string | null,
): DestinationInput => ({
  countryIds: [...values.countryIds],
  provinces: [...values.provinces],
  earliestStart: readMonth(values.earliestStart) ?? null,
  remote,
  programme: values.programme || null,
  canadianStudy: values.canadianStudy || null,
  certificate: booleanOf(values.certificate),
  nomination: booleanOf(values.nomination),
  arrangedEmployment: booleanOf(values.arrangedEmployment),
  lastModified,
});

const among = <T extends string>(list: readonly T[], value: unknown): T | '' =>
  list.find((item) => item === value) ?? '';

export function storedDestination(stored: unknown): DestinationValues | undefined {
  if (!isRecord(stored)) return undefined;
  const provinces = storedTexts(stored.provinces);
  return {
    countryIds: storedTexts(stored.countryIds),
    provinces: CANADIAN_REGIONS.filter((region) => provinces.includes(region)),
    earliestStart: storedText(stored.earliestStart),
    programme: among(PROGRAMMES, stored.programme),
    canadianStudy: among(CANADIAN_STUDIES, stored.canadianStudy),
    certificate: storedAnswer(stored.certificate),
    nomination: storedAnswer(stored.nomination),
    arrangedEmployment: storedAnswer(stored.arrangedEmployment),
  };
}

/** The problems by field. */
export const checkDestination = (values: DestinationValues): Problems<DestinationField> =>
  problemsOf<DestinationField>({
    countryIds: countProblem(values.countryIds, PROFILE_MOST.destinations),
    earliestStart: readMonth(values.earliestStart) === undefined ? { key: 'problems:month' } : undefined,
  });

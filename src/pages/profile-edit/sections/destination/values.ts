import { isRecord } from '@/api/answer';
import type { Destination, DestinationInput } from '@/api/endpoints/destinationShapes';
import { CANADIAN_REGIONS, type CanadianRegion } from '@/config/jobs';
import { PROFILE_MOST } from '@/config/profile';
import { CANADIAN_STUDIES, type CanadianStudy } from '@/eligibility/crs/crsRules';
import { type Programme, PROGRAMMES } from '@/eligibility/plan/planRules';
import { readMonth } from '@/forms/fields/monthText';
import { countProblem, type Problems, problemsOf } from '@/forms/problems';
import { type Answer, booleanOf, readAnswer } from '@/pages/profile-edit/sections/AnswerInput';
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

/** Reads a record or a stored draft, whose members have the same names. */
function readDestination(stored: Readonly<Record<string, unknown>>): DestinationValues {
  const provinces = storedTexts(stored.provinces);
  return {
    countryIds: storedTexts(stored.countryIds),
    provinces: CANADIAN_REGIONS.filter((region) => provinces.includes(region)),
    earliestStart: storedText(stored.earliestStart),
    programme: among(PROGRAMMES, stored.programme),
    canadianStudy: among(CANADIAN_STUDIES, stored.canadianStudy),
    certificate: readAnswer(stored.certificate),
    nomination: readAnswer(stored.nomination),
    arrangedEmployment: readAnswer(stored.arrangedEmployment),
  };
}

/** The first values of the form. */
export const destinationValues = (record: Destination | null): DestinationValues =>
  readDestination(record ?? {});

/** Reads a stored draft; undefined when it is no draft. */
export const storedDestination = (stored: unknown): DestinationValues | undefined =>
  isRecord(stored) ? readDestination(stored) : undefined;

/** The problems by field. */
export const checkDestination = (values: DestinationValues): Problems<DestinationField> =>
  problemsOf<DestinationField>({
    countryIds: countProblem(values.countryIds, PROFILE_MOST.destinations),
    earliestStart: readMonth(values.earliestStart) === undefined ? { key: 'problems:month' } : undefined,
  });

import type { Destination, DestinationInput } from '@/api/endpoints/destinationShapes';
import { CANADIAN_REGIONS } from '@/config/jobs';
import { PROFILE_MOST } from '@/config/profile';
import { CANADIAN_STUDIES } from '@/eligibility/crs/crsRules';
import { PROGRAMMES } from '@/eligibility/plan/planRules';
import { defineForm, type ValuesOf } from '@/forms/defineForm';
import { optionsOf } from '@/forms/kinds/choice/kind';
import { answer, countries, ticks } from '@/pages/profile-edit/kinds';

/** The section 'destination'. Its questions about Canada are answered with '' for 'I don’t know'. */
export const DESTINATION = defineForm({
  labels: 'sections:destination',
  fields: {
    countryIds: { kind: countries(PROFILE_MOST.destinations) },
    provinces: { kind: ticks(optionsOf(CANADIAN_REGIONS, 'jobs:regions')) },
    earliestStart: { kind: 'month' },
    programme: {
      kind: 'choice',
      options: optionsOf(PROGRAMMES, 'terms:programme'),
      none: 'eligibility:unknown',
    },
    canadianStudy: {
      kind: 'choice',
      look: 'radio',
      options: [
        ...optionsOf(CANADIAN_STUDIES, 'eligibility:study'),
        { value: '', label: { key: 'eligibility:unknown' } },
      ],
    },
    certificate: { kind: answer(), hint: 'eligibility:hint.certificate' },
    nomination: { kind: answer(), hint: 'eligibility:hint.nomination' },
    arrangedEmployment: { kind: answer(), hint: 'eligibility:hint.offer' },
  },
});

export type DestinationValues = ValuesOf<typeof DESTINATION.fields>;

/** The body of the PUT request. @param remote the stored value, which the form does not show */
export function destinationBody(
  values: DestinationValues,
  remote: boolean | null,
  lastModified: string | null,
): DestinationInput {
  const { countryIds, provinces, ...sent } = DESTINATION.sent(values);
  return {
    ...sent,
    countryIds: [...(countryIds ?? [])],
    provinces: CANADIAN_REGIONS.filter((region) => provinces?.includes(region)),
    remote,
    lastModified,
  };
}

/** The first values of the form. */
export const destinationValues = (record: Destination | null): DestinationValues =>
  record === null ? DESTINATION.blank : DESTINATION.read(record);

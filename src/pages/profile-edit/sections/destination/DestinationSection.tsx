import { useTranslation } from 'react-i18next';
import type { Destination, DestinationInput } from '@/api/endpoints/destinationShapes';
import { profileSections } from '@/api/endpoints/profileSections';
import { send } from '@/api/queries';
import { CANADA, CANADIAN_REGIONS } from '@/config/jobs';
import { PROFILE_MOST } from '@/config/profile';
import { CANADIAN_STUDIES } from '@/eligibility/crs/crsRules';
import { PROGRAMMES } from '@/eligibility/plan/planRules';
import { useFieldValue } from '@/forms/Bound';
import { defineForm, type ValuesOf } from '@/forms/defineForm';
import { Fields } from '@/forms/Fields';
import { optionsOf } from '@/forms/kinds/choice/kind';
import { useDefined } from '@/forms/useDefined';
import { SectionForm } from '@/pages/profile-edit/form/SectionForm';
import type { SectionProps } from '@/pages/profile-edit/form/SectionScope';
import { useRecordStore } from '@/pages/profile-edit/form/useRecordStore';
import { useSectionForm } from '@/pages/profile-edit/form/useSectionForm';
import { answer, countries, ticks } from '@/pages/profile-edit/kinds';
import { ListsNotice } from '@/pages/profile-edit/sections/ListsNotice';
import { useCountryField } from '@/pages/profile-edit/useReferenceState';

/** The questions about Canada are answered with '' for 'I don’t know'. */
const DESTINATION = defineForm({
  labels: 'sections:destination',
  fields: {
    countryIds: { kind: countries(PROFILE_MOST.destinations) },
    provinces: { kind: ticks(optionsOf(CANADIAN_REGIONS, 'jobs:regions')) },
    earliestStart: { kind: 'month', line: 'start' },
    programme: {
      kind: 'choice',
      options: optionsOf(PROGRAMMES, 'terms:programme'),
      none: 'eligibility:unknown',
      line: 'programme',
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

type DestinationValues = ValuesOf<typeof DESTINATION.fields>;

/** The body of the PUT request. @param remote the stored value, which the form does not show */
function destinationBody(
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

const WITHOUT_CANADA = ['countryIds', 'earliestStart', 'programme'] as const;

/** The section about the countries of destination, and for Canada about what the person already has. */
export function DestinationSection({ sections }: SectionProps) {
  // The texts of the options of the fields.
  useTranslation(['sections', 'eligibility', 'jobs', 'terms']);
  const { references, choices } = useCountryField();
  const first = sections.destination;
  const section = useSectionForm<DestinationValues>({
    ...useDefined(DESTINATION),
    id: 'destination',
    store: useRecordStore<Destination, DestinationValues, DestinationInput>({
      record: 'destination',
      first,
      fields: DESTINATION.names,
      valuesOf: DESTINATION.read,
      body: (values, lastModified) => destinationBody(values, first?.remote ?? null, lastModified),
      send: (body) => send(profileSections.saveDestination, { body }),
      read: profileSections.saveDestination.read,
    }),
  });
  const { of } = section;
  const chosen = useFieldValue(of, 'countryIds');
  const canada = choices.find(({ code }) => code === CANADA)?.id;
  // As long as no country is chosen, the questions about Canada are shown, because most people go there.
  const asksCanada = chosen.length === 0 || canada === undefined || chosen.includes(canada);

  return (
    <SectionForm
      state={section}
      notice={<ListsNotice references={references} lists={[references.countries]} />}
    >
      <Fields of={of} names={asksCanada ? of.fields : WITHOUT_CANADA} />
    </SectionForm>
  );
}

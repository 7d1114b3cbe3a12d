import { useTranslation } from 'react-i18next';
import type { Destination, DestinationInput } from '@/api/endpoints/destinationShapes';
import { profileSections } from '@/api/endpoints/profileSections';
import { send } from '@/api/queries';
import { CANADA } from '@/config/jobs';
import { Field } from '@/forms/Field';
import { useDefined } from '@/forms/useDefined';
import { Pair, SectionForm } from '@/pages/profile-edit/form/SectionForm';
import type { SectionProps } from '@/pages/profile-edit/form/SectionScope';
import { useRecordStore } from '@/pages/profile-edit/form/useRecordStore';
import { useSectionForm } from '@/pages/profile-edit/form/useSectionForm';
import { ListsNotice } from '@/pages/profile-edit/sections/ListsNotice';
import { useCountryField } from '@/pages/profile-edit/useReferenceState';
import { DESTINATION, destinationBody, type DestinationValues, destinationValues } from './fields';

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
      valuesOf: destinationValues,
      body: (values, lastModified) => destinationBody(values, first?.remote ?? null, lastModified),
      send: (body) => send(profileSections.saveDestination, { body }),
      read: profileSections.saveDestination.read,
    }),
    valuesFrom: DESTINATION.draft,
  });
  const { form, of } = section;
  const chosen = form.watch('countryIds');
  const canada = choices.find(({ code }) => code === CANADA)?.id;
  // As long as no country is chosen, the questions about Canada are shown, because most people go there.
  const asksCanada = chosen.length === 0 || canada === undefined || chosen.includes(canada);

  return (
    <SectionForm
      state={section}
      notice={<ListsNotice references={references} lists={[references.countries]} />}
    >
      <Field of={of} name="countryIds" />
      {asksCanada && <Field of={of} name="provinces" />}
      <Pair>
        <Field of={of} name="earliestStart" />
      </Pair>
      <Pair>
        <Field of={of} name="programme" />
      </Pair>
      {asksCanada && (
        <>
          <Field of={of} name="canadianStudy" />
          <Field of={of} name="certificate" />
          <Field of={of} name="nomination" />
          <Field of={of} name="arrangedEmployment" />
        </>
      )}
    </SectionForm>
  );
}

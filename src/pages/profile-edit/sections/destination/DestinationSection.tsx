import { useTranslation } from 'react-i18next';
import type { Destination, DestinationInput } from '@/api/endpoints/destinationShapes';
import { profileSections } from '@/api/endpoints/profileSections';
import { send } from '@/api/queries';
import { CANADA } from '@/config/jobs';
import { useFieldValue } from '@/forms/Bound';
import { Fields } from '@/forms/Fields';
import { useDefined } from '@/forms/useDefined';
import { SectionForm } from '@/pages/profile-edit/form/SectionForm';
import type { SectionProps } from '@/pages/profile-edit/form/SectionScope';
import { useRecordStore } from '@/pages/profile-edit/form/useRecordStore';
import { useSectionForm } from '@/pages/profile-edit/form/useSectionForm';
import { ListsNotice } from '@/pages/profile-edit/sections/ListsNotice';
import { useCountryField } from '@/pages/profile-edit/useReferenceState';
import { DESTINATION, destinationBody, type DestinationValues, destinationValues } from './fields';

const LINES = ['countryIds', ['earliestStart'], ['programme']] as const;
const LINES_WITH_CANADA = [
  'countryIds',
  'provinces',
  ['earliestStart'],
  ['programme'],
  'canadianStudy',
  'certificate',
  'nomination',
  'arrangedEmployment',
] as const;

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
      <Fields of={of} names={asksCanada ? LINES_WITH_CANADA : LINES} />
    </SectionForm>
  );
}

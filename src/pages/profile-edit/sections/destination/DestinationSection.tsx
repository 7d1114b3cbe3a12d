import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { Destination, DestinationInput } from '@/api/endpoints/destinationShapes';
import { profileSections } from '@/api/endpoints/profileSections';
import { send } from '@/api/queries';
import { CANADA, CANADIAN_REGIONS } from '@/config/jobs';
import { PROFILE_MOST } from '@/config/profile';
import { CANADIAN_STUDIES } from '@/eligibility/crs/crsRules';
import { PROGRAMMES } from '@/eligibility/plan/planRules';
import { CheckInput } from '@/forms/fields/CheckInput';
import { ChoiceInput } from '@/forms/fields/ChoiceInput';
import { CountriesInput } from '@/forms/fields/CountriesInput';
import { Fieldset } from '@/forms/fields/Fieldset';
import { MonthInput } from '@/forms/fields/MonthInput';
import { readMonth } from '@/forms/fields/monthText';
import { RadioInput } from '@/forms/fields/RadioInput';
import { formatDate, formatList } from '@/i18n/format';
import { Bound } from '@/forms/Bound';
import { Pair, SectionForm } from '@/pages/profile-edit/form/SectionForm';
import type { SectionProps } from '@/pages/profile-edit/form/SectionScope';
import { useRecordStore } from '@/pages/profile-edit/form/useRecordStore';
import { useSectionForm } from '@/pages/profile-edit/form/useSectionForm';
import { AnswerInput } from '@/pages/profile-edit/sections/AnswerInput';
import { ListsNotice } from '@/pages/profile-edit/sections/ListsNotice';
import { useCountryField } from '@/pages/profile-edit/useReferenceState';
import {
  checkDestination,
  DESTINATION_FIELDS,
  destinationBody,
  type DestinationField,
  type DestinationValues,
  destinationValues,
  storedDestination,
} from './values';

const QUESTIONS = ['certificate', 'nomination', 'arrangedEmployment'] as const;

/** The section about the countries of destination, and for Canada about what the person already has. */
export function DestinationSection({ sections }: SectionProps) {
  const { t } = useTranslation(['sections', 'terms']);
  const { t: tOther } = useTranslation(['eligibility', 'jobs']);
  const countries = useCountryField();
  const { references, choices } = countries;
  const first = sections.destination;
  const nameOf = (field: DestinationField) => t(`destination.${field}`);
  const regionOf = (code: (typeof CANADIAN_REGIONS)[number]) => tOther(`jobs:regions.${code}`);
  const answerText = (answer: '' | 'yes' | 'no') =>
    answer === '' ? tOther('eligibility:unknown') : tOther(`eligibility:${answer}`);

  const store = useRecordStore<Destination, DestinationValues, DestinationInput>({
    record: 'destination',
    first,
    fields: DESTINATION_FIELDS,
    valuesOf: destinationValues,
    body: (values, lastModified) => destinationBody(values, first?.remote ?? null, lastModified),
    send: (body) => send(profileSections.saveDestination, { body }),
    read: profileSections.saveDestination.read,
  });
  const section = useSectionForm<DestinationValues>({
    id: 'destination',
    store,
    fields: DESTINATION_FIELDS,
    nameOf,
    valuesFrom: storedDestination,
    check: checkDestination,
    textOf: (field, values) => {
      switch (field) {
        case 'countryIds':
          return formatList(values.countryIds.map((id) => countries.nameOf(id) || id));
        case 'provinces':
          return formatList(values.provinces.map(regionOf));
        case 'earliestStart': {
          const month = readMonth(values.earliestStart);
          return typeof month === 'string'
            ? formatDate(`${month}-15`, { month: 'long', year: 'numeric' })
            : values.earliestStart;
        }
        case 'programme':
          return values.programme === '' ? '' : t(`terms:programme.${values.programme}`);
        case 'canadianStudy':
          return values.canadianStudy === '' ? '' : tOther(`eligibility:study.${values.canadianStudy}`);
        default:
          return answerText(values[field]);
      }
    },
  });
  const { form, busy, of } = section;
  const chosen = form.watch('countryIds');
  const canada = choices.find(({ code }) => code === CANADA)?.id;
  // As long as no country is chosen, the questions about Canada are shown, because most people go there.
  const asksCanada = chosen.length === 0 || canada === undefined || chosen.includes(canada);

  return (
    <SectionForm
      state={section}
      notice={<ListsNotice references={references} lists={[references.countries]} />}
    >
      <Bound of={of} name="countryIds">
        {(field) => (
          <CountriesInput
            {...field}
            hint={countries.hint}
            disabled={busy || !countries.usable}
            choices={choices}
            max={PROFILE_MOST.destinations}
          />
        )}
      </Bound>
      {asksCanada && (
        <Bound of={of} name="provinces">
          {({ value, onChange }) => (
            <Fieldset legend={nameOf('provinces')}>
              <Box
                sx={{
                  display: 'grid',
                  columnGap: 2,
                  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 150px), 1fr))',
                }}
              >
                {CANADIAN_REGIONS.map((code) => (
                  <CheckInput
                    key={code}
                    label={regionOf(code)}
                    disabled={busy}
                    checked={value.includes(code)}
                    onChange={(on) =>
                      onChange(CANADIAN_REGIONS.filter((each) => (each === code ? on : value.includes(each))))
                    }
                  />
                ))}
              </Box>
            </Fieldset>
          )}
        </Bound>
      )}
      <Pair>
        <Bound of={of} name="earliestStart">
          {(field) => <MonthInput {...field} />}
        </Bound>
      </Pair>
      <Pair>
        <Bound of={of} name="programme">
          {(field) => (
            <ChoiceInput
              {...field}
              emptyName={tOther('eligibility:unknown')}
              options={PROGRAMMES.map((each) => ({ value: each, name: t(`terms:programme.${each}`) }))}
            />
          )}
        </Bound>
      </Pair>
      {asksCanada && (
        <>
          <Bound of={of} name="canadianStudy">
            {(field) => (
              <RadioInput
                {...field}
                options={[
                  ...CANADIAN_STUDIES.map((each) => ({
                    value: each,
                    name: tOther(`eligibility:study.${each}`),
                  })),
                  { value: '', name: tOther('eligibility:unknown') },
                ]}
              />
            )}
          </Bound>
          {QUESTIONS.map((question) => (
            <Bound key={question} of={of} name={question}>
              {(field) => (
                <AnswerInput
                  {...field}
                  hint={tOther(
                    question === 'arrangedEmployment'
                      ? 'eligibility:hint.offer'
                      : `eligibility:hint.${question}`,
                  )}
                />
              )}
            </Bound>
          ))}
        </>
      )}
    </SectionForm>
  );
}

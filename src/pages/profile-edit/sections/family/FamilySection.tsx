import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Family, FamilyInput } from '@/api/endpoints/familyShapes';
import { profileSections } from '@/api/endpoints/profileSections';
import { send } from '@/api/queries';
import { ABILITIES } from '@/eligibility/abilities';
import { today } from '@/eligibility/calendar';
import { CHOSEN_CREDENTIALS } from '@/eligibility/credentials';
import type { LanguageSections } from '@/eligibility/language/languageRules';
import { rulesOn } from '@/eligibility/ruleFile';
import { loadLanguageTests } from '@/eligibility/rules/load';
import { ScoreFields } from '@/features/tools/ScoreFields';
import { Bound, type FieldsOf } from '@/forms/Bound';
import { ChoiceInput } from '@/forms/fields/ChoiceInput';
import { DateInput } from '@/forms/fields/DateInput';
import { RadioInput } from '@/forms/fields/RadioInput';
import { TextInput } from '@/forms/fields/TextInput';
import { formatDate, formatList } from '@/i18n/format';
import { Pair, SectionForm } from '@/pages/profile-edit/form/SectionForm';
import type { SectionProps } from '@/pages/profile-edit/form/SectionScope';
import { useRecordStore } from '@/pages/profile-edit/form/useRecordStore';
import { useSectionForm } from '@/pages/profile-edit/form/useSectionForm';
import type { Answer } from '@/pages/profile-edit/kinds';
import { AnswerInput } from '@/pages/profile-edit/sections/AnswerInput';
import { Dependants } from './Dependants';
import {
  checkFamily,
  FAMILY_FIELDS,
  familyBody,
  type FamilyField,
  type FamilyValues,
  familyValues,
  SERVER_NAMES,
  storedFamily,
} from './values';

/** The rules of the language tests. They are a file of the app, so they are loaded only once. */
const TEST_RULES = {
  queryKey: ['language test rules'],
  queryFn: loadLanguageTests,
  staleTime: Number.POSITIVE_INFINITY,
} as const;

/** The section about the family, with the facts about a partner that points are given for. */
export function FamilySection({ sections }: SectionProps) {
  const file = useQuery(TEST_RULES).data;
  const tests = file === undefined ? undefined : rulesOn(file, today()).computing?.sections;
  const { nameOf, textOf } = useFamilyTexts();
  const store = useRecordStore<Family, FamilyValues, FamilyInput>({
    record: 'family',
    first: sections.family,
    fields: FAMILY_FIELDS,
    valuesOf: familyValues,
    body: familyBody,
    send: (body) => send(profileSections.saveFamily, { body }),
    read: profileSections.saveFamily.read,
  });
  const section = useSectionForm<FamilyValues>({
    id: 'family',
    store,
    fields: FAMILY_FIELDS,
    serverNames: SERVER_NAMES,
    nameOf,
    valuesFrom: storedFamily,
    check: (values) => checkFamily(values, tests, today()),
    textOf,
  });
  const { form, of } = section;
  return (
    <SectionForm state={section}>
      <Bound of={of} name="hasPartner">
        {(field) => <AnswerInput {...field} mayBeOpen={false} />}
      </Bound>
      {form.watch('hasPartner') === 'yes' && (
        <PartnerFields of={of} test={form.watch('test')} tests={tests} />
      )}
      <Bound of={of} name="dependants">
        {(field) => <Dependants {...field} />}
      </Bound>
      <Bound of={of} name="siblingInCanada">
        {(field) => <AnswerInput {...field} />}
      </Bound>
      <Bound of={of} name="relativeInCanada">
        {(field) => <AnswerInput {...field} />}
      </Bound>
    </SectionForm>
  );
}

/** Returns the names of the fields, and their values as text. */
function useFamilyTexts() {
  const { t } = useTranslation('sections');
  const { t: tOther } = useTranslation('eligibility');
  const answer = (value: Answer) => (value === '' ? tOther('unknown') : tOther(value));
  const day = (value: string) => (value === '' ? '' : formatDate(value, { dateStyle: 'long' }));
  return {
    nameOf: (field: FamilyField): string => t(`family.${field}`),
    textOf: (field: FamilyField, values: FamilyValues): string => {
      switch (field) {
        case 'partnerDateOfBirth':
          return day(values.partnerDateOfBirth);
        case 'credential':
          return values.credential === '' ? '' : tOther(`credential.${values.credential}`);
        case 'test':
          return values.test === ''
            ? tOther('unknown')
            : tOther(values.test === 'none' ? 'partner.noTest' : 'partner.hasTest');
        case 'scores': {
          const { test, scores } = values.scores;
          return test === '' ? '' : `${test} ${ABILITIES.map((ability) => scores[ability] || '–').join('/')}`;
        }
        case 'canadianWorkYears':
          return values.canadianWorkYears;
        case 'dependants':
          return formatList(
            values.dependants.map(({ relation, dateOfBirth }) =>
              [t(`family.relations.${relation}`), day(dateOfBirth)].filter(Boolean).join(' '),
            ),
          );
        default:
          return answer(values[field]);
      }
    },
  };
}

interface PartnerFieldsProps {
  readonly of: FieldsOf<FamilyValues>;
  /** Whether the partner has taken a language test. */
  readonly test: FamilyValues['test'];
  /** Undefined while they are loading: until then no scores can be typed. */
  readonly tests: LanguageSections | undefined;
}

/** The questions about a partner. Most of them are asked only when the partner comes along. */
function PartnerFields({ of, test, tests }: PartnerFieldsProps) {
  const { t } = useTranslation('eligibility');
  const scores = of.frame('scores');
  return (
    <>
      <Bound of={of} name="accompanies">
        {(field) => <AnswerInput {...field} />}
      </Bound>
      <Bound of={of} name="citizenOrResident">
        {(field) => <AnswerInput {...field} />}
      </Bound>
      <Pair>
        <Bound of={of} name="partnerDateOfBirth">
          {(field) => <DateInput {...field} max={today()} />}
        </Bound>
        <Bound of={of} name="credential">
          {(field) => (
            <ChoiceInput
              {...field}
              emptyName={t('unknown')}
              options={CHOSEN_CREDENTIALS.map((level) => ({ value: level, name: t(`credential.${level}`) }))}
            />
          )}
        </Bound>
      </Pair>
      <Bound of={of} name="test">
        {(field) => (
          <RadioInput
            {...field}
            options={[
              { value: 'taken', name: t('partner.hasTest') },
              { value: 'none', name: t('partner.noTest') },
              { value: '', name: t('unknown') },
            ]}
          />
        )}
      </Bound>
      {test === 'taken' && tests !== undefined && (
        <Box id={scores.id} sx={{ paddingInlineStart: { sm: 3 } }}>
          <Bound of={of} name="scores">
            {({ value, onChange }) => <ScoreFields rules={tests} value={value} onChange={onChange} />}
          </Bound>
          {scores.error !== undefined && <FormHelperText error>{scores.error}</FormHelperText>}
        </Box>
      )}
      <Pair>
        <Bound of={of} name="canadianWorkYears">
          {(field) => <TextInput {...field} autoComplete="off" inputMode="numeric" />}
        </Bound>
      </Pair>
      <Bound of={of} name="partnerCanadianStudy">
        {(field) => <AnswerInput {...field} />}
      </Bound>
    </>
  );
}

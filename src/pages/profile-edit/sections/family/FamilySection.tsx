import { useQuery } from '@tanstack/react-query';
import type { Family, FamilyInput } from '@/api/endpoints/familyShapes';
import { profileSections } from '@/api/endpoints/profileSections';
import { send } from '@/api/queries';
import { today } from '@/eligibility/calendar';
import { rulesOn } from '@/eligibility/ruleFile';
import { loadLanguageTests } from '@/eligibility/rules/load';
import { Bound } from '@/forms/Bound';
import { SectionForm } from '@/pages/profile-edit/form/SectionForm';
import { useRecordStore } from '@/pages/profile-edit/form/useRecordStore';
import { useSectionForm } from '@/pages/profile-edit/form/useSectionForm';
import { AnswerInput } from '@/pages/profile-edit/sections/AnswerInput';
import type { SectionProps } from '@/pages/profile-edit/sections/section';
import { Dependants } from './Dependants';
import { PartnerFields } from './PartnerFields';
import { checkFamily } from './rules';
import { useFamilyTexts } from './useFamilyTexts';
import {
  FAMILY_FIELDS,
  type FamilyValues,
  familyBody,
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

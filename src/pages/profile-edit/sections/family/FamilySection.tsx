import { useTranslation } from 'react-i18next';
import type { Family, FamilyInput } from '@/api/endpoints/familyShapes';
import { profileSections } from '@/api/endpoints/profileSections';
import { send } from '@/api/queries';
import { ABILITIES } from '@/eligibility/abilities';
import { CHOSEN_CREDENTIALS } from '@/eligibility/credentials';
import { readScores } from '@/features/standing/testScores';
import { Field } from '@/forms/Field';
import type { Problems } from '@/forms/problems';
import { useDefined } from '@/forms/useDefined';
import { Pair, SectionForm } from '@/pages/profile-edit/form/SectionForm';
import type { SectionProps } from '@/pages/profile-edit/form/SectionScope';
import { useRecordStore } from '@/pages/profile-edit/form/useRecordStore';
import { useSectionForm } from '@/pages/profile-edit/form/useSectionForm';
import { FAMILY, familyBody, type FamilyValues, familyValues, SERVER_NAMES } from './fields';
import { useTestRules } from './PartnerScores';

/** The section about the family, with the facts about a partner that points are given for. */
export function FamilySection({ sections }: SectionProps) {
  const { t } = useTranslation(['eligibility', 'sections', 'problems']);
  const rules = useTestRules();
  const credentials = CHOSEN_CREDENTIALS.map((level) => ({ value: level, name: t(`credential.${level}`) }));
  const check = (values: FamilyValues): Problems<keyof FamilyValues> => {
    const problems = FAMILY.check(values);
    const isAsked = values.hasPartner === 'yes' && values.test === 'taken';
    const read = rules === undefined || !isAsked ? undefined : readScores(rules, values.scores);
    const isWrong =
      read?.kind === 'levels' && ABILITIES.some((ability) => read.levels[ability].kind === 'wrong');
    return isWrong ? new Map(problems).set('scores', { key: 'problems:scores' }) : problems;
  };
  const section = useSectionForm<FamilyValues>({
    ...useDefined(FAMILY, { credential: { options: credentials, none: t('unknown') } }),
    id: 'family',
    store: useRecordStore<Family, FamilyValues, FamilyInput>({
      record: 'family',
      first: sections.family,
      fields: FAMILY.names,
      valuesOf: familyValues,
      body: familyBody,
      send: (body) => send(profileSections.saveFamily, { body }),
      read: profileSections.saveFamily.read,
    }),
    serverNames: SERVER_NAMES,
    valuesFrom: FAMILY.draft,
    check,
  });
  const { form, of } = section;
  const [hasPartner, test] = form.watch(['hasPartner', 'test']);
  return (
    <SectionForm state={section}>
      <Field of={of} name="hasPartner" />
      {hasPartner === 'yes' && (
        <>
          <Field of={of} name="accompanies" />
          <Field of={of} name="citizenOrResident" />
          <Pair>
            <Field of={of} name="partnerDateOfBirth" />
            <Field of={of} name="credential" />
          </Pair>
          <Field of={of} name="test" />
          {test === 'taken' && <Field of={of} name="scores" />}
          <Pair>
            <Field of={of} name="canadianWorkYears" />
          </Pair>
          <Field of={of} name="partnerCanadianStudy" />
        </>
      )}
      <Field of={of} name="dependants" />
      <Field of={of} name="siblingInCanada" />
      <Field of={of} name="relativeInCanada" />
    </SectionForm>
  );
}

import { useTranslation } from 'react-i18next';
import type { Family, FamilyInput } from '@/api/endpoints/familyShapes';
import { profileSections } from '@/api/endpoints/profileSections';
import { send } from '@/api/queries';
import { ABILITIES } from '@/eligibility/abilities';
import { readScores } from '@/features/standing/testScores';
import { Fields } from '@/forms/Fields';
import type { Problems } from '@/forms/problems';
import { useDefined } from '@/forms/useDefined';
import { SectionForm } from '@/pages/profile-edit/form/SectionForm';
import type { SectionProps } from '@/pages/profile-edit/form/SectionScope';
import { useRecordStore } from '@/pages/profile-edit/form/useRecordStore';
import { useSectionForm } from '@/pages/profile-edit/form/useSectionForm';
import { FAMILY, familyBody, type FamilyValues, familyValues, SERVER_NAMES } from './fields';
import { useTestRules } from './PartnerScores';

/** The section about the family, with the facts about a partner that points are given for. */
export function FamilySection({ sections }: SectionProps) {
  useTranslation(['eligibility', 'sections', 'problems']);
  const rules = useTestRules();
  const check = (values: FamilyValues): Problems<keyof FamilyValues> => {
    const problems = FAMILY.check(values);
    const isAsked = values.hasPartner === 'yes' && values.test === 'taken';
    const read = rules === undefined || !isAsked ? undefined : readScores(rules, values.scores);
    const isWrong =
      read?.kind === 'levels' && ABILITIES.some((ability) => read.levels[ability].kind === 'wrong');
    return isWrong ? new Map(problems).set('scores', { key: 'problems:scores' }) : problems;
  };
  const section = useSectionForm<FamilyValues>({
    ...useDefined(FAMILY),
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
    check,
  });
  return (
    <SectionForm state={section}>
      <Fields of={section.of} />
    </SectionForm>
  );
}

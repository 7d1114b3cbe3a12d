import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LanguageTest } from '@/api/endpoints/profileEntryShapes';
import { profileSections } from '@/api/endpoints/profileSections';
import { send } from '@/api/queries';
import { newId } from '@/config/newId';
import { PROFILE_MOST } from '@/config/profile';
import { ABILITIES } from '@/eligibility/abilities';
import { today } from '@/eligibility/calendar';
import { loadLanguageTests } from '@/eligibility/rules/load';
import { rulesOn } from '@/eligibility/ruleFile';
import { testMissing, validityOf } from '@/features/profile/entryStates';
import { readScores } from '@/features/tools/testScores';
import { useLevelText } from '@/features/tools/useLevelText';
import { dropDraft } from '@/forms/drafts/drafts';
import { draftName } from '@/pages/profile-edit/form/draftName';
import { sameFields } from '@/pages/profile-edit/form/saving';
import { EntryList } from '@/pages/profile-edit/sections/entries/EntryList';
import type { EntryShown } from '@/pages/profile-edit/sections/entries/EntryRow';
import { useEntryDeletion } from '@/pages/profile-edit/sections/entries/useEntryDeletion';
import { waitingDrafts } from '@/pages/profile-edit/sections/entries/waitingDrafts';
import type { SectionProps } from '@/pages/profile-edit/sections/section';
import { TestEditor } from './TestEditor';
import { useTestKinds } from './useTestKinds';
import { Validity } from './Validity';
import { scoresIn, TEST_FIELDS, testBody, testValues, testValuesFrom } from './values';

const rules = rulesOn(await loadLanguageTests(), today()).computing?.sections ?? {
  tests: [],
  programmes: [],
};

/** The language tests that somebody has taken, with their levels and how long they count. */
export function TestsSection({ user, parts }: SectionProps) {
  const { t } = useTranslation(['entries', 'eligibility']);
  const { ofAbility } = useLevelText();
  const kinds = useTestKinds(rules);
  const { hidden, remove } = useEntryDeletion();
  // A backend that does not know the sections does not know how to change a test either.
  const [isEditable, setEditable] = useState(parts.offered.includes('experience'));
  const tests = parts.languageTests.filter(({ id }) => !hidden.has(id));
  const valuesOf = (test: LanguageTest | null) => testValues(test, kinds.list);

  const nameOf = ({ name, testCode }: LanguageTest): string =>
    name || kinds.list.find(({ code }) => code === testCode)?.name || (testCode ?? t('tests.untitled'));
  const show = (test: LanguageTest): EntryShown => {
    const validity = validityOf(test, today());
    const read = readScores(rules, scoresIn(valuesOf(test)));
    return {
      name: nameOf(test),
      lines: [
        <bdi key="score" dir="ltr">
          {test.score}
        </bdi>,
        read.kind === 'notAccepted' && t('eligibility:notAccepted'),
        read.kind === 'levels' &&
          ABILITIES.map((ability) => (
            <span key={ability}>
              {ability !== 'listening' && ' · '}
              {t(`eligibility:ability.${ability}`)}:{' '}
              <bdi>{ofAbility(read.levels[ability], read.test.language)}</bdi>
            </span>
          )),
        validity !== null && <Validity validity={validity} />,
        test.status !== 'pending' && t(`status.${test.status}`),
      ].filter(Boolean),
      missing: testMissing(test).map((item) => t(`fields.${item}`)),
    };
  };

  return (
    <EntryList
      texts={{
        list: t('tests.list'),
        add: t('tests.add'),
        empty: t('tests.empty'),
        emptyText: t('tests.emptyText'),
      }}
      entries={tests}
      most={PROFILE_MOST.languageTests}
      show={show}
      isEditable={isEditable}
      form={(test, opened, close) => (
        <TestEditor
          key={test?.id}
          entry={test}
          title={test === null ? t('tests.add') : t('edit', { name: nameOf(test) })}
          rules={rules}
          kinds={kinds}
          opened={opened}
          onClose={close}
          onKept={() => setEditable(false)}
        />
      )}
      onDelete={(test, name) =>
        remove({
          id: test.id,
          name,
          send: (options) => send(profileSections.removeLanguageTest, { path: { id: test.id }, ...options }),
          restore: () =>
            send(profileSections.saveLanguageTest, {
              path: { id: newId() },
              body: { ...testBody(valuesOf(test), test, kinds.list), lastModified: null },
            }),
        })
      }
      drafts={() =>
        waitingDrafts(
          {
            section: 'tests',
            userId: user.id,
            valuesOf,
            valuesFrom: testValuesFrom,
            isSame: (one, other) => sameFields(one, other, TEST_FIELDS),
          },
          tests,
        )
      }
      onDiscardDraft={(id) => dropDraft(draftName('tests', user.id, id))}
    />
  );
}

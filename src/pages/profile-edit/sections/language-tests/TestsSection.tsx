import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LanguageTest } from '@/api/endpoints/profileEntryShapes';
import { ABILITIES } from '@/eligibility/abilities';
import { today } from '@/eligibility/calendar';
import { testMissing, validityOf } from '@/features/profile/entryStates';
import { COUNTED_COLUMN, readScores } from '@/features/standing/testScores';
import { colon } from '@/i18n/punctuation';
import { EntryList } from '@/pages/profile-edit/sections/entries/EntryList';
import type { EntryShown } from '@/pages/profile-edit/sections/entries/EntryRow';
import { useEntries } from '@/pages/profile-edit/sections/entries/useEntries';
import { Validity } from '@/features/profile/Validity';
import { useLevelText } from '@/features/tools/page/LevelsTable';
import type { SectionProps } from '@/pages/profile-edit/form/SectionScope';
import { languageTestKind, RULES, scoresIn, useTestKinds } from './fields';
import { SEPARATOR } from '@/ui/text/separator';
import { TestForm } from './TestForm';

/** The language tests of the person, with their levels and validity. */
export function TestsSection({ user, sections }: SectionProps) {
  const { t } = useTranslation(['entries', 'eligibility', 'terms']);
  const { ofAbility } = useLevelText();
  const kinds = useTestKinds();
  // A backend without the newer sections cannot change tests either.
  const [isEditable, setEditable] = useState(sections.offered.includes('experience'));
  const kind = languageTestKind(kinds.list);
  const list = useEntries(kind, user.id, sections.languageTests);

  const nameOf = ({ name, testCode }: LanguageTest): string =>
    name || kinds.list.find(({ code }) => code === testCode)?.name || (testCode ?? t('terms:languageTest'));
  const show = (test: LanguageTest): EntryShown => {
    const validity = validityOf(test, today());
    const read = readScores(RULES, scoresIn(kind.valuesOf(test)));
    return {
      name: nameOf(test),
      lines: [
        <bdi key="score" dir="ltr">
          {test.score}
        </bdi>,
        read.kind === 'notAccepted' && t('eligibility:notAccepted'),
        read.kind === 'levels' &&
          ABILITIES.map((ability) => (
            <span key={ability} className="vt-facts">
              {ability !== 'listening' && SEPARATOR}
              {t(`eligibility:ability.${ability}`)}
              {colon()}
              <Box component="bdi" sx={{ whiteSpace: 'nowrap' }}>
                {ofAbility(read.levels[ability], read.test.language)}
              </Box>
            </span>
          )),
        read.kind === 'levels' &&
          !read.isForExpressEntry &&
          t('eligibility:column.notCounted', { column: COUNTED_COLUMN }),
        validity !== null && <Validity validity={validity} />,
        test.status !== 'pending' && t(`status.${test.status}`),
      ],
      missing: testMissing(test),
    };
  };

  return (
    <EntryList
      {...list}
      show={show}
      isEditable={isEditable}
      form={(open) => <TestForm {...open} onKept={() => setEditable(false)} />}
    />
  );
}

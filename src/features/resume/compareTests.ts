import { isRecord } from '@/api/answer';
import { CHARTS, type LanguageTest } from '@/api/endpoints/profileEntryShapes';
import type { LanguageTestKind } from '@/api/endpoints/profileSections';
import { eachAbility } from '@/eligibility/abilities';
import { isDay } from '@/eligibility/calendar';
import { type ReadCertificate, textOf } from './readResume';
import type { ResumeSource } from './resume';
import { compareEntries, type Imported, type Row, sameText, withStoredRest } from './rows';

const SCORE = 10;
const scoresOf = (value: unknown) => {
  if (!isRecord(value)) return null;
  return eachAbility((ability) => textOf(value[ability]).slice(0, SCORE));
};

/** A test as it is sent: without what only the server decides. */
const withoutVerdict = ({ status: _status, takenAt: _takenAt, ...sent }: LanguageTest) => sent;

export const compareTests = (
  certificates: readonly ReadCertificate[],
  source: ResumeSource,
  kinds: readonly LanguageTestKind[],
  newId: () => string,
): readonly Row[] =>
  compareEntries(
    certificates,
    {
      section: 'tests',
      part: 'languageTests',
      stored: source.sections.languageTests,
      newId,
      shown: (test) => ({ test: test.name, taken: test.takenOn, score: test.score }),
    },
    ({ name, date, more }) => {
      const code = textOf(more.testCode);
      const kind =
        kinds.find((each) => each.code === code) ?? kinds.find((each) => sameText(each.name, name));
      const scores = scoresOf(more.scores);
      const resultOn = textOf(more.resultOn);
      const imported: Omit<Imported<LanguageTest>, 'status' | 'takenAt'> = {
        name: kind?.name ?? name,
        language: kind?.language ?? '',
        score: scores === null ? textOf(more.score).slice(0, 30) : Object.values(scores).join('/'),
        testCode: kind?.code ?? null,
        scores,
        chart: CHARTS.find((chart) => chart === more.chart) ?? null,
        takenOn: date,
        resultOn: isDay(resultOn) ? resultOn : null,
        certificateNo: null,
        documentId: null,
      };
      return {
        title: imported.name,
        isSame: (test) => sameText(test.name, name) && test.takenOn === date,
        values: (match) => withStoredRest(imported, match && withoutVerdict(match)),
        why: kind === undefined ? 'notATest' : undefined,
      };
    },
  );

import { isRecord } from '@/api/answer';
import { CHARTS, type LanguageTest } from '@/api/endpoints/profileEntryShapes';
import type { LanguageTestKind } from '@/api/endpoints/profileSections';
import { PROFILE_MOST } from '@/config/profile';
import { isDay } from '@/eligibility/calendar';
import { type ReadCertificate, textOf } from './readResume';
import type { ResumeSource } from './resume';
import {
  differencesOf,
  refusedRow,
  type Row,
  type RowField,
  rowOf,
  sameText,
  takeStoredMatch,
  withStoredRest,
} from './rows';

const SCORE = 10;
const scoresOf = (value: unknown) => {
  if (!isRecord(value)) return null;
  const of = (name: string) => textOf(value[name]).slice(0, SCORE);
  return {
    listening: of('listening'),
    reading: of('reading'),
    writing: of('writing'),
    speaking: of('speaking'),
  };
};

/** A test as it is sent: without what only the server decides. */
const withoutVerdict = ({ status: _status, takenAt: _takenAt, ...sent }: LanguageTest) => sent;

export function compareTests(
  certificates: readonly ReadCertificate[],
  source: ResumeSource,
  kinds: readonly LanguageTestKind[],
  newId: () => string,
): readonly Row[] {
  const stored = source.sections.languageTests;
  const used = new Set<string>();
  let free = PROFILE_MOST.languageTests - stored.length;
  return certificates.map(({ name, date, more }, at) => {
    const row = `test-${at}`;
    const code = textOf(more.testCode);
    const kind = kinds.find((each) => each.code === code) ?? kinds.find((each) => sameText(each.name, name));
    const match = takeStoredMatch(stored, (each) => sameText(each.name, name) && each.takenOn === date, used);
    if (kind === undefined && match === null) return refusedRow('tests', row, name || '–', 'notATest');
    if (match === null && (free -= 1) < 0) return refusedRow('tests', row, name, 'full');
    const scores = scoresOf(more.scores);
    const resultOn = textOf(more.resultOn);
    const imported: Omit<LanguageTest, 'id' | 'lastModified' | 'status' | 'takenAt'> = {
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
    const shown = (record: Partial<LanguageTest> | null): Readonly<Partial<Record<RowField, unknown>>> => ({
      test: record?.name,
      taken: record?.takenOn,
      score: record?.score,
    });
    const values = withStoredRest(imported, match === null ? null : withoutVerdict(match));
    return rowOf({
      section: 'tests',
      id: row,
      title: kind?.name ?? name,
      isNew: match === null,
      differences: differencesOf(shown(match), shown(values)),
      shortenedTo: null,
      change: { part: 'test', id: match?.id ?? newId(), values, former: match },
    });
  });
}

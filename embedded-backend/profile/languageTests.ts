import type { Backend } from '../backend.ts';
import type { LanguageTest, PartFields, Scores } from '../data/profileRecords.ts';
import type { Form } from '../http/Form.ts';
import { documentField } from './fields.ts';

export const CHARTS = ['old-score', '699'] as const;
const SCORE = { max: 10 };

/** The four scores; '' for a missing one. */
export const scoresField = (form: Form): Scores | null => {
  const scores = form.group('scores');
  if (scores === undefined) return null;
  return {
    listening: scores.text('listening', SCORE) ?? '',
    reading: scores.text('reading', SCORE) ?? '',
    writing: scores.text('writing', SCORE) ?? '',
    speaking: scores.text('speaking', SCORE) ?? '',
  };
};

/** The scores as 'L/R/W/S'. */
const written = ({ listening, reading, writing, speaking }: Scores): string =>
  [listening, reading, writing, speaking].join('/');

/** One of the tests that administrators have defined. */
export const testCodeField = (backend: Backend, form: Form) => {
  const code = form.text('testCode', { max: 40 });
  const kind = backend.data.languageCertificates.find((each) => each.code === code);
  if (code !== undefined && kind === undefined) form.fail('testCode', 'This test is not known.');
  return { code: code ?? null, kind };
};

export const readLanguageTest = (backend: Backend, form: Form, userId: string): PartFields<LanguageTest> => {
  const { code, kind } = testCodeField(backend, form);
  const scores = scoresField(form);
  return {
    name: kind?.name ?? form.text('name', { max: 120 }) ?? '',
    language: kind?.language ?? form.text('language', { max: 20 }) ?? '',
    score: scores === null ? (form.text('score', { max: 30 }) ?? '') : written(scores),
    testCode: code,
    scores,
    chart: form.word('chart', CHARTS) ?? null,
    takenOn: form.day('takenOn') ?? form.day('takenAt') ?? null,
    resultOn: form.day('resultOn') ?? null,
    certificateNo: form.text('certificateNo', { max: 40 }) ?? null,
    documentId: documentField(backend, form, userId),
  };
};

/** A test in answers. Its status is that of its document. */
export const languageTestView = ({ data }: Backend, test: LanguageTest) => {
  const { userId: _owner, ...shown } = test;
  const document = test.documentId === null ? undefined : data.documents.get(test.documentId);
  return {
    ...shown,
    takenAt: test.takenOn,
    documentId: document?.id ?? null,
    status: document?.status ?? 'pending',
  };
};

import { describe, expect, it } from 'vitest';
import type { Job, ScreeningQuestion } from '@/api/endpoints/jobs';
import { fieldsOfServer } from '@/forms/fieldsOfServer';
import { draftFrom, draftOfServer, newerDraft } from './draft';
import {
  type ApplyField,
  answersOf,
  EMPTY,
  fieldsOf,
  reachableStep,
  serverNamesOf,
  stepsOf,
  wrongWith,
} from './steps';

const question = (more: Partial<ScreeningQuestion>): ScreeningQuestion => ({
  id: 'q',
  text: 'How long?',
  kind: 'text',
  required: true,
  options: null,
  min: null,
  max: null,
  maxLength: null,
  ...more,
});
const job = (more: Partial<Job> = {}): Job =>
  ({ id: '1', title: 'Welder', company: 'Northgate', location: '', ...more }) as Job;
const around = (more: Partial<Job> = {}) => ({
  job: job(more),
  missing: [],
  documents: [],
  nameOf: (type: string) => `a ${type}`,
});
/** The key of the answer's problem, without its namespace. */
const wrongAnswer = (asked: Partial<ScreeningQuestion>, answer: string) => {
  const asks = around({ screening: [question(asked)] });
  const wrong = wrongWith('questions', { ...EMPTY, answers: { q: answer } }, asks).get('answers.0');
  return wrong && 'key' in wrong ? wrong.key.replace('applications:problems.', '') : wrong;
};

describe('the steps of an application', () => {
  it('are those that the job needs', () => {
    expect(stepsOf(job())).toEqual(['details', 'letter', 'check']);
    expect(stepsOf(job({ coverLetter: 'none' }))).toEqual(['details', 'check']);
    expect(stepsOf(job({ screening: [question({})], documentsAsked: [] }))).toEqual([
      'details',
      'questions',
      'documents',
      'letter',
      'check',
    ]);
  });

  it('lead back to the first that is not complete', () => {
    const asks = around({ screening: [question({})], coverLetter: 'required' });
    expect(reachableStep('check', EMPTY, asks)).toBe('questions');
    expect(reachableStep('check', { ...EMPTY, answers: { q: 'Ten years' } }, asks)).toBe('letter');
    expect(reachableStep('nonsense', EMPTY, asks)).toBe('details');
    expect(reachableStep('check', EMPTY, { ...asks, missing: ['residence'] })).toBe('details');
  });

  it('check every kind of answer', () => {
    expect(wrongAnswer({}, '  ')).toBe('answer');
    expect(wrongAnswer({ required: false }, '')).toBeUndefined();
    expect(wrongAnswer({ maxLength: 3 }, 'four')).toBe('problems:tooLong');
    expect(wrongAnswer({ kind: 'number', min: 0, max: 60 }, '61')).toBe('number');
    expect(wrongAnswer({ kind: 'number', min: 0, max: 60 }, '۱۲')).toBeUndefined();
    expect(wrongAnswer({ kind: 'number', min: 0, max: 60 }, '۷٫۵')).toBeUndefined();
    expect(wrongAnswer({ kind: 'number', min: 1 }, 'ten')).toBe('numberFrom');
    expect(wrongAnswer({ kind: 'number', max: 1 }, '2')).toBe('numberUpTo');
    expect(wrongAnswer({ kind: 'number' }, 'ten')).toBe('numberAny');
    expect(wrongAnswer({ kind: 'choice', options: [{ id: 'a', text: 'A' }] }, 'gone')).toBe('answer');
    expect(wrongAnswer({ kind: 'yesNo' }, 'no')).toBeUndefined();
  });

  it('name the requested documents that are missing, and only required ones', () => {
    const own = {
      id: 'd',
      name: 'cv.pdf',
      type: 'resume',
      size: 1,
      status: 'pending',
      uploadedAt: null,
    } as const;
    const asks = {
      ...around({
        documentsAsked: [
          { type: 'resume', required: true },
          { type: 'certificate', required: false },
        ],
      }),
      documents: [own],
    };
    expect([...wrongWith('documents', EMPTY, asks)]).toEqual([
      ['asked.resume', { key: 'applications:problems.document', values: { type: 'a resume' } }],
    ]);
    expect(wrongWith('documents', { ...EMPTY, documentIds: ['d'] }, asks).size).toBe(0);
    expect(wrongWith('documents', EMPTY, { ...asks, documents: undefined }).size).toBe(0);
  });

  it('send the given answers, numbers as numbers', () => {
    const screening = [question({ id: 'a', kind: 'number' }), question({ id: 'b' }), question({ id: 'c' })];
    expect(
      answersOf(job({ screening }), { ...EMPTY, answers: { a: '۱۲', b: ' yes ', c: ' ', gone: 'x' } }),
    ).toEqual([
      { questionId: 'a', value: 12 },
      { questionId: 'b', value: 'yes' },
    ]);
  });

  it('are not sent without the consent', () => {
    expect([...wrongWith('check', EMPTY, around()).keys()]).toEqual(['share']);
    expect(wrongWith('check', { ...EMPTY, share: true }, around()).size).toBe(0);
  });

  it("show the server's error about a field at the right step", () => {
    const asks = job({ screening: [question({ id: 'years' }), question({ id: 'per.mit' })] });
    const stepOf = (name: string) => {
      const [field] = fieldsOfServer(
        { [name]: ['No.'] },
        [...fieldsOf(asks).keys()],
        serverNamesOf(asks, { ...EMPTY, answers: { 'per.mit': 'yes' } }),
      ).keys();
      return [field, fieldsOf(asks).get(field as ApplyField)?.step];
    };
    expect(stepOf('answers.per.mit')).toEqual(['answers.1', 'questions']);
    expect(stepOf('answers[years]')).toEqual(['answers.0', 'questions']);
    expect(stepOf('years')).toEqual(['answers.0', 'questions']);
    expect(stepOf('answers')).toEqual(['answers.0', 'questions']);
    // The only answer that was sent is that of the second question.
    expect(stepOf('Answers[0].Value')).toEqual(['answers.1', 'questions']);
    expect(stepOf('documentIds[0]')).toEqual(['documentIds', 'documents']);
    expect(stepOf('coverLetter')).toEqual(['coverLetter', 'letter']);
    expect(stepOf('consents[0]')).toEqual(['share', 'check']);
    expect(stepOf('somethingElse')).toEqual([undefined, undefined]);
  });
});

describe('the draft of an application', () => {
  it('is rebuilt from any stored value', () => {
    expect(draftFrom('text')).toBeUndefined();
    expect(draftFrom({ values: null })).toBeUndefined();
    expect(
      draftFrom({
        values: { coverLetter: 7, answers: { a: 'x', b: 1 }, documentIds: ['d', 3] },
        step: '__proto__',
        requestId: 5,
      }),
    ).toEqual({
      values: { coverLetter: '', answers: { a: 'x' }, documentIds: ['d'] },
      step: 'details',
      requestId: null,
      checkedAt: null,
    });
  });

  it('is the newer of the device’s and the server’s', () => {
    const server = draftOfServer({
      updatedAt: '2026-11-22T10:00:00Z',
      draft: {
        coverLetter: 'Dear',
        answers: [{ questionId: 'a', value: true }],
        documentIds: null,
        step: 'letter',
        requestId: 'r',
      },
    } as never);
    expect(server?.values.values).toEqual({ coverLetter: 'Dear', answers: { a: 'yes' }, documentIds: [] });
    const device = (at: string) => ({ at: Date.parse(at), values: { ...server?.values } as never });
    expect(newerDraft(device('2026-11-22T09:59:00Z'), server)).toBe(server);
    // The server had a save of this device before the last words, and dated it when it arrived.
    const slow = device('2026-11-22T09:59:55Z');
    expect(newerDraft(slow, server)).toBe(slow);
    expect(newerDraft(device('2026-11-22T10:01:00Z'), server)?.at).toBe(Date.parse('2026-11-22T10:01:00Z'));
    expect(newerDraft(undefined, undefined)).toBeUndefined();
    expect(draftOfServer(null)).toBeUndefined();
  });
});

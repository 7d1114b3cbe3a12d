import { describe, expect, it } from 'vitest';
import type { Job, ScreeningQuestion } from '@/api/endpoints/jobs';
import { draftFrom, draftOfServer, newerDraft } from './draft';
import { answersOf, EMPTY, fieldOfServer, problemsOf, reachable, stepsOf } from './steps';

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
const around = (more: Partial<Job> = {}) => ({ job: job(more), missing: [], documents: [] });
const ruleOf = (asked: Partial<ScreeningQuestion>, answer: string) =>
  problemsOf('questions', { ...EMPTY, answers: { q: answer } }, around({ screening: [question(asked)] })).map(
    ({ rule }) => rule,
  )[0];

describe('the steps of an application', () => {
  it('are those that the job asks for', () => {
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
    expect(reachable('check', EMPTY, asks)).toBe('questions');
    expect(reachable('check', { ...EMPTY, answers: { q: 'Ten years' } }, asks)).toBe('letter');
    expect(reachable('nonsense', EMPTY, asks)).toBe('details');
    expect(reachable('check', EMPTY, { ...asks, missing: ['residence'] })).toBe('details');
  });

  it('judge every kind of answer', () => {
    expect(ruleOf({}, '  ')).toBe('answer');
    expect(ruleOf({ required: false }, '')).toBeUndefined();
    expect(ruleOf({ maxLength: 3 }, 'four')).toBe('tooLong');
    expect(ruleOf({ kind: 'number', min: 0, max: 60 }, '61')).toBe('number');
    expect(ruleOf({ kind: 'number', min: 0, max: 60 }, '۱۲')).toBeUndefined();
    expect(ruleOf({ kind: 'number', min: 0, max: 60 }, '۷٫۵')).toBeUndefined();
    expect(ruleOf({ kind: 'number', min: 1 }, 'ten')).toBe('numberFrom');
    expect(ruleOf({ kind: 'number', max: 1 }, '2')).toBe('numberUpTo');
    expect(ruleOf({ kind: 'number' }, 'ten')).toBe('numberAny');
    expect(ruleOf({ kind: 'choice', options: [{ id: 'a', text: 'A' }] }, 'gone')).toBe('answer');
    expect(ruleOf({ kind: 'yesNo' }, 'no')).toBeUndefined();
  });

  it('name the documents that are asked for and missing, and only those that must be there', () => {
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
    expect(problemsOf('documents', EMPTY, asks).map(({ values }) => values)).toEqual([{ type: 'resume' }]);
    expect(problemsOf('documents', { ...EMPTY, documentIds: ['d'] }, asks)).toEqual([]);
    expect(problemsOf('documents', EMPTY, { ...asks, documents: undefined })).toEqual([]);
  });

  it('send the answers that were given, numbers as numbers', () => {
    const screening = [question({ id: 'a', kind: 'number' }), question({ id: 'b' }), question({ id: 'c' })];
    expect(
      answersOf(job({ screening }), { ...EMPTY, answers: { a: '۱۲', b: ' yes ', c: ' ', gone: 'x' } }),
    ).toEqual([
      { questionId: 'a', value: 12 },
      { questionId: 'b', value: 'yes' },
    ]);
  });

  it('know where a server’s word about a field belongs', () => {
    expect(fieldOfServer('answers.permit')).toEqual({ step: 'questions', field: 'answer-permit' });
    expect(fieldOfServer('documentIds[0]')?.step).toBe('documents');
    expect(fieldOfServer('coverLetter')?.step).toBe('letter');
    expect(fieldOfServer('somethingElse')).toBeUndefined();
  });
});

describe('the draft of an application', () => {
  it('is rebuilt from whatever the storage holds', () => {
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
    expect(newerDraft(device('2026-11-22T10:01:00Z'), server)?.at).toBe(Date.parse('2026-11-22T10:01:00Z'));
    expect(newerDraft(undefined, undefined)).toBeUndefined();
    expect(draftOfServer(null)).toBeUndefined();
  });
});

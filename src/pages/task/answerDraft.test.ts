import { expect, it } from 'vitest';
import { answerFrom, reasonProblem } from './answerDraft';

it('rebuilds a draft field by field, and accepts at most five documents', () => {
  const stored = { note: 'A word', documentIds: ['a', 7, 'b', 'c', 'd', 'e', 'f'], reason: 'Lost' };
  expect(answerFrom(stored)).toEqual({ ...stored, documentIds: ['a', 'b', 'c', 'd', 'e'] });
});

it.each([null, 5, 'x', [], {}, { note: 7 }])('does not accept %j as a draft', (stored) => {
  expect(answerFrom(stored)).toBeUndefined();
});

it('needs a reason of at most 500 characters', () => {
  expect(reasonProblem('  ')).toEqual({ key: 'tasks:whyEmpty' });
  expect(reasonProblem('x'.repeat(501))).toMatchObject({ key: 'problems:tooLong' });
  expect(reasonProblem('It was lost.')).toBeUndefined();
});

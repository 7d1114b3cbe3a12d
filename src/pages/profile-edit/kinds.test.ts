import { expect, test } from 'vitest';
import { defineForm } from '@/forms/defineForm';
import { optionsOf } from '@/forms/kinds/choice/kind';
import { sentencesOf } from '@/forms/problems.fixture';
import { answer, birthday, birthdayProblem, countries, pastDay, ticks } from './kinds';

const FORM = defineForm({
  labels: 'fields',
  fields: {
    isCitizen: { kind: answer() },
    places: { kind: countries(2) },
    regions: { kind: ticks(optionsOf(['on', 'qc', 'bc'], 'jobs:regions')) },
  },
});

test('an open question is sent as null, and never as no', () => {
  expect(FORM.sent(FORM.blank)).toEqual({ isCitizen: null, places: [], regions: [] });
  expect(FORM.sent({ ...FORM.blank, isCitizen: 'no' })).toMatchObject({ isCitizen: false });
});

test('what was read comes back, each value once and in the order of its list', () => {
  const record = { isCitizen: true, places: ['b', 'a'], regions: ['qc', 'on', 'elsewhere', 'on'] };
  const values = FORM.read(record);
  expect(values).toEqual({ ...record, isCitizen: 'yes' });
  expect(FORM.sent(values)).toEqual({ ...record, regions: ['on', 'qc'] });
});

test('drafts have the shape of the values, and nothing of another type is taken from them', () => {
  const values = { isCitizen: 'yes', places: ['a'], regions: ['on'] } as const;
  expect(FORM.draft(structuredClone(values))).toEqual(values);
  expect(FORM.draft({ isCitizen: 7, places: 'a', regions: [['on'], 'qc'] })).toEqual({
    isCitizen: '',
    places: [],
    regions: ['qc'],
  });
});

test('too many countries are refused', () => {
  expect(sentencesOf(FORM.check({ ...FORM.blank, places: ['a', 'b', 'c'] }))).toEqual({ places: 'atMost' });
});

test.each([
  ['1916-11-22', true],
  ['1916-11-21', false],
  ['1916-02-29', false],
  ['2026-11-22', true],
  ['2026-11-23', false],
])('a date of birth of %s on 22 November 2026: %s', (day, isPossible) => {
  expect(birthdayProblem(day, '2026-11-22') === undefined).toBe(isPossible);
});

test.each([birthday('off'), pastDay()])('a Persian year in a date asks for the Gregorian one', (kind) => {
  expect(kind.check('1372-05-06')).toEqual({ wrong: { key: 'problems:otherCalendar' } });
});

import { expect, test } from 'vitest';
import type { Family } from '@/api/endpoints/familyShapes';
import { sentencesOf } from '@/forms/problems.fixture';
import { FAMILY, familyBody, familyValues } from './fields';

const scores = { listening: '7', reading: '7', writing: '7', speaking: '7' };
const RECORD: Family = {
  maritalStatus: 'partner',
  partner: {
    accompanies: true,
    citizenOrResident: null,
    dateOfBirth: '1990-01-02',
    credential: 'two-or-more',
    test: { testCode: 'ielts-general', scores, chart: null, takenOn: '2026-01-01' },
    canadianWorkYears: 3,
    canadianStudy: false,
  },
  dependants: [{ id: '1', relation: 'other', dateOfBirth: null, accompanies: true }],
  siblingInCanada: null,
  relativeInCanada: false,
  lastModified: '2026-01-01T00:00:00.000Z',
};

test('a record comes back as it was read', () => {
  const test = { testCode: 'ielts-general', scores, chart: 'old-score', takenOn: '2026-01-01' };
  expect(familyBody(familyValues(RECORD), RECORD.lastModified)).toEqual({
    ...RECORD,
    partner: { ...RECORD.partner, test },
  });
});

test('nothing about a partner is checked or sent without one', () => {
  const values = { ...familyValues(RECORD), canadianWorkYears: 'x', partnerDateOfBirth: '2999-01-01' };
  expect(sentencesOf(FAMILY.check(values))).toEqual({
    canadianWorkYears: 'numberRange',
    partnerDateOfBirth: 'dateOfBirth',
  });
  const single = { ...values, hasPartner: 'no' } as const;
  expect(sentencesOf(FAMILY.check(single))).toEqual({});
  expect(familyBody(single, null)).toMatchObject({ maritalStatus: 'single', partner: null });
});

test('a dependant has a possible date of birth', () => {
  const [dependant] = familyValues(RECORD).dependants;
  const dependants = dependant === undefined ? [] : [{ ...dependant, dateOfBirth: '2999-01-01' }];
  expect(sentencesOf(FAMILY.check({ ...FAMILY.blank, dependants }))).toEqual({ dependants: 'dateOfBirth' });
});

test('a draft has the values of the form, and nothing of another type is taken from it', () => {
  const values = familyValues(RECORD);
  expect(FAMILY.draft(structuredClone(values))).toEqual(values);
  expect(FAMILY.draft({ scores: [], dependants: ['x', { id: 7, relation: 'cat' }] })).toEqual({
    ...FAMILY.blank,
    dependants: [{ id: '', relation: 'child', dateOfBirth: '', accompanies: '' }],
  });
});

import { expect, it } from 'vitest';
import { matchCounts, matchOf } from './match';

const education = [
  { id: 'e1', code: 'high-school', name: 'High School', level: 1 },
  { id: 'e2', code: 'bachelors', name: 'Bachelor', level: 3 },
];
const job = (needs: object, skills: string[] = []) => ({
  needs: { experienceYears: null, educationLevelId: null, languages: null, licence: null, ...needs },
  skills,
});
const profile = (facts: object = {}) => ({
  experienceYears: null,
  educationLevelId: null,
  languages: null,
  skills: null,
  ...facts,
});
const stated = (needs: object, mine: object, skills: string[] = []) =>
  matchOf(job(needs, skills), profile(mine), { education }).map(({ state, reason }) => [state, reason]);

it.each([
  ['experience enough', { experienceYears: 2 }, { experienceYears: 2 }, ['met', null]],
  ['experience too short', { experienceYears: 3 }, { experienceYears: 2 }, ['notMet', 'less']],
  ['no experience given', { experienceYears: 3 }, {}, ['cannotTell', 'notGiven']],
  ['a higher degree', { educationLevelId: 'e1' }, { educationLevelId: 'e2' }, ['met', null]],
  ['a lower degree', { educationLevelId: 'e2' }, { educationLevelId: 'e1' }, ['notMet', 'less']],
  [
    'a degree nobody knows',
    { educationLevelId: 'e2' },
    { educationLevelId: 'x' },
    ['cannotTell', 'unknownLevel'],
  ],
  [
    'a mother tongue',
    { languages: [{ code: 'en', level: 'C2' }] },
    { languages: [{ code: 'EN', level: 'native' }] },
    ['met', null],
  ],
  [
    'the other code of a language',
    { languages: [{ code: 'tl', level: 'C2' }] },
    { languages: [{ code: 'fil', level: 'native' }] },
    ['met', null],
  ],
  [
    'a language at a lower level',
    { languages: [{ code: 'en', level: 'B2' }] },
    { languages: [{ code: 'en', level: 'B1' }] },
    ['notMet', 'less'],
  ],
  ['no languages given', { languages: [{ code: 'en', level: 'B2' }] }, {}, ['cannotTell', 'notGiven']],
  [
    'an empty list of languages',
    { languages: [{ code: 'en', level: 'B2' }] },
    { languages: [] },
    ['cannotTell', 'notGiven'],
  ],
  [
    'another language',
    { languages: [{ code: 'fr', level: 'A1' }] },
    { languages: [{ code: 'en', level: 'C1' }] },
    ['notMet', 'notInProfile'],
  ],
  ['a licence', { licence: 'Class 1' }, {}, ['cannotTell', 'askEmployer']],
])('says what is known of %s', (_, needs, mine, expected) => {
  expect(stated(needs, mine)).toEqual([expected]);
});

it('compares skills without case and accents, and never counts a missing list as not met', () => {
  expect(stated({}, { skills: ['menage'] }, ['Ménage', 'TIG'])).toEqual([
    ['met', null],
    ['notMet', 'notInProfile'],
  ]);
  expect(stated({}, { skills: [] }, ['TIG'])).toEqual([['cannotTell', 'notGiven']]);
});

it('counts each state', () => {
  const needs = matchOf(
    job({ experienceYears: 1, licence: 'x' }, ['a']),
    profile({ experienceYears: 1, skills: ['b'] }),
    {
      education,
    },
  );
  expect(matchCounts(needs)).toEqual({ met: 1, notMet: 1, cannotTell: 1 });
});

it('says nothing if a job asks for nothing', () => {
  expect(matchOf({ needs: null, skills: null }, profile(), { education: [] })).toEqual([]);
});

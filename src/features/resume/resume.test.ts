import { expect, it } from 'vitest';
import type { ProfileSections } from '@/api/endpoints/profileSections';
import { languageCertificates } from '@/api/fallback/languageCertificates';
import { compareResume } from './compareResume';
import { readResume } from './readResume';
import type { ResumeSource } from './resume';
import { writeResume } from './writeResume';

const CODES: Readonly<Record<string, string>> = { 'country-ph': 'PH', 'country-ae': 'AE' };
const places = {
  codeOf: (id: string | null) => (id === null ? null : (CODES[id] ?? null)),
  idOf: (code: string | null) => Object.keys(CODES).find((id) => CODES[id] === code) ?? null,
};
const MOMENT = '2026-11-01T00:00:00.000Z';
const sections: ProfileSections = {
  profile: {
    id: 'p',
    userId: 'u',
    countryOfBirthId: 'country-ph',
    countryOfResidenceId: 'country-ae',
    headline: 'Welder, 7 years',
    summary: 'Ships and steel.\nReady to move.',
    skills: ['TIG', 'MIG'],
    languages: [
      { code: 'fil', level: 'native' },
      { code: 'en', level: 'B2' },
    ],
    experienceLevelId: null,
    jobCategoryId: null,
    educationLevelId: null,
    dateOfBirth: '1993-07-22',
    createdAt: MOMENT,
    updatedAt: MOMENT,
  },
  education: [
    {
      id: 'e1',
      credential: 'one-year',
      educationLevelId: 'edu-tesda',
      name: 'TESDA NC II',
      field: 'Welding',
      institution: 'TESDA Taguig',
      countryId: 'country-ph',
      startedOn: '2018-03',
      finishedOn: '2019-02',
      inProgress: false,
      fullTime: true,
      eca: { status: 'none', body: null, referenceNo: null, issuedOn: null },
      documentId: null,
      lastModified: MOMENT,
    },
  ],
  experience: [
    {
      id: 'x1',
      title: 'Welder',
      employer: 'Jebel Ali Steel Works',
      countryId: 'country-ae',
      city: 'Dubai',
      startedOn: '2022-03',
      finishedOn: null,
      hoursPerWeek: 48,
      paid: true,
      selfEmployed: false,
      duties: ['Weld pipes', 'Cut steel'],
      nocCode: '72106',
      documentId: 'd1',
      lastModified: MOMENT,
    },
  ],
  languageTests: [
    {
      id: 't1',
      name: 'IELTS General Training',
      language: 'en',
      score: '6.5/6/6/6.5',
      takenAt: '2026-05-06',
      testCode: 'ielts-general',
      scores: { listening: '6.5', reading: '6', writing: '6', speaking: '6.5' },
      chart: null,
      takenOn: '2026-05-06',
      resultOn: null,
      certificateNo: 'SECRET-1',
      documentId: null,
      status: 'pending',
      lastModified: MOMENT,
    },
  ],
  family: null,
  destination: null,
  documents: { count: 0, verified: 0, types: [] },
};
const source: ResumeSource = {
  person: { name: 'Ramon Santos', email: 'ramon@example.test', phone: '+971501234567' },
  sections,
  places,
};
const rowsOf = (resume: object, of = source) => {
  const read = readResume(JSON.stringify(resume));
  if (read.outcome !== 'read') throw new Error(read.outcome);
  let made = 0;
  return compareResume(read.resume, of, languageCertificates, () => `new-${(made += 1)}`);
};

it('can be read again without a difference, and contains no certificate number and no birth date', () => {
  const resume = writeResume(source);
  expect(resume).toMatchObject({
    basics: { name: 'Ramon Santos', label: 'Welder, 7 years', location: { countryCode: 'AE' } },
    work: [
      {
        name: 'Jebel Ali Steel Works',
        position: 'Welder',
        startDate: '2022-03',
        highlights: ['Weld pipes', 'Cut steel'],
      },
    ],
    education: [{ institution: 'TESDA Taguig', area: 'Welding', studyType: 'TESDA NC II' }],
    languages: [
      { language: 'Filipino', fluency: 'native' },
      { language: 'English', fluency: 'B2' },
    ],
    certificates: [{ name: 'IELTS General Training', date: '2026-05-06' }],
    meta: {
      visatalent: { work: [{ nocCode: '72106', hours: 48 }], education: [{ credential: 'one-year' }] },
    },
  });
  expect(JSON.stringify(resume)).not.toMatch(/SECRET|1993-07-22/);
  const rows = rowsOf(resume);
  expect(rows.map(({ state }) => state)).toEqual(rows.map(() => 'same'));
  expect(rows.map(({ section }) => section)).toEqual([
    ...Array.from({ length: 6 }, () => 'about'),
    'work',
    'education',
    'skills',
    'languages',
    'tests',
  ]);
});

it('keeps the code of a language that shares its name with another', () => {
  const languages = [{ code: 'tl', level: 'native' }];
  const profile = sections.profile && { ...sections.profile, languages };
  const tagalog: ResumeSource = { ...source, sections: { ...sections, profile } };
  const rows = rowsOf(writeResume(tagalog), tagalog);
  expect(rows.find(({ section }) => section === 'languages')).toMatchObject({ state: 'same' });
});

it('into an empty profile brings everything that it can', () => {
  const empty = { ...sections, profile: null, education: [], experience: [], languageTests: [] };
  const rows = rowsOf(writeResume(source), { ...source, sections: empty });
  expect(rows.filter(({ state }) => state === 'new').map(({ id }) => id)).toEqual([
    'headline',
    'summary',
    'residence',
    'work-0',
    'education-0',
    'skills',
    'languages',
    'tests-0',
  ]);
  expect(rows.find(({ id }) => id === 'work-0')?.change).toMatchObject({
    part: 'experience',
    id: 'new-1',
    former: null,
    values: { employer: 'Jebel Ali Steel Works', nocCode: '72106', hoursPerWeek: 48, lastModified: null },
  });
});

it('reads markup as text, and cuts what is too long', () => {
  const rows = rowsOf({
    basics: { label: '<img src=x onerror=alert(1)>', summary: 'é'.repeat(5000) },
    work: [{ name: 'Jebel Ali  steel works', startDate: '2022-03-15', highlights: ['Weld frames'] }],
  });
  expect(rows[0]).toMatchObject({ id: 'headline', state: 'changed', shortenedTo: null });
  expect(rows[0]?.differences).toEqual([
    { field: 'headline', before: 'Welder, 7 years', after: '<img src=x onerror=alert(1)>' },
  ]);
  expect(rows[1]).toMatchObject({ id: 'summary', state: 'changed', shortenedTo: 4000 });
  expect(rows[2]).toMatchObject({
    state: 'changed',
    change: { id: 'x1', values: { city: 'Dubai', nocCode: '72106', documentId: 'd1', lastModified: MOMENT } },
  });
});

it('gives the reason why something is not imported', () => {
  const rows = rowsOf({
    basics: { name: 'Somebody Else', location: { countryCode: 'XX' } },
    work: [{ startDate: '2020' }],
    languages: [
      { language: 'Klingon', fluency: 'B2' },
      { language: 'French', fluency: 'fluent' },
    ],
    certificates: [{ name: 'Forklift licence' }],
  });
  expect(rows.map(({ state, why }) => [state, why])).toEqual([
    ['refused', 'account'],
    ['refused', 'country'],
    ['refused', 'empty'],
    ['refused', 'language'],
    ['refused', 'level'],
    ['refused', 'notATest'],
  ]);
});

it.each([
  ['{', 'notJson'],
  ['', 'notJson'],
  ['[]', 'notResume'],
  ['null', 'notResume'],
  ['{"name":"x","work":{}}', 'notResume'],
])('%j is no resume', (file, outcome) => {
  expect(readResume(file).outcome).toBe(outcome);
});

it('survives values of any shape', () => {
  const odd = [7, null, 'x', {}, [], { name: { a: 1 }, startDate: 7, highlights: 'no', keywords: [1] }];
  const rows = rowsOf({
    basics: { name: 7, label: [], location: 'x', summary: '\u0000\u0007' },
    work: odd,
    education: odd,
    skills: odd,
    languages: odd,
    certificates: odd,
    meta: { visatalent: { work: 'x', education: [7] } },
  });
  expect(rows.every(({ state }) => state === 'refused')).toBe(true);
});

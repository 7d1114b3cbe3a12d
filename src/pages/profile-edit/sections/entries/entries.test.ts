import { describe, expect, test } from 'vitest';
import { sentencesOf } from '@/forms/problems.fixture';
import type { Education, Experience, LanguageTest } from '@/api/endpoints/profileEntryShapes';
import { educationMissing, jobMissing, testMissing } from '@/features/profile/entryStates';
import { EDUCATION, EDUCATION_KIND } from '@/pages/profile-edit/sections/education/fields';
import { dutiesOf, JOB, JOB_KIND } from '@/pages/profile-edit/sections/experience/fields';
import { LANGUAGE_TEST, languageTestKind } from '@/pages/profile-edit/sections/language-tests/fields';

const kinds = [{ code: 'ielts-general', name: 'IELTS General Training', language: 'en' }];

const job: Experience = {
  id: 'job-1',
  title: 'Welder',
  employer: 'Shipyard',
  countryId: 'country-ph',
  city: null,
  startedOn: '2019-05',
  finishedOn: '2021-11',
  hoursPerWeek: 40,
  paid: true,
  selfEmployed: false,
  duties: ['Weld', 'Cut'],
  nocCode: '72106',
  documentId: 'document-1',
  lastModified: '2026-01-01T00:00:00.000Z',
};
const education: Education = {
  id: 'education-1',
  credential: 'one-year',
  educationLevelId: 'level-1',
  name: 'Certificate',
  field: null,
  institution: 'School',
  countryId: 'country-ph',
  startedOn: '2018-01',
  finishedOn: '2018-12',
  inProgress: false,
  fullTime: true,
  eca: { status: 'done', body: 'WES', referenceNo: '1', issuedOn: '2026-01-01' },
  documentId: null,
  lastModified: null,
};
const result: LanguageTest = {
  id: 'test-1',
  name: 'IELTS General Training',
  language: 'en',
  score: '6.5/6/6/6.5',
  takenAt: '2026-01-01',
  testCode: null,
  scores: null,
  chart: null,
  takenOn: null,
  resultOn: null,
  certificateNo: null,
  documentId: null,
  status: 'pending',
  lastModified: null,
};

describe('a job', () => {
  const { valuesOf: jobValues, bodyOf: jobBody, valuesFrom } = JOB_KIND;
  const wrong = (changed: Partial<ReturnType<typeof jobValues>>) =>
    sentencesOf(JOB.check({ ...jobValues(job), ...changed }));

  test('is unchanged by its form, and keeps what the form does not show', () => {
    const { id: _id, lastModified: _lastModified, ...rest } = job;
    expect(jobBody(jobValues(job), job)).toEqual(rest);
    expect(valuesFrom(JSON.parse(JSON.stringify(jobValues(job))))).toEqual(jobValues(job));
    expect(valuesFrom('{}')).toBeUndefined();
  });

  test.each<[string, Partial<ReturnType<typeof jobValues>>, Record<string, string>]>([
    ['as it was', {}, {}],
    ['hours of 0', { hoursPerWeek: '0' }, { hoursPerWeek: 'numberRange' }],
    ['hours over 100', { hoursPerWeek: '۱۰۱' }, { hoursPerWeek: 'numberRange' }],
    ['37.5 hours in Persian digits', { hoursPerWeek: '۳۷٫۵' }, {}],
    ['an end before the start', { finishedOn: '2019-04' }, { finishedOn: 'endBeforeStart' }],
    ['a start without a year', { startedOn: '-05' }, { startedOn: 'month' }],
    ['a year of another calendar', { startedOn: '1398-05' }, { startedOn: 'otherCalendar' }],
    ['no end, and not there any more', { finishedOn: '' }, { finishedOn: 'endOrStill' }],
    ['no end, still there', { finishedOn: '', current: true }, {}],
    ['an older code', { nocCode: '7237' }, { nocCode: 'older' }],
    ['a code that cannot be', { nocCode: '76100' }, { nocCode: 'secondDigit' }],
    ['sixteen duties', { duties: 'a\n'.repeat(16) }, { duties: 'atMost' }],
    ['a duty of 301 letters', { duties: 'a'.repeat(301) }, { duties: 'lineTooLong' }],
  ])('%s', (_title, changed, found) => expect(wrong(changed)).toEqual(found));

  test('may be saved with one answer, and not with none', () => {
    const none = jobValues(null);
    expect([...JOB.check({ ...none, employer: 'Shipyard' })]).toEqual([]);
    expect(sentencesOf(JOB.check(none))).toEqual({ title: 'required' });
  });

  test('has its duties without the bullets of a pasted list', () =>
    expect(dutiesOf('- Weld\n\n 2) Cut \n• Test welds')).toEqual(['Weld', 'Cut', 'Test welds']));

  test('names what it still needs to be complete', () => {
    expect(jobMissing(job)).toEqual([]);
    expect(jobMissing({ ...job, nocCode: null, duties: [] })).toEqual(['duties', 'nocCode']);
  });
});

describe('an education', () => {
  const { valuesOf, bodyOf } = EDUCATION_KIND;
  test('is unchanged by its form', () => {
    const { id: _id, lastModified: _lastModified, ...rest } = education;
    expect(bodyOf(valuesOf(education), education)).toEqual(rest);
  });

  test('has an assessment only if there is one', () => {
    const values = { ...valuesOf(education), eca: 'none' };
    expect(bodyOf(values, education).eca).toEqual({
      status: 'none',
      body: null,
      referenceNo: null,
      issuedOn: null,
    });
  });

  test('refuses a report from the future', () => {
    const values = { ...valuesOf(education), ecaIssuedOn: '2999-01-01' };
    expect(sentencesOf(EDUCATION.check(values))).toEqual({ ecaIssuedOn: 'future' });
  });

  test('is complete without an end while it is in progress', () => {
    expect(educationMissing({ ...education, finishedOn: null })).toEqual(['finishedOn']);
    expect(educationMissing({ ...education, finishedOn: null, inProgress: true })).toEqual([]);
  });
});

describe('a language test', () => {
  const { valuesOf, bodyOf } = languageTestKind(kinds);
  const values = valuesOf(result);

  test('of an older record gets its code from its name, and its scores from one text', () => {
    expect(values).toMatchObject({
      test: 'ielts-general',
      takenOn: '2026-01-01',
      scores: { listening: '6.5', reading: '6', writing: '6', speaking: '6.5' },
    });
    expect(testMissing(result)).toEqual([]);
    expect(testMissing({ ...result, score: '7', takenAt: null })).toEqual(['scores', 'takenOn']);
  });

  test('is sent in Latin digits, with all four scores in one text too', () => {
    const typed = { ...values, scores: { listening: '۷٫۵', reading: '7,0', writing: ' 6 ', speaking: '٦' } };
    expect(bodyOf(typed, null)).toMatchObject({
      name: 'IELTS General Training',
      language: 'en',
      testCode: 'ielts-general',
      score: '7.5/7.0/6/6',
      chart: null,
    });
  });

  test.each<[string, Partial<typeof values>, Record<string, string>]>([
    ['as it was', {}, {}],
    ['without a date', { takenOn: '' }, { takenOn: 'required' }],
    ['of the future', { takenOn: '2999-11-23' }, { takenOn: 'future' }],
    [
      'PTE Core of January 2024',
      {
        test: 'pte-core',
        takenOn: '2024-01-29',
        scores: { ...values.scores, listening: '50', reading: '50', writing: '50', speaking: '50' },
      },
      { takenOn: 'since' },
    ],
    [
      'with a score outside the scale',
      { scores: { ...values.scores, writing: '6.3' } },
      { scores: 'scores' },
    ],
    ['IELTS Academic', { test: 'ielts-academic' }, {}],
  ])('%s', (_title, changed, found) =>
    expect(sentencesOf(LANGUAGE_TEST.check({ ...values, ...changed }))).toEqual(found),
  );
});

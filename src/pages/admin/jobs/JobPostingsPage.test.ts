import { describe, expect, test } from 'vitest';
import type { AdminJob } from '@/api/endpoints/adminJobs';
import { bodyIn, recordForm } from '@/features/records/editing/recordForm';
import type { Item, Resource } from '@/features/records/resource';
import { closingProblem, flatJob, jobBody } from './flatJob';
import { jobPostings } from './JobPostingsPage';
import { documentIn, languageIn, lineOfDocument, lineOfQuestion, questionIn, questionsIn } from './lines';

const JOB = {
  id: 'job-1',
  reference: 'W-1',
  title: 'Welder',
  company: 'Nordic Steel',
  location: 'Halifax',
  salary: { min: 30, max: 38, currency: 'CAD', period: 'hour', text: 'plus overtime' },
  tags: [],
  needs: {
    experienceYears: 2,
    educationLevelId: null,
    languages: [{ code: 'en', level: 'B1' }],
    licence: null,
  },
  screening: [
    { id: 'permit', text: 'Work permit?', kind: 'yesNo', required: true },
    { id: 'years', text: 'How many years?', kind: 'number', required: false, min: 0, max: 60 },
  ],
  documentsAsked: [{ type: 'resume', required: true }],
  openings: 3,
  nocCode: '72106',
  postedAt: '2026-10-01T00:00:00.000Z',
  lastModified: '2026-11-01T00:00:00.000Z',
  applicationCount: 0,
} as unknown as AdminJob;
const ITEM = flatJob(JOB) as unknown as Item;
const RESOURCE = jobPostings as unknown as Resource;
const FORM = recordForm({ fields: RESOURCE.fields });

describe('questions, a line each', () => {
  test.each([
    ['yes/no: Work permit? *', { kind: 'yesNo', text: 'Work permit?', required: true }],
    ['number: How many years?', { kind: 'number', text: 'How many years?', required: false }],
    ['YesNo: a', { kind: 'yesNo', text: 'a', required: false }],
    [
      'choice: 1 + 1 = 2? = Yes / No *',
      {
        kind: 'choice',
        text: '1 + 1 = 2?',
        required: true,
        options: [
          { id: 'o1', text: 'Yes' },
          { id: 'o2', text: 'No' },
        ],
      },
    ],
  ])('%s', (line, question) => expect(questionIn(line)).toEqual(question));

  test.each(['Work permit?', 'maybe: a', 'text:', 'choice: Which?', 'choice: Which? = A'])(
    '%s is none',
    (line) => expect(questionIn(line)).toBeUndefined(),
  );

  test('when they are read again they are the same; one that stays keeps its id and limits', () => {
    const before = JOB.screening ?? [];
    const lines = before.map(lineOfQuestion);
    expect(questionsIn(lines, before)).toEqual(before);
    expect(questionsIn(['text: Why?', 'number: How many years? *'], before)).toEqual([
      { id: 'q1', kind: 'text', text: 'Why?', required: false },
      { id: 'years', kind: 'number', text: 'How many years?', required: true, min: 0, max: 60 },
    ]);
  });
});

test('languages and documents, a line each', () => {
  expect(languageIn('en b1')).toEqual({ code: 'en', level: 'B1' });
  expect(languageIn('fr-CA native')).toEqual({ code: 'fr-ca', level: 'native' });
  for (const line of ['en', 'en B9', 'English B1']) expect(languageIn(line)).toBeUndefined();
  expect(documentIn('resume *')).toEqual({ type: 'resume', required: true });
  expect(lineOfDocument({ type: 'resume', required: true })).toBe('resume *');
  expect(documentIn('*')).toBeUndefined();
});

describe('a job posting in its dialog', () => {
  test('if it is saved without a change it is sent as it was, with the values that no field shows', () => {
    const values = FORM.read(ITEM);
    expect([...FORM.check(values)]).toEqual([]);
    expect(jobBody(bodyIn(RESOURCE.fields, FORM.sent(values), ITEM), ITEM)).toMatchObject({
      reference: 'W-1',
      salary: JOB.salary,
      needs: JOB.needs,
      screening: JOB.screening,
      documentsAsked: JOB.documentsAsked,
      openings: 3,
      nocCode: '72106',
      postedAt: '2026-10-01T00:00:00.000Z',
    });
  });

  test('pay that is only in the words of the employer is kept', () => {
    const salary = { min: null, max: null, currency: null, period: null, text: 'By agreement' };
    const item = flatJob({ ...JOB, salary });
    expect(jobBody({ salary: item.salary }, item).salary).toEqual(salary);
    expect(jobBody({ salary: null }, ITEM).salary).toBeNull();
  });

  test('a file that names some needs keeps the others', () => {
    expect(jobBody({ neededYears: 5 }, ITEM).needs).toEqual({ ...JOB.needs, experienceYears: 5 });
    expect(jobBody({ title: 'x' }, ITEM)).not.toHaveProperty('needs');
    expect(jobBody({ neededYears: null, neededLanguages: [] }, undefined).needs).toBeNull();
  });

  test('a category that only the backend knows can be kept', () => {
    const item = { ...ITEM, category: 'mining' };
    const form = recordForm({ fields: RESOURCE.fields }, item);
    const values = form.read(item);
    expect([...form.check(values)]).toEqual([]);
    expect(form.sent(values).category).toBe('mining');
  });

  test('times that are not changed keep their seconds', () => {
    const times = { publishAt: '2026-10-01T00:00:15.250Z', closesAt: '2026-10-20T10:00:42Z' };
    const item = { ...ITEM, ...times };
    const form = recordForm(RESOURCE, item);
    const values = { ...form.read(item), company: 'Other' };
    expect([...form.check(values)]).toEqual([]);
    expect(bodyIn(RESOURCE.fields, form.sent(values), item)).toMatchObject({ ...times, company: 'Other' });
    const closesAt = '2026-10-20T10:01';
    expect(bodyIn(RESOURCE.fields, form.sent({ ...values, closesAt }), item).closesAt).toBe(
      new Date(closesAt).toISOString(),
    );
  });

  test('a currency without a rate can be kept', () => {
    const item = flatJob({
      ...JOB,
      salary: { min: 1, max: 2, currency: 'XOF', period: 'month' },
    });
    expect([...FORM.check(FORM.read(item))]).toEqual([]);
  });
});

describe('the closing time of a job', () => {
  const NOW = Date.parse('2026-11-22T10:00:00Z');
  const problem = (closesAt: string | null, publishAt: string | null = null, before?: string) =>
    closingProblem({ closesAt, publishAt }, before === undefined ? undefined : { closesAt: before }, NOW);

  test.each([
    ['in the past', '2026-11-22T09:59:00Z', null, 'records:rules.closesInPast'],
    ['before it opens', '2026-12-01T00:00:00Z', '2026-12-02T00:00:00Z', 'records:rules.closesBeforeItOpens'],
    ['after more than a year', '2027-11-23T10:00:00Z', null, 'records:rules.openTooLong'],
  ])('%s is refused', (_, closesAt, publishAt, key) => expect(problem(closesAt, publishAt)).toEqual({ key }));

  test('any other time is accepted, and so is one that was there before', () => {
    expect(problem('2026-12-22T10:00:00Z')).toBeUndefined();
    expect(problem(null)).toBeUndefined();
    expect(problem('2026-10-01T10:00:42.000Z', null, '2026-10-01T10:00:42Z')).toBeUndefined();
  });
});

import { isoAfter, isoNow, type Backend } from '../backend.ts';
import type { Job, Needs, Question, Salary } from '../data/jobRecords.ts';
import type { Form } from '../http/Form.ts';
import { newId } from '../security/tokens.ts';
import { refuseStale } from '../handlers/stale.ts';

/** Reads and writes job postings for staff. Fields that are not in the body stay unchanged. */
const DAY = 86_400_000;
const LONGEST_OPEN = 365 * DAY;
const MOST_PAY = 1e9;
const TAGS = ['hot', 'new', 'remote'] as const;
const TYPES = ['full-time', 'part-time', 'contract', 'temporary'] as const;
const PERIODS = ['year', 'month', 'week', 'hour'] as const;
const KINDS = ['yesNo', 'choice', 'number', 'text'] as const;
const LONG = { max: 20_000 };

const blank = (id: string, now: string): Job => ({
  id,
  title: '',
  company: '',
  location: '',
  countryCode: null,
  salary: null,
  experience: null,
  skills: [],
  benefits: [],
  description: null,
  requirements: [],
  postedAt: null,
  tags: [],
  type: null,
  category: null,
  reference: '',
  regionCode: null,
  language: null,
  openings: null,
  hoursPerWeek: null,
  startsOn: null,
  nocCode: null,
  workPermit: null,
  usualResponseDays: { from: 14, to: 21 },
  publishAt: null,
  closesAt: null,
  closedAt: null,
  closedReason: null,
  needs: null,
  employer: null,
  screening: null,
  documentsAsked: null,
  coverLetter: null,
  created: now,
  lastModified: now,
});

const readSalary = (form: Form): Salary | null => {
  const group = form.group('salary');
  if (!group) return null;
  const min = group.number('min', { min: 0, max: MOST_PAY }) ?? null;
  const max = group.number('max', { min: 0, max: MOST_PAY }) ?? null;
  if (min === null && max === null) return null;
  if (min !== null && max !== null && max < min) group.fail('max', 'Pay to must not be less than pay from.');
  const currency = group.required('currency', {
    pattern: /^[A-Z]{3}$/,
    says: 'Use the three letters of the currency.',
  });
  const period = group.word('period', PERIODS) ?? 'year';
  const text = group.text('text', { max: 200 });
  return { min, max, currency, period, ...(text === undefined ? {} : { text }) };
};

const readNeeds = (backend: Backend, form: Form): Needs | null => {
  const group = form.group('needs');
  if (!group) return null;
  const educationLevelId = group.text('educationLevelId') ?? null;
  if (educationLevelId !== null && !backend.data.educationLevels.get(educationLevelId)) {
    group.fail('educationLevelId', 'This education level is not known.');
  }
  return {
    experienceYears: group.number('experienceYears', { min: 0, max: 60 }) ?? null,
    educationLevelId,
    languages: (group.groups('languages', 20) ?? []).map((each) => ({
      code: each.required('code', { max: 20 }),
      level: each.required('level', { max: 10 }),
    })),
    licence: group.text('licence', { max: 200 }) ?? null,
  };
};

const readQuestion = (each: Form, index: number): Question => {
  const kind = each.word('kind', KINDS) ?? 'text';
  const options = each.groups('options', 30)?.map((option, at) => ({
    id: option.text('id', { max: 60 }) ?? `o${at + 1}`,
    text: option.required('text', { max: 200 }),
  }));
  if (kind === 'choice' && (options?.length ?? 0) < 2) each.fail('options', 'Give at least two options.');
  const [min, max, maxLength] = [
    each.number('min'),
    each.number('max'),
    each.number('maxLength', { min: 1, max: 5000 }),
  ];
  return {
    id: each.text('id', { max: 60 }) ?? `q${index + 1}`,
    text: each.required('text', { max: 500 }),
    kind,
    required: each.boolean('required') ?? false,
    ...(kind === 'choice' && options ? { options } : {}),
    ...(min === undefined ? {} : { min }),
    ...(max === undefined ? {} : { max }),
    ...(maxLength === undefined ? {} : { maxLength }),
  };
};

const readTags = (form: Form): Job['tags'] =>
  form.list('tags', (item) => TAGS.find((tag) => tag === item), TAGS.length) ?? [];

/** @param from when the job opens, in ms since the epoch */
export function checkClosing(form: Form, closesAt: string, from: number, now: number): void {
  const to = Date.parse(closesAt);
  if (to <= now) form.fail('closesAt', 'The closing date must be in the future.');
  else if (to <= from) form.fail('closesAt', 'The closing date must be after the publishing date.');
  else if (to - Math.max(from, now) > LONGEST_OPEN)
    form.fail('closesAt', 'A job can be open for at most 365 days.');
}

/** Checks the closing date, if the body changes it. */
const checkMoments = (form: Form, next: Job, current: Job, now: number): void => {
  const { publishAt, closesAt } = next;
  if (closesAt === null || closesAt === current.closesAt) return;
  checkClosing(form, closesAt, publishAt === null ? now : Date.parse(publishAt), now);
};

export const jobWriter = (backend: Backend) => {
  const { jobs } = backend.data;
  const byReference = (reference: string): Job | undefined =>
    jobs.find((job) => job.reference.toLowerCase() === reference.toLowerCase());

  const read = (form: Form, current: Job): Job => {
    const needed = (name: 'title' | 'company' | 'location' | 'reference', max: number): string =>
      form.has(name) || current[name] === '' ? form.required(name, { max }) : current[name];
    const given = <T>(name: keyof Job, value: () => T): T | Job[keyof Job] =>
      form.has(name) ? value() : current[name];
    const text = (name: keyof Job, max = 200) => given(name, () => form.text(name, { max }) ?? null);
    const number = (name: keyof Job, max: number) =>
      given(name, () => form.number(name, { min: 0, max }) ?? null);
    const moment = (name: keyof Job) => given(name, () => form.moment(name) ?? null);
    const word = (name: keyof Job, words: readonly string[]) =>
      given(name, () => form.word(name, words) ?? null);
    const next = {
      ...current,
      title: needed('title', 300),
      company: needed('company', 200),
      location: needed('location', 200),
      reference: needed('reference', 40),
      countryCode: text('countryCode', 2),
      regionCode: text('regionCode', 6),
      category: text('category', 60),
      experience: text('experience'),
      description: given('description', () => form.text('description', LONG) ?? null),
      language: text('language', 35),
      nocCode: text('nocCode', 10),
      skills: given('skills', () => form.texts('skills') ?? []),
      benefits: given('benefits', () => form.texts('benefits') ?? []),
      requirements: given('requirements', () => form.texts('requirements') ?? []),
      tags: given('tags', () => readTags(form)),
      type: word('type', TYPES),
      workPermit: word('workPermit', ['employerHelps', 'notOffered']),
      coverLetter: word('coverLetter', ['none', 'optional', 'required']),
      openings: number('openings', 10_000),
      hoursPerWeek: number('hoursPerWeek', 168),
      startsOn: given('startsOn', () => form.day('startsOn') ?? null),
      publishAt: moment('publishAt'),
      closesAt: moment('closesAt'),
      salary: given('salary', () => readSalary(form)),
      needs: given('needs', () => readNeeds(backend, form)),
      screening: given('screening', () => form.groups('screening', 30)?.map(readQuestion) ?? null),
      documentsAsked: given(
        'documentsAsked',
        () =>
          form.groups('documentsAsked', 20)?.map((each) => ({
            type: each.required('type', { max: 60 }),
            required: each.boolean('required') ?? false,
          })) ?? null,
      ),
    } as Job;
    checkMoments(form, next, current, backend.now());
    const other = byReference(next.reference);
    if (other && other.id !== current.id) form.fail('reference', 'This reference is used by another job.');
    form.done();
    return { ...next, postedAt: next.publishAt === current.publishAt ? current.postedAt : next.publishAt };
  };

  const insert = (form: Form): Job => jobs.put(read(form, blank(newId(), isoNow(backend))));
  /** Writes a change that does not come from form fields. */
  const mark = (current: Job, patch: Partial<Job>): Job =>
    jobs.update(current.id, { ...patch, lastModified: isoAfter(backend, current.lastModified) });
  const change = (id: string, form: Form, stale: (current: Job) => { lastModified: string }): Job => {
    const current = jobs.require(id);
    const next = read(form, current);
    refuseStale(form, stale(current));
    return mark(current, next);
  };
  /** Makes a draft with this id that is a copy of another job. */
  const duplicate = (job: Job, id: string): Job => {
    let copy = 2;
    while (byReference(`${job.reference}-${copy}`)) copy += 1;
    const now = isoNow(backend);
    const fresh = { publishAt: null, postedAt: null, closesAt: null, closedAt: null, closedReason: null };
    const named = { id, reference: `${job.reference}-${copy}`, created: now, lastModified: now };
    return jobs.put({ ...job, ...fresh, ...named });
  };
  return { insert, change, mark, duplicate };
};

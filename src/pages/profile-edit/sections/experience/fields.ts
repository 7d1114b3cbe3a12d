import type { Experience } from '@/api/endpoints/profileEntryShapes';
import { profileSections } from '@/api/endpoints/profileSections';
import { PROFILE_LENGTHS, PROFILE_MOST } from '@/config/profile';
import { checkCode } from '@/eligibility/noc/code';
import { readMonth } from '@/forms/fields/monthText';
import { defineForm } from '@/forms/defineForm';
import { countProblem, type Wrong } from '@/forms/problems';
import { latinDigits } from '@/i18n/latinDigits';
import { decimal } from '@/pages/profile-edit/kinds';
import { endAfterStart, entryKind, nothingGiven } from '@/pages/profile-edit/sections/entries/entryKind';

/** The duties of a text, one per line, without the bullets or numbers of a pasted list. */
export const dutiesOf = (lines: string): string[] =>
  lines
    .split(/\r?\n/)
    .map((line) => line.replace(/^\s*(?:[-–—•*·▪◦]|\d{1,2}[.)])\s+/, '').trim())
    .filter((line) => line !== '');

function duties(lines: string): Wrong | undefined {
  const all = dutiesOf(lines);
  const isTooLong = all.some((line) => line.length > PROFILE_LENGTHS.duty);
  const tooLong = { key: 'problems:lineTooLong', values: { max: PROFILE_LENGTHS.duty } };
  return countProblem(all, PROFILE_MOST.duties) ?? (isTooLong ? tooLong : undefined);
}

function nocCode(typed: string): Wrong | undefined {
  const { kind } = checkCode(latinDigits(typed));
  return kind === 'valid' ? undefined : { key: `tools:noc.wrong.${kind}` };
}

/** A limit above any valid list of duties: the rule of the field reports what is wrong. */
const LINES = (PROFILE_LENGTHS.duty + 1) * PROFILE_MOST.duties * 2;

export const JOB = defineForm({
  labels: 'fields',
  fields: {
    title: {
      kind: 'text',
      label: 'fields:jobTitle',
      maxLength: PROFILE_LENGTHS.jobTitle,
      autoComplete: 'organization-title',
      line: 'job',
    },
    employer: {
      kind: 'text',
      maxLength: PROFILE_LENGTHS.employer,
      autoComplete: 'organization',
      line: 'job',
    },
    countryId: { kind: 'country', label: 'fields:country', line: 'place' },
    city: { kind: 'text', maxLength: PROFILE_LENGTHS.city, line: 'place' },
    startedOn: { kind: 'month', line: 'time' },
    finishedOn: { kind: 'month', line: 'time', asked: ({ current }) => current !== true },
    current: { kind: 'check' },
    hoursPerWeek: {
      kind: decimal({ min: 1, max: 100, decimals: 2, inputMode: 'decimal' }),
      hint: 'entries:hints.hours',
    },
    paid: { kind: 'check', blank: true },
    selfEmployed: { kind: 'check' },
    duties: { kind: 'long', maxLength: LINES, rule: duties },
    nocCode: { kind: 'text', maxLength: 40, ltr: true, inputMode: 'numeric', rule: nocCode },
  },
  rules: ({ current: _current, paid: _paid, selfEmployed: _selfEmployed, ...given }) => ({
    title: nothingGiven(given),
    // The record cannot store an unknown end: a job that has a start and no end is a current one.
    finishedOn:
      typeof readMonth(given.startedOn) === 'string' && readMonth(given.finishedOn) === null
        ? { key: 'problems:endOrStill' }
        : endAfterStart(given.startedOn, given.finishedOn),
  }),
});

export const JOB_KIND = entryKind({
  section: 'experience',
  part: 'experience',
  form: JOB,
  flat: (job: Experience) => ({
    ...job,
    // A job without a start counts as not current, because its end was never asked.
    current: job.finishedOn === null && job.startedOn !== null,
    duties: job.duties.join('\n'),
  }),
  body: ({ current: _current, ...sent }, before) => ({
    ...sent,
    title: sent.title ?? '',
    employer: sent.employer ?? '',
    duties: dutiesOf(sent.duties ?? ''),
    nocCode: sent.nocCode === null ? null : latinDigits(sent.nocCode),
    documentId: before?.documentId ?? null,
  }),
  save: profileSections.saveExperience,
  remove: profileSections.removeExperience,
});

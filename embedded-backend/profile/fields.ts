import { type Backend, dayOf, isoNow } from '../backend.ts';
import type { Form } from '../http/Form.ts';

/** Fields that several parts of a profile have. `OLDEST` is an age in years. */
const OLDEST = 110;

/** The levels that can be chosen. 'two-or-more' is derived from two entries. */
const CREDENTIALS = [
  'less-than-secondary',
  'secondary',
  'one-year',
  'two-year',
  'bachelor-or-three-year',
  'masters-or-professional',
  'doctoral',
] as const;

export const credentialField = (form: Form): string | null => form.word('credential', CREDENTIALS) ?? null;

/** A date of birth: not in the future, and not more than 110 years ago. */
export const birthField = (backend: Backend, form: Form, name: string): string | null => {
  const day = form.day(name);
  if (day === undefined) return null;
  const today = dayOf(isoNow(backend));
  const oldest = `${Number(today.slice(0, 4)) - OLDEST}${today.slice(4)}`;
  if (day > today || day < oldest) form.fail(name, 'Please check the date of birth');
  return day;
};

export const countryFields = (backend: Backend, form: Form, name: string, most: number): string[] => {
  const ids = form.texts(name, most) ?? [];
  if (!ids.every((id) => backend.data.countries.get(id))) form.fail(name, 'This country is not known.');
  return ids;
};

/** A document that belongs to the person. */
export const documentField = (backend: Backend, form: Form, userId: string): string | null => {
  const id = form.text('documentId') ?? null;
  if (id !== null && backend.data.documents.get(id)?.userId !== userId) {
    form.fail('documentId', 'This document is not known.');
  }
  return id;
};

/** The first and last month of an entry. */
export const spanFields = (form: Form): { startedOn: string | null; finishedOn: string | null } => {
  const [startedOn, finishedOn] = [form.month('startedOn') ?? null, form.month('finishedOn') ?? null];
  if (startedOn !== null && finishedOn !== null && finishedOn < startedOn) {
    form.fail('finishedOn', 'The end is before the start');
  }
  return { startedOn, finishedOn };
};

export const flagField = (form: Form, name: string): boolean | null => form.boolean(name) ?? null;

/** Whether a record has all these values already, so that a repeated request changes nothing. */
export const isSame = (fields: object, record: object): boolean => {
  const stored = record as Readonly<Record<string, unknown>>;
  return Object.entries(fields).every(
    ([name, value]) => JSON.stringify(value) === JSON.stringify(stored[name]),
  );
};

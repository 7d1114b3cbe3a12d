import { expect, it } from 'vitest';
import { changesOf, sectionSaveFrom } from './sectionSave';

const save = (after: object, ...before: object[]) => {
  const read = sectionSaveFrom({
    record: 'profile',
    before,
    after,
    form: { base: {}, values: {} },
  });
  if (read === undefined) throw new Error('This is no save');
  return read;
};
const READ = { headline: 'Welder', skills: ['TIG'] };

it.each([
  ['what was changed here alone', save({ ...READ, headline: 'Boss' }, READ), READ, { headline: 'Boss' }],
  [
    'nothing that is there already',
    save({ ...READ, headline: 'Boss' }, READ),
    { ...READ, headline: 'Boss' },
    {},
  ],
  [
    'nothing over another person’s change',
    save({ ...READ, headline: 'Boss' }, READ),
    { ...READ, headline: 'X' },
    null,
  ],
  [
    'nothing over a change beside it',
    save({ ...READ, headline: 'Boss' }, READ),
    { ...READ, skills: [] },
    null,
  ],
  // The answer to the earlier save was lost, but this device wrote it.
  [
    'a later save over an earlier one of this device',
    save({ ...READ, headline: 'Chief' }, READ, { ...READ, headline: 'Boss' }),
    { ...READ, headline: 'Boss' },
    { headline: 'Chief' },
  ],
])('sends %s', (_, given, now, changes) => expect(changesOf(given, now)).toEqual(changes));

it.each([
  {},
  { record: 'users', before: [{}], after: {}, form: { base: {}, values: {} } },
  { record: 'profile', before: [], after: {}, form: { base: {}, values: {} } },
  { record: 'profile', before: [{}], after: {}, form: {} },
])('is none if it is broken: %j', (body) => expect(sectionSaveFrom(body)).toBeUndefined());

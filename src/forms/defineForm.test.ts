import { describe, expect, test } from 'vitest';
import { defineForm } from './defineForm';
import type { OwnKind } from './kinds/kind';
import { optionsOf } from './kinds/choice/kind';
import { sentencesOf } from './problems.fixture';

const COURSE = defineForm({
  labels: 'hiring:fields',
  fields: {
    name: { kind: 'text', maxLength: 8, required: true },
    startedOn: { kind: 'month' },
    finishedOn: { kind: 'month', asked: ({ inProgress }) => inProgress !== true },
    inProgress: { kind: 'check' },
    paid: { kind: 'check', blank: true },
    eca: { kind: 'choice', options: optionsOf(['none', 'done'], 'entries:eca'), blank: 'none' },
    code: {
      kind: 'text',
      maxLength: 8,
      label: 'entries:noc',
      rule: (typed) => (typed === '7' ? { key: 'problems:future' } : undefined),
    },
  },
  rules: ({ startedOn, finishedOn }) =>
    finishedOn < startedOn ? { finishedOn: { key: 'problems:endBeforeStart' } } : {},
});
const filled = { ...COURSE.blank, name: 'Welding', startedOn: '2019-05', finishedOn: '2020-06' };

describe('a form as data', () => {
  test('begins with the blank values of its kinds and fields, in the order of the screen', () => {
    expect(COURSE.blank).toEqual({
      name: '',
      startedOn: '',
      finishedOn: '',
      inProgress: false,
      paid: true,
      eca: 'none',
      code: '',
    });
    expect(COURSE.names).toEqual(Object.keys(COURSE.blank));
    expect([COURSE.labelOf('name'), COURSE.labelOf('code')]).toEqual(['hiring:fields.name', 'entries:noc']);
  });

  test('reads a record by the names of its fields, and sends it back unchanged', () => {
    const record = {
      name: 'Welding',
      startedOn: '2019-05',
      finishedOn: null,
      inProgress: true,
      paid: null,
      eca: 'done',
      code: null,
    };
    expect(COURSE.read(record)).toMatchObject({ startedOn: '2019-05', finishedOn: '', paid: null, code: '' });
    expect(COURSE.sent(COURSE.read(record))).toEqual(record);
  });

  test('finds problems by field: the length, the kind, a rule of its own, and rules of several fields', () => {
    expect(sentencesOf(COURSE.check(filled))).toEqual({});
    expect(
      sentencesOf(COURSE.check({ ...filled, name: 'x'.repeat(9), startedOn: '-05', code: '7' })),
    ).toEqual({
      name: 'tooLong',
      startedOn: 'month',
      code: 'future',
    });
    expect(sentencesOf(COURSE.check({ ...filled, name: ' ', finishedOn: '2018-01' }))).toEqual({
      name: 'required',
      finishedOn: 'endBeforeStart',
    });
  });

  test('spaces around a text are left out, unless they belong to it', () => {
    const kind: OwnKind<string, string> = {
      read: () => null,
      typed: (value) => value,
      blank: '',
      check: (typed) => ({ value: typed }),
      isExact: true,
      Cell: () => null,
    };
    const form = defineForm({
      labels: 'fields',
      fields: { password: { kind }, name: { kind: 'text', maxLength: 9 } },
    });
    expect(form.sent({ password: ' a ', name: ' a ' })).toEqual({ password: ' a ', name: 'a' });
  });

  test('neither checks nor sends a field that is not shown', () => {
    const values = { ...filled, inProgress: true, finishedOn: '-01' };
    expect(sentencesOf(COURSE.check(values))).toEqual({});
    expect(COURSE.sent(values).finishedOn).toBeNull();
  });

  test.each([null, 'text', 7])('finds no draft in %j', (stored) =>
    expect(COURSE.draft(stored)).toBeUndefined(),
  );

  test('rebuilds a draft field by field, whatever was stored', () => {
    const stored = { name: 'Weld', startedOn: 5, inProgress: 'yes', paid: null, eca: 'never', more: 1 };
    expect(COURSE.draft(stored)).toEqual({ ...COURSE.blank, name: 'Weld', paid: null });
  });
});

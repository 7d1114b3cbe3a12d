import { expect, it } from 'vitest';
import { write } from '@/storage/browserStorage';
import { drafts } from '@/storage/keys';
import { dropDraft, keepDraft, readDraft } from './drafts';

const textFrom = (stored: unknown): string | undefined => (typeof stored === 'string' ? stored : undefined);

it('is returned with its time, beside the drafts of other forms', () => {
  keepDraft('one', { at: 5, values: 'a letter' });
  keepDraft('two', { at: 6, values: 'another' });
  expect(readDraft('one', textFrom)).toEqual({ at: 5, values: 'a letter' });
  dropDraft('one');
  expect(readDraft('one', textFrom)).toBeUndefined();
  expect(readDraft('two', textFrom)).toEqual({ at: 6, values: 'another' });
});

it.each([null, 5, 'x', [], {}, { at: 'x', values: 'a' }, { at: 5 }, { at: 5, values: null }])(
  'does not accept %j as a draft',
  (stored) => {
    write(drafts, { broken: stored });
    expect(readDraft('broken', textFrom)).toBeUndefined();
  },
);

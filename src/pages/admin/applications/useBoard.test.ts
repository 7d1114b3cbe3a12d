import { expect, test } from 'vitest';
import type { StaffApplication } from '@/api/endpoints/adminApplications';
import { nameOf, PIPELINE } from './pipeline';
import { columnQuery, FIRST_SPANS, pagesOf, withEarlier, withMore } from './useBoard';

test('a column shows one page more while the board has room', () => {
  const spans = withMore(FIRST_SPANS, 'new', 125);
  expect(pagesOf(spans.new)).toEqual([1, 2]);
  expect(pagesOf(spans.offer)).toEqual([1]);
});

test('at 150 cards the column’s first page is removed for it, and can be shown again', () => {
  const full = withMore(FIRST_SPANS, 'new', 126);
  expect(pagesOf(full.new)).toEqual([2]);
  expect(pagesOf(withEarlier(full, 'new', 150).new)).toEqual([1]);
  expect(pagesOf(withEarlier(full, 'new', 50).new)).toEqual([1, 2]);
  expect(withEarlier(FIRST_SPANS, 'new', 0)).toBe(FIRST_SPANS);
});

test('a column asks with every filter of the list but the status', () => {
  const filters = { job: 'job-1', within: '7', waiting: 'long', interview: 'none' };
  const state = PIPELINE.read(new URLSearchParams({ ...filters, status: 'offer', q: 'ada' }));
  expect(columnQuery(state, 'new', 2)).toEqual({
    ...filters,
    search: 'ada',
    q: 'ada',
    status: ['submitted'],
    page: 2,
    pageSize: 25,
  });
});

test('the name of an applicant has no marks that turn the text after it', () => {
  const item = { applicantName: 'Ada\u202E Byron', applicantEmail: '', id: '1' } as StaffApplication;
  expect(nameOf(item)).toBe('Ada Byron');
});

import { expect, it } from 'vitest';
import { resultsNav } from './results';

const kept = (page: number, pages: number) => ({
  address: '?q=welder&page=2',
  page,
  pages,
  ids: ['a', 'b', 'c'],
  segments: ['a--x', 'b--x', 'c--x'],
});

it('leads to the jobs before and after', () => {
  expect(resultsNav(kept(2, 3), 'b')).toEqual({
    previous: 'a--x',
    next: 'c--x',
    nextPage: null,
    back: '?q=welder&page=2',
  });
});

it('leads from the last job of a page to the next page', () => {
  expect(resultsNav(kept(2, 3), 'c')).toMatchObject({ next: null, nextPage: '?q=welder&page=3' });
});

it('ends at the last job of the last page', () => {
  expect(resultsNav(kept(3, 3), 'c')).toMatchObject({ previous: 'b--x', next: null, nextPage: null });
});

it('has no links for a job that was not opened from a list', () => {
  expect(resultsNav(kept(2, 3), 'z')).toBeUndefined();
  expect(resultsNav(undefined, 'a')).toBeUndefined();
});

import { describe, expect, it } from 'vitest';
import { jobSegment, readSegment, slugOf, wordsOfSlug } from './slug';

describe('the slug of a job', () => {
  it.each([
    ['Welder', 'Toronto, ON', 'welder-toronto-on'],
    ['Café manager', 'Québec, QC', 'cafe-manager-quebec-qc'],
    ['  Cook -- nights!  ', "St. John's, NL", 'cook-nights-st-john-s-nl'],
    ['جوشکار', 'Calgary, AB', 'calgary-ab'],
    ['焊工', '', 'job'],
    ['', '', 'job'],
  ])('of %j in %j is %s', (title, location, slug) => expect(slugOf(title, location)).toBe(slug));

  it('is short, and ends in no hyphen', () => {
    const slug = slugOf('Senior '.repeat(20), 'Toronto');
    expect(slug.length).toBeLessThanOrEqual(60);
    expect(slug).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
    expect(slugOf('x'.repeat(300), '')).toBe('x'.repeat(60));
  });
});

describe('the address of a job', () => {
  it.each(['job-1', 'a--b', 'a--', '7', 'ün/üblich & co', 'saved'])(
    'with the id %j leads back to it',
    (id) => {
      const segment = jobSegment({ id, title: 'Welder', location: 'Toronto, ON' });
      expect(readSegment(segment)).toEqual({ id, slug: 'welder-toronto-on' });
    },
  );

  it('works without a slug', () => {
    expect(readSegment('job-1')).toEqual({ id: 'job-1', slug: '' });
    expect(readSegment('job-1--')).toEqual({ id: 'job-1', slug: '' });
  });

  it.each(['', '.', '..', '%2E%2E', '--welder', '%E0%A4%A', 'x'.repeat(201)])('%j has none', (segment) => {
    expect(readSegment(segment)).toBeUndefined();
  });
});

it('a job that is gone leaves words to search for', () => {
  expect(wordsOfSlug('welder-toronto-on')).toBe('welder toronto on');
  expect(wordsOfSlug('%3Cb%3E--')).toBe('3Cb 3E');
});

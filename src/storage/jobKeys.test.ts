import { expect, it } from 'vitest';
import { read } from './browserStorage';
import {
  applyFor,
  firstSteps,
  KEPT_JOBS,
  recentJobs,
  results,
  savedOnDevice,
  searchesOnDevice,
  shortcuts,
} from './keys';

const job = { id: 'a', title: 'Welder', company: 'Steel', at: 1 };

it.each([
  [recentJobs, '{"id":"a"}'],
  [recentJobs, JSON.stringify([job, { ...job, title: 7 }])],
  [savedOnDevice, JSON.stringify([{ ...job, id: '' }])],
  [savedOnDevice, JSON.stringify([{ ...job, id: 'x'.repeat(201) }])],
  [searchesOnDevice, '[{"name":"x"}]'],
  [results, '{"address":"","page":1,"pages":1,"ids":["a"],"segments":[]}'],
  [applyFor, '{"id":1}'],
  [shortcuts, '"yes"'],
  [firstSteps, '[1]'],
  [firstSteps, '{"a":1}'],
])('%o: a wrong shape counts as absent and is removed', (entry, raw) => {
  const area = entry.area === 'local' ? localStorage : sessionStorage;
  area.setItem(entry.key, raw);
  expect(read<unknown>(entry)).toBeUndefined();
  expect(area.getItem(entry.key)).toBeNull();
});

it('no more jobs are read than can be stored', () => {
  const many = Array.from({ length: 80 }, (_, at) => ({ ...job, id: `j${at}` }));
  localStorage.setItem(recentJobs.key, JSON.stringify(many));
  expect(read(recentJobs)).toHaveLength(KEPT_JOBS.recent);
});

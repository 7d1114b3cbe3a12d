import { expect, it } from 'vitest';
import { jobYears } from './WorkSection';

const TODAY = '2026-11-22';
const job = (startedOn: string | null, finishedOn: string | null) => ({ startedOn, finishedOn });

it.each([
  [[], 0],
  [[job('2020-01', '2020-12')], 1],
  [[job('2020-01', '2020-11')], 0],
  [[job('2020-01', '2020-12'), job('2020-06', '2021-12')], 2],
  [[job('2024-12', null)], 2],
  [[job(null, '2020-12'), job('2021-05', '2019-01')], 0],
  [[job('2025-01', '2040-12')], 1],
])('%j are %d years', (jobs, years) => {
  expect(jobYears(jobs, TODAY)).toBe(years);
});

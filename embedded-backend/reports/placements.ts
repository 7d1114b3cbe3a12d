import type { Backend } from '../backend.ts';
import type { Application } from '../data/jobRecords.ts';
import { enteredAt, isIn, type Period } from './funnel.ts';

const MOST = 10;
const MONTH = 'YYYY-MM'.length;

/** The months of a period, also those without placements. */
const monthsOf = ({ from, to }: Period): string[] => {
  const [year = 0, month = 0] = from.split('-').map(Number);
  const months: string[] = [];
  for (let at = year * 12 + month - 1; ; at += 1) {
    const name = `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`;
    if (name > to.slice(0, MONTH)) return months;
    months.push(name);
  }
};

/** How often each name occurs, most frequent first. */
const counted = (names: readonly string[]): [name: string, count: number][] => {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].sort(([a, one], [b, other]) => other - one || a.localeCompare(b)).slice(0, MOST);
};

/** The placements in a period, by the time when the offer was accepted. */
export const placementsOf = ({ data }: Backend, applications: readonly Application[], period: Period) => {
  const placed = applications.flatMap((application) => {
    const at = enteredAt(application, 'accepted');
    return at !== null && isIn(period, at)
      ? [{ application, at, job: data.jobs.get(application.jobId) }]
      : [];
  });
  return {
    total: placed.length,
    byMonth: monthsOf(period).map((month) => ({
      month,
      count: placed.filter(({ at }) => at.startsWith(month)).length,
    })),
    byOccupation: counted(placed.flatMap(({ job }) => job?.category ?? [])).map(([category, count]) => ({
      category,
      count,
    })),
    byCountry: counted(placed.flatMap(({ job }) => job?.countryCode ?? [])).map(([code, count]) => ({
      code,
      count,
    })),
    byJob: counted(placed.map(({ application }) => application.jobId)).flatMap(([id, count]) => {
      const one = placed.find(({ application }) => application.jobId === id)?.application;
      return one === undefined ? [] : [{ id, title: one.jobTitle, company: one.company, count }];
    }),
  };
};

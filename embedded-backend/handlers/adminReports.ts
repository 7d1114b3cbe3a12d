import { settledWhere } from '../applications/states.ts';
import type { Application } from '../data/jobRecords.ts';
import { isDay } from '../http/Form.ts';
import { invalid, notFound } from '../http/HttpFailure.ts';
import { get, type Resource } from '../http/route.ts';
import { funnelOf, type Period } from '../reports/funnel.ts';
import { openingsOf, waitingOf } from '../reports/now.ts';
import { placementsOf } from '../reports/placements.ts';

const MOST_YEARS = 3;
const yearsLater = (day: string, years: number): string =>
  `${String(Number(day.slice(0, 4)) + years).padStart(4, '0')}${day.slice(4)}`;

/** The period in a query. @throws HttpFailure 422 if it is not a valid period of at most three years */
const periodIn = (query: URLSearchParams, first: string, last: string): Period => {
  const [from, to] = [query.get(first) ?? '', query.get(last) ?? ''];
  if (!isDay(from)) throw invalid({ [first]: ['Enter a day like 2026-01-31.'] });
  if (!isDay(to)) throw invalid({ [last]: ['Enter a day like 2026-01-31.'] });
  if (to < from) throw invalid({ [last]: ['This is before the first day.'] });
  if (to > yearsLater(from, MOST_YEARS)) throw invalid({ [last]: ['A period has at most 3 years.'] });
  return { from, to };
};

/** The reports: two about a period, two about the present. */
export const adminReports: Resource = (backend) => {
  const applications = (): Application[] => settledWhere(backend, () => true);
  /** A report for the period, and, if the query names one, for the period to compare with. */
  const compared = (query: URLSearchParams, report: (period: Period) => object) => ({
    ...report(periodIn(query, 'from', 'to')),
    ...(query.has('compareFrom') || query.has('compareTo')
      ? { compare: report(periodIn(query, 'compareFrom', 'compareTo')) }
      : {}),
  });
  return [
    get('/api/admin/reports/funnel', ({ admin, query }) => {
      admin();
      return compared(query, (period) => funnelOf(applications(), period));
    }),
    get('/api/admin/reports/placements', ({ admin, query }) => {
      admin();
      return compared(query, (period) => placementsOf(backend, applications(), period));
    }),
    get('/api/admin/reports/openings', ({ admin }) => {
      admin();
      return openingsOf(backend, applications());
    }),
    get('/api/admin/reports/waiting', ({ admin }) => {
      admin();
      return waitingOf(backend, applications());
    }),
    get('/api/admin/reports/:id', ({ admin }) => {
      admin();
      throw notFound('The report');
    }),
  ];
};

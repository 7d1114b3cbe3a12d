import { count, date, named, text } from '@/api/scalars';
import { get, z } from '@/api/schema';

/** What waits for the agency now, and what arrived in the last 60 days. */
const desk = named(
  'AdminDesk',
  z.object({
    asOf: date,
    /** `count` is the total of the list that the item links to. */
    items: z.array(z.object({ id: text, count, oldestAt: date })),
  }),
);

/** The number for each UTC day, oldest day first. */
const series = z.array(z.object({ day: text, count }));
const trends = named(
  'AdminTrends',
  z.object({ asOf: date, series: z.object({ users: series, applications: series, documents: series }) }),
);

export const adminDesk = {
  desk: get('/api/admin/desk', 'What needs somebody of the agency now', { response: desk, isProposal: true }),
  trends: get('/api/admin/trends', 'What came in on each of the last 60 days', {
    response: trends,
    isProposal: true,
  }),
};

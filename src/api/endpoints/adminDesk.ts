import { readList } from '@/api/lists';
import { count, date, named, text } from '@/api/scalars';
import { get, z } from '@/api/schema';

/** `count` is the total of the list that the item links to. */
const item = z.object({ id: text, count, oldestAt: date });
/** What waits for the agency now, and what arrived in the last 60 days. */
const desk = named('AdminDesk', z.object({ asOf: date, items: z.array(item) }));
const usableItems = readList(item);

/**
 * The number for each UTC day, oldest day first. An unreadable day counts as 0, so that the other days keep
 * their places.
 */
const series = z.array(z.catch(z.object({ day: text, count }), { day: '', count: 0 }));
const trends = named(
  'AdminTrends',
  z.object({ asOf: date, series: z.object({ users: series, applications: series, documents: series }) }),
);

export const adminDesk = {
  desk: get('/api/admin/desk', 'What needs somebody of the agency now', {
    response: desk,
    read: (body) => ({ items: usableItems(body).data }),
    isProposal: true,
  }),
  trends: get('/api/admin/trends', 'What came in on each of the last 60 days', {
    response: trends,
    isProposal: true,
  }),
};

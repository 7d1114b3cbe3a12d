import { count, date, id, maybe, named, text } from '@/api/scalars';
import { get, z } from '@/api/schema';

/** The agency's reports: two about a period, two about the present. */
const share = maybe(z.number());
const period = z.object({
  /** UTC days, both included; so are the days compared with. */
  from: text,
  to: text,
  compareFrom: z.optional(text),
  compareTo: z.optional(text),
});

const STAGES = ['submitted', 'inReview', 'interview', 'offer', 'accepted'] as const;

const funnel = z.object({
  stages: z.array(
    z.object({
      stage: z.enum(STAGES),
      /** How many applications reached this stage or a later one. */
      reached: count,
      /** Share of those that reached the stage before, from 0 to 1. */
      conversion: share,
      medianDays: share,
      p90Days: share,
    }),
  ),
  ended: z.object({ rejected: count, withdrawn: count, declined: count }),
  open: count,
});

const placements = z.object({
  total: count,
  byMonth: z.array(z.object({ month: text, count })),
  byOccupation: z.array(z.object({ category: text, count })),
  byCountry: z.array(z.object({ code: text, count })),
  byJob: z.array(z.object({ id, title: text, company: maybe(text), count })),
});

const funnelReport = named('FunnelReport', z.object({ ...funnel.shape, compare: maybe(funnel) }));
const placementsReport = named(
  'PlacementsReport',
  z.object({ ...placements.shape, compare: maybe(placements) }),
);
const openingsReport = named(
  'OpeningsReport',
  z.object({
    asOf: date,
    total: count,
    ages: z.array(z.object({ from: count, to: maybe(z.number()), count })),
    oldest: z.array(z.object({ id, reference: maybe(text), title: text, days: count, applications: count })),
  }),
);
const waitingReport = named(
  'WaitingReport',
  z.object({
    asOf: date,
    total: count,
    rows: z.array(
      z.object({
        applicationId: id,
        name: text,
        job: text,
        company: maybe(text),
        status: text,
        waitingDays: count,
      }),
    ),
  }),
);

export type Funnel = z.infer<typeof funnel>;
export type Placements = z.infer<typeof placements>;
export type FunnelReport = z.infer<typeof funnelReport>;
export type PlacementsReport = z.infer<typeof placementsReport>;
export type OpeningsReport = z.infer<typeof openingsReport>;
export type WaitingReport = z.infer<typeof waitingReport>;

const periodPolicy = { query: period, conflicts: [422], isProposal: true } as const;

export const adminReports = {
  funnel: get('/api/admin/reports/funnel', 'What became of the applications sent in a period', {
    ...periodPolicy,
    response: funnelReport,
  }),
  placements: get('/api/admin/reports/placements', 'The offers accepted in a period', {
    ...periodPolicy,
    response: placementsReport,
  }),
  openings: get('/api/admin/reports/openings', 'How long the open positions have been open', {
    response: openingsReport,
    isProposal: true,
  }),
  waiting: get('/api/admin/reports/waiting', 'The applications that wait longest without a change', {
    response: waitingReport,
    isProposal: true,
  }),
};

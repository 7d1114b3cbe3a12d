import type { Area } from '@/config/switches';
import type { TextKey } from '@/i18n/textKey';
import { pathOf } from '@/routing/routes';

/** The cards of 'Today': their links, and the area that must be switched on for each. */
export const CARDS = {
  documents: { area: 'documents', to: () => pathOf('adminDocuments') },
  waiting: { area: 'adminApplications', to: () => `${pathOf('adminApplications')}?waiting=long` },
  messages: { area: 'messages', to: () => `${pathOf('messages')}?show=unanswered` },
  interviewsNone: { area: 'adminApplications', to: () => `${pathOf('adminApplications')}?interview=none` },
  interviewsSoon: { area: 'adminApplications', to: () => `${pathOf('adminApplications')}?interview=soon` },
  tasksSubmitted: { area: 'tasks', to: () => `${pathOf('adminTasks')}?state=submitted` },
  tasksOverdue: { area: 'tasks', to: () => `${pathOf('adminTasks')}?due=overdue` },
  expiring: { area: 'documents', to: () => `${pathOf('adminDocuments')}?status=all&expires=soon` },
  unverified: { area: undefined, to: () => `${pathOf('adminUsers')}?isEmailVerified=false` },
} as const satisfies Record<string, { readonly area: Area | undefined; readonly to: () => string }>;
type CardId = keyof typeof CARDS;

/** Whether the card is known. Other cards of a response are ignored. */
export const isCard = (id: string): id is CardId => Object.hasOwn(CARDS, id);

export const TRENDS = {
  users: { name: 'terms:registrations', area: undefined, to: () => `${pathOf('adminUsers')}?within=30` },
  applications: {
    name: 'terms:applications',
    area: 'adminApplications',
    to: () => `${pathOf('adminApplications')}?within=30`,
  },
  documents: {
    name: 'terms:documents',
    area: 'documents',
    to: () => `${pathOf('adminDocuments')}?status=all&within=30`,
  },
} as const satisfies Record<
  string,
  { readonly name: TextKey; readonly area: Area | undefined; readonly to: () => string }
>;
export type TrendId = keyof typeof TRENDS;

const WINDOW = 30;
const sum = (counts: readonly number[]): number => counts.reduce((all, each) => all + each, 0);

export interface Trend {
  /** Counts of the last 30 days, oldest first. */
  readonly counts: readonly number[];
  readonly total: number;
  /**
   * The change against the 30 days before: 0.12 means 12% more, in whole percent. Null when the earlier total is 0 and the
   * present one is not.
   */
  readonly change: number | null;
}

/** Computes the trend from the counts of 60 days. */
export function trendOf(days: readonly { readonly count: number }[]): Trend {
  const all = days.map(({ count }) => count);
  const counts = all.slice(-WINDOW);
  const before = sum(all.slice(-2 * WINDOW, -WINDOW));
  const total = sum(counts);
  const change =
    before === 0 ? (total === 0 ? 0 : null) : Math.round((100 * (total - before)) / before) / 100;
  return { counts, total, change };
}

/** The style of links as cards. The whole card is the link. */
export const CARDS_SX = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(15rem, 100%), 1fr))',
  '& li': {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    gap: 0.5,
    minWidth: 0,
    minHeight: 64,
    px: 2,
    py: 1.5,
    borderRadius: 1,
    border: '1px solid',
    borderColor: 'divider',
    overflowWrap: 'anywhere',
  },
  '& li:hover, & li:focus-within': { borderColor: 'primary.main' },
  '& a': {
    display: 'flex',
    flexDirection: 'column',
    gap: 0.5,
    color: 'text.primary',
    fontWeight: 600,
    textDecoration: 'none',
    '&::after': { content: '""', position: 'absolute', inset: 0 },
  },
  '& .aside': { color: 'text.secondary', fontSize: '0.9375rem', fontWeight: 400 },
} as const;

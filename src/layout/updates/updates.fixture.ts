import { beforeEach, vi } from 'vitest';
import { timerClock } from '@/runtime/clock.fixture';
import { createUpdates } from './createUpdates';
import type { News } from './refresh';

/** Helpers that create the updates of a tab, and record what it asks and tells the other tabs. */
export const news = (more: Partial<News> = {}): News => ({
  cursor: 'c1',
  unreadMessages: 0,
  unreadNotifications: 0,
  openTasks: 0,
  changes: [],
  more: false,
  ...more,
});
export const CHANGE = { kind: 'thread', id: 't1' } as const;
export const ME = { userId: 'u1', side: 'applicant' } as const;

export const ask = vi.fn<(since: string | undefined) => Promise<News>>();
export const post = vi.fn();
export const refresh = vi.fn();
/** The state of the tab, and what happens to it. */
export const tab = {
  isAwake: true,
  hear: (_message: { asking: typeof ME; news?: News; retryAfter?: number }): void => undefined,
  wake: (): void => undefined,
  focus: (): void => undefined,
};
export const open = ({ leads = true, by = ME }: { leads?: boolean; by?: typeof ME | null } = {}) => {
  const made = createUpdates({
    clock: timerClock,
    ask,
    refresh,
    onAbsent: () => undefined,
    channel: {
      post,
      hear: (listener) => {
        tab.hear = listener;
        return () => undefined;
      },
    },
    leadInOneTab: (lead) => (leads ? lead() : () => undefined),
    isAwake: () => tab.isAwake,
    onAwake: (listener) => {
      tab.wake = listener;
      return () => undefined;
    },
    onFocus: (listener) => {
      tab.focus = listener;
      return () => undefined;
    },
    random: () => 0.5,
  });
  made.belongTo(by);
  return made;
};
export const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
/** So long a tab that opens waits for what the others know. */
export const HEARING = 100;

/** Each test of the file begins with a visible tab and a server without news. */
export const onFreshTab = () =>
  beforeEach(() => {
    vi.useFakeTimers();
    tab.isAwake = true;
    post.mockReset();
    refresh.mockReset();
    ask.mockReset().mockResolvedValue(news());
  });

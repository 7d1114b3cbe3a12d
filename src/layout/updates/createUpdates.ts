import type { Clock } from '@/runtime/app';
import { endAll } from '@/runtime/listen';
import { createListeners } from '@/runtime/listeners';
import { ApiError, isAborted, isNotOffered } from '@/errors/ApiError';
import type { Side } from '@/layout/side';
import { type Attention, waitAfterAnswer, waitAfterFailure } from './pace';
import type { News } from './refresh';
import type { Channel } from './tabs';

/** How long an answer counts as fresh for a person who returns, in ms. */
const FRESH = 10_000;
/** How long after a key press or a message a person counts as writing, in ms. */
const WRITING = 120_000;
const SOON = 300;
/** How long a tab that has just opened waits for news from the other tabs, in ms. */
const HEARING = 100;

export type Counts = Pick<News, 'unreadMessages' | 'unreadNotifications' | 'openTasks'>;
/** The person and side that the news are for. To the server, the other side is another person. */
interface Asking {
  readonly userId: string;
  readonly side: Side;
}

export interface ChannelMessage {
  readonly asking: Asking;
  /** Without `news` and `retryAfter`, a tab that has just opened asks the others for the latest news. */
  readonly news?: News;
  /** How long no tab may ask the server, in ms. */
  readonly retryAfter?: number;
}

interface Needs {
  readonly clock: Clock;
  readonly ask: (since: string | undefined, side: Asking['side']) => Promise<News>;
  readonly refresh: (news: Pick<News, 'changes' | 'more' | 'reset'>) => void;
  /** Called when this backend does not offer the news. */
  readonly onAbsent: () => void;
  readonly channel: Channel<ChannelMessage>;
  /**
   * Calls `lead` when this tab becomes the one that asks; `lead` returns a function that ends that. @returns
   * gives up the lead
   */
  readonly leadInOneTab: (lead: () => () => void) => () => void;
  readonly isAwake: () => boolean;
  /** Calls the listener when the tab becomes visible or hidden, online or offline. */
  readonly onAwake: (listener: () => void) => () => void;
  readonly onFocus: (listener: () => void) => () => void;
  readonly random: () => number;
}

const same = (one: Asking, other: Asking | null): boolean =>
  one.userId === other?.userId && one.side === other.side;

/** Asks the server for news in one tab and informs the others. */
export function createUpdates(needs: Needs) {
  const { clock, ask, refresh, channel, onAbsent, leadInOneTab, isAwake, onAwake, onFocus, random } = needs;
  const listeners = createListeners();
  const arrivals = createListeners<[before: Counts | null, news: News]>();
  let asking: Asking | null = null;
  let counts: Counts | null = null;
  /** The counts of the last answer, for a tab that opens later. */
  let latest: News | null = null;
  let cursor: string | undefined;
  let openedAt = -Infinity;
  let answeredAt = -Infinity;
  let unchanged = 0;
  let failures = 0;
  /** The time before which the server does not want to be asked, in ms. */
  let notBefore = -Infinity;
  let place: 'messages' | 'elsewhere' = 'elsewhere';
  let wroteAt = -Infinity;
  let isLeading = false;
  let isAsking = false;
  let isAbsent = false;
  let next: (() => void) | undefined;
  /** A request after a write of this tab. Answers that other tabs got do not cancel it. */
  let ownNext: (() => void) | undefined;
  /** Whether this tab wrote before it was known who is signed in. */
  let wroteBefore = false;
  let stop: (() => void) | undefined;

  const attention = (): Attention =>
    place === 'messages' && clock.now() - wroteAt < WRITING ? 'writing' : place;
  const pollAfter = (wait: number): void => {
    next?.();
    next = clock.after(Math.max(wait, notBefore - clock.now()), () => void poll());
  };
  const plan = (wait: number): void => {
    if (isLeading && isAwake() && !isAbsent) pollAfter(wait);
    else next?.();
  };
  /** The person's activity changed. After a failure that does not shorten the wait. */
  const planAnew = (): void => {
    unchanged = 0;
    if (failures === 0 && answeredAt > -Infinity) plan(waitAfterAnswer(attention(), unchanged));
  };
  function take(news: News): void {
    const before = counts;
    const isNew = news.changes.length > 0 || news.more || news.reset === true;
    const { unreadMessages, unreadNotifications, openTasks } = news;
    counts = { unreadMessages, unreadNotifications, openTasks };
    latest = { ...counts, cursor: news.cursor, changes: [], more: false };
    cursor = news.cursor;
    answeredAt = clock.now();
    failures = 0;
    // The first answer cannot say that nothing has changed.
    unchanged = isNew || before === null ? 0 : unchanged + 1;
    refresh(news);
    arrivals.tell(before, news);
    listeners.tell();
    plan(waitAfterAnswer(attention(), unchanged));
  }
  async function poll(): Promise<void> {
    if (asking === null || isAsking || isAbsent) return;
    if (clock.now() < notBefore) {
      // Another tab has learned meanwhile that it is too early.
      pollAfter(0);
      return;
    }
    const of = asking;
    isAsking = true;
    try {
      const news = await ask(cursor, of.side);
      if (!same(of, asking)) return;
      channel.post({ asking: of, news });
      take(news);
    } catch (error) {
      if (!same(of, asking) || isAborted(error)) return;
      isAbsent = isNotOffered(error);
      if (isAbsent) onAbsent();
      failures += 1;
      const retryAfter = error instanceof ApiError ? error.retryAfter : null;
      if (retryAfter !== null) {
        channel.post({ asking: of, retryAfter });
        notBefore = clock.now() + retryAfter;
      }
      plan(waitAfterFailure(failures, random()));
    } finally {
      isAsking = false;
      // Another person signed in during the request.
      if (asking !== null && !same(of, asking)) void poll();
    }
  }
  /** The rest of a time span (ms) that began at `since`. */
  const rest = (since: number, ms: number): number => Math.max(0, Math.min(since + ms - clock.now(), ms));
  /** Asks at once, unless the last answer is fresh. */
  const comeBack = (): void => {
    if (!isAwake()) plan(0);
    else if (isLeading) plan(Math.max(rest(openedAt, HEARING), rest(answeredAt, FRESH)));
  };
  /** Sends the latest news to a tab that has just opened. */
  const answer = (to: Asking): void => {
    const wait = notBefore - clock.now();
    if (wait > 0) channel.post({ asking: to, retryAfter: wait });
    if (isLeading && latest !== null) channel.post({ asking: to, news: latest });
  };
  function changed(): void {
    unchanged = 0;
    wroteBefore = asking === null;
    ownNext?.();
    if (!wroteBefore) ownNext = clock.after(Math.max(SOON, notBefore - clock.now()), () => void poll());
  }
  const lead = (): (() => void) => {
    isLeading = true;
    comeBack();
    return () => {
      isLeading = false;
      plan(0);
    };
  };

  return {
    get: (): Counts | null => counts,
    subscribe: listeners.subscribe,
    /** Called with each answer and the counts before it. */
    onNews: arrivals.subscribe,
    /** Sets whether the conversations are open. */
    at: (now: 'messages' | 'elsewhere'): void => {
      if (now === place) return;
      place = now;
      planAnew();
    },
    /** Notes that the person writes in a conversation. */
    wrote: (): void => {
      const was = attention();
      wroteAt = clock.now();
      if (was !== attention()) planAnew();
    },
    /** A write of this tab changed the counts: this tab asks at once and informs the others. */
    changed,
    /** Sets the person and side that news are asked for; null for nobody. */
    belongTo: (to: Asking | null): void => {
      if (to === null ? asking === null : same(to, asking)) return;
      stop?.();
      next?.();
      ownNext?.();
      stop = undefined;
      asking = to;
      counts = null;
      latest = null;
      cursor = undefined;
      openedAt = clock.now();
      answeredAt = -Infinity;
      unchanged = 0;
      failures = 0;
      isAbsent = false;
      listeners.tell();
      if (to === null) return;
      stop = endAll(
        channel.hear((message) => {
          if (!same(message.asking, asking)) return;
          const { news, retryAfter } = message;
          if (retryAfter !== undefined) notBefore = clock.now() + retryAfter;
          if (news !== undefined) take(news);
          else if (retryAfter === undefined) answer(message.asking);
        }),
        onAwake(comeBack),
        // Without news from the server the visible lists are read again when the person comes back.
        onFocus(() => {
          if (counts === null) refresh({ changes: [], more: true });
        }),
        leadInOneTab(lead),
      );
      // Also a tab that leads asks: without locks every visible tab does, and one may know a Retry-After.
      channel.post({ asking: to });
      if (wroteBefore) changed();
    },
  };
}

import { makeApp } from '@/runtime/app';
import { ApiError } from '@/errors/ApiError';
import { createIdentity, type Identity } from '@/identity/createIdentity';
import { identityNeeds } from '@/identity/identity';
import type { SessionCalls } from '@/identity/session/sessionCheck';
import { createStorage } from '@/storage/browserStorage';

/** Two tabs of one browser in one process. Each has its own identity and window; they share one storage. */
export interface Tab {
  readonly name: string;
  /** The identity of the page in the tab. Each reload makes a new one. */
  identity: Identity;
  window: EventTarget;
  /** Closes the page. */
  stop: () => void;
  readonly calls: SessionCalls;
  readonly onPage: (tab: Tab) => void;
}

export const pick = <T>(values: readonly T[], random: () => number): T =>
  values[Math.floor(random() * values.length)] as T;

/** A small pseudo-random number generator (mulberry32): the same seed gives the same 500 sequences. */
export function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export const KEYS = [
  'auth_user',
  'auth_token',
  'auth_refresh_token',
  'refresh_token',
  'current_role',
] as const;

export const tabs: Tab[] = [];

export const tell = (tab: Tab, event: Event): boolean => tab.window.dispatchEvent(event);

/** The target of a tab's events. jsdom needs an element for that. */
const eventsOnly = (): EventTarget => document.createElement('div');

/** The storage as one tab sees it. The other tabs get a storage event a few ms after each change. */
function sharedStorage(own: Tab | undefined): Storage {
  const area = window.localStorage;
  const spread = (key: string) => {
    for (const tab of tabs.filter((other) => other !== own))
      setTimeout(() => tell(tab, new StorageEvent('storage', { key })), 5);
  };
  return {
    get length() {
      return area.length;
    },
    key: (at) => area.key(at),
    clear: () => area.clear(),
    getItem: (key) => area.getItem(key),
    setItem(key, value) {
      const changed = area.getItem(key) !== value;
      area.setItem(key, value);
      if (changed) spread(key);
    },
    removeItem(key) {
      const changed = area.getItem(key) !== null;
      area.removeItem(key);
      if (changed) spread(key);
    },
  };
}

/** A storage that belongs to none of the tabs. */
export const stranger = (): Storage => sharedStorage(undefined);

/** Adds a tab. @param onPage is called for every page that is opened in it. */
export function newTab(name: string, calls: SessionCalls, onPage: (tab: Tab) => void): void {
  tabs.push({
    name,
    calls,
    onPage,
    window: eventsOnly(),
    identity: createIdentity(identityNeeds(makeApp())),
    stop: () => undefined,
  });
}

/** The calls of a page. After the page was closed, an answer is rejected as aborted. */
function callsUntil(isClosed: () => boolean, { askWho, askAgain, endOnServer }: SessionCalls): SessionCalls {
  return {
    askAgain,
    endOnServer,
    askWho: async (before) => {
      const answer = askWho(before);
      await answer.catch(() => undefined);
      if (isClosed()) throw new ApiError('aborted', 'aborted');
      return answer;
    },
  };
}

/** Opens a page in a tab, for the first time or as a reload does. */
export function start(tab: Tab): void {
  const app = makeApp();
  let closed = false;
  tab.window = eventsOnly();
  tab.identity = createIdentity({
    ...identityNeeds(app),
    storage: createStorage(
      (area) => (area === 'local' ? sharedStorage(tab) : window.sessionStorage),
      tab.window,
    ),
    page: { window: tab.window, document },
    loadCalls: async () => callsUntil(() => closed, tab.calls),
  });
  tab.onPage(tab);
  const end = tab.identity.start();
  tab.stop = () => {
    closed = true;
    end();
    app.close();
  };
}

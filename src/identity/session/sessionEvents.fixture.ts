import { afterEach, beforeEach, vi } from 'vitest';
import { openFreshApp } from './session.fixture';
import type { SessionEvent } from './sessionStore';

/** Every test of this file begins with nobody signed in. @returns what has happened to the session since. */
export function onFreshSession(): () => readonly SessionEvent[] {
  let events: SessionEvent[] = [];
  beforeEach(() => {
    localStorage.clear();
    events = [];
    openFreshApp().session.subscribe((event) => events.push(event));
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });
  return () => events;
}

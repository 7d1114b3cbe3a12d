import { afterEach, beforeEach, vi } from 'vitest';
import { openFreshApp } from './session.fixture';
import type { SessionEvent } from './sessionStore';

/**
 * Starts every test of a file with nobody signed in. @returns a function that returns the session events
 * since then.
 */
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

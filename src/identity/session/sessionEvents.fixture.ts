import { afterEach, beforeEach, vi } from 'vitest';
import { forgetMemory } from '@/storage/browserStorage';
import { forgetSession, type SessionEvent, setRoleChoice, subscribe } from './sessionStore';

/** Every test of this file begins with nobody signed in. @returns what has happened to the session since. */
export function onFreshSession(): () => readonly SessionEvent[] {
  let events: SessionEvent[] = [];
  let stop: () => void = () => undefined;
  beforeEach(() => {
    localStorage.clear();
    setRoleChoice(() => 'User');
    forgetSession();
    events = [];
    stop = subscribe((event) => events.push(event));
  });
  afterEach(() => {
    stop();
    vi.restoreAllMocks();
    forgetMemory();
  });
  return () => events;
}

import { beforeEach } from 'vitest';
import { createBackend, type EmbeddedBackend } from '../../embedded-backend/handlers.ts';
import { caller } from './backendCaller';

/** The usual beginning of a test. */
export const START = Date.parse('2026-11-22T09:00:00.000Z');
/** The clock of the backend, in ms. Tests set it. */
export const clock = { now: START };
export let backend: EmbeddedBackend;
export let api: ReturnType<typeof caller>;

/** Gives each test a `backend` of its own, with `api` to call it. */
export function freshBackendForEachTest(start = START): void {
  beforeEach(() => {
    clock.now = start;
    backend = createBackend({ now: () => clock.now });
    api = caller(backend);
  });
}

import { expect, it, vi } from 'vitest';
import { makeApp, openApp, appState, theApp } from './app';

const counter = appState(() => ({ count: 0 }));

it('separates the states of two apps', () => {
  const first = makeApp();
  const second = makeApp();
  counter(first).count = 5;
  expect(counter(first).count).toBe(5);
  expect(counter(second).count).toBe(0);
});

it('returns the states of the app that was opened last', () => {
  counter().count = 1;
  const next = openApp();
  expect(theApp()).toBe(next);
  expect(counter().count).toBe(0);
});

it('ends timers and listeners when it is closed, and closes when another is opened', () => {
  vi.useFakeTimers();
  const app = openApp();
  const heard: string[] = [];
  app.clock.after(10, () => heard.push('after'));
  app.clock.every(10, () => heard.push('every'));
  app.onClose(() => heard.push('closed'));
  vi.advanceTimersByTime(15);
  openApp();
  vi.advanceTimersByTime(100);
  expect(heard).toEqual(['after', 'every', 'closed']);
  // For example what began when a late file had come.
  app.onClose(() => heard.push('late'));
  expect(heard.at(-1)).toBe('late');
  vi.useRealTimers();
});

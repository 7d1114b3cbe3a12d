import '@testing-library/jest-dom/vitest';
import { cleanup, configure, getConfig } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, vi } from 'vitest';
import { openApp, theApp } from '../../src/runtime/app';
import { failOnUnexpectedConsole, watchConsole } from './console';
import { closeWindow, forgetPage, recordTimers, refuseRequests, standIns } from './page';

/** Testing Library sets it around every attempt of waitFor and findBy; its types do not know it. */
const isPolling = (): boolean =>
  (getConfig() as { _disableExpensiveErrorDiagnostics?: boolean })._disableExpensiveErrorDiagnostics === true;

/** By this name waitFor knows it, and lets the stack begin at the test. */
const missing = (message: string | null): Error =>
  Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' });

const { getElementError } = getConfig();
configure({
  // A screen of the whole app on a busy machine: the first lazy page may take a while.
  asyncUtilTimeout: 15_000,
  // Printing the page is slow, and while something is waited for nobody reads it; whoever waited in vain prints it.
  getElementError: (message, container) =>
    isPolling() ? missing(message) : getElementError(message, container),
});

standIns();
refuseRequests();
recordTimers();

// For what is read while a file is collected, or before its first test.
openApp();

beforeEach(() => {
  openApp();
  watchConsole();
});

afterEach(() => {
  cleanup();
  theApp().close();
  forgetPage();
  failOnUnexpectedConsole();
});

// The next file of this worker finds its window, modules and settings as they were. What the last test put in the
// place of something goes first: it stands before what stands in for the window's.
afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  closeWindow();
  configure({ getElementError });
  vi.resetModules();
});

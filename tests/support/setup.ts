import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, vi } from 'vitest';
import { openApp, theApp } from '../../src/runtime/app';
import { failOnUnexpectedConsole, watchConsole } from './console';
import { printOnlyWhatIsRead } from './fasterJsdom';
import { closeWindow, forgetPage, recordTimers, refuseRequests, standIns } from './page';

// A screen of the whole app on a busy machine: the first lazy page may take a while.
configure({ asyncUtilTimeout: 15_000 });
const printAll = printOnlyWhatIsRead();

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
  printAll();
  vi.resetModules();
});

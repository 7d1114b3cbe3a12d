import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, vi } from 'vitest';
import { openApp, theApp } from '../../src/runtime/app';
import { failOnUnexpectedConsole, watchConsole } from './console';
import { printOnlyWhatIsRead } from './fasterJsdom';
import { closeWindow, forgetPage, recordTimers, refuseRequests, standIns } from './page';

// On a busy machine the first lazy page of the whole app may take long.
configure({ asyncUtilTimeout: 15_000 });
const printAll = printOnlyWhatIsRead();

standIns();
refuseRequests();
recordTimers();

// For code that runs while a file is loaded, or before its first test.
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

// The next file of this worker must find its window, modules and settings unchanged. Replacements of the last
// test are undone first, because they were put over those of the window.
afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  closeWindow();
  printAll();
  vi.resetModules();
});

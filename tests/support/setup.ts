import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeEach } from 'vitest';
import { failOnUnexpectedConsole, watchConsole } from './console';
import { endTimers, forgetPage, recordTimers, refuseRequests, standIns } from './page';

// A screen of the whole app on a busy machine: the first lazy page may take a while.
configure({ asyncUtilTimeout: 15_000 });

standIns();
refuseRequests();
recordTimers();

beforeEach(() => {
  watchConsole();
});

afterEach(() => {
  cleanup();
  forgetPage();
  failOnUnexpectedConsole();
});

afterAll(endTimers);

import { expect as seen } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signIn } from '../support/browser';
import { type Prism, startPrism } from './prism';
import { type Visit, visit } from './site';

const see = seen.configure({ timeout: 30_000 });

/** The production build on the examples of the document alone. */
let prism: Prism;
let visitor: Visit;

beforeAll(async () => {
  prism = await startPrism(null);
  visitor = await visit(prism);
  await signIn(visitor.page, 'anybody@example.test', 'any password');
});
afterAll(async () => {
  await visitor.close();
  await prism.stop();
});

test.each([
  ['/dashboard', /Ada/],
  ['/jobs', /Welder/],
  ['/jobs/job-1--welder', /Northgate Structural/],
  ['/applications', /Welder/],
  ['/profile', /Jebel Ali Steel Works/],
  ['/documents', /passport\.pdf/],
  ['/settings', /Password/],
] as const)('%s is complete, and the person stays signed in', async (path, shows) => {
  const { page, problems } = visitor;
  page.setDefaultTimeout(30_000);
  problems.length = 0;
  await page.goto(path);
  const content = page.getByRole('main');
  await see(content.getByText(shows).first()).toBeVisible();
  // Other requests of the page.
  await page.waitForLoadState('networkidle');
  await see(page.getByRole('button', { name: 'Open profile menu' })).toBeVisible();
  await see(content.getByText(/couldn’t|format not recognized/i)).toHaveCount(0);
  expect(problems).toEqual([]);
});

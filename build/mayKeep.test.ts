import { expect, it } from 'vitest';
import { mayKeep, NOT_PAGES } from './worker/mayKeep';

const OWN = 'https://visatalent.test';
const page = '<!doctype html><script id="runtime-config" type="application/json">{}</script>';
const answer = (type: string, body: string, status = 200) =>
  new Response(body, { status, headers: { 'content-type': type } });

/** The page of a captive portal and a missing file must not be cached as the app's. */
it.each<[string, string, Response, boolean]>([
  ['the app’s page', '/dashboard', answer('text/html; charset=utf-8', page), true],
  ['a script', '/assets/start-1.js', answer('text/javascript', 'start()'), true],
  ['a portal in place of the page', '/dashboard', answer('text/html', '<form>Room number</form>'), false],
  ['a portal in place of a script', '/assets/start-1.js', answer('text/html', page), false],
  ['a page that is not there', '/dashboard', answer('text/html', page, 404), false],
  ['a script that is not there', '/assets/start-1.js', answer('text/javascript', '', 503), false],
  ['an answer of the backend', '/api/user/profile', answer('application/json', page), false],
])('%s', async (_, path, response, expected) => {
  expect(await mayKeep(new URL(path, OWN), response, OWN)).toBe(expected);
});
it('a script of another site', async () => {
  const script = answer('text/javascript', '');
  expect(await mayKeep(new URL('https://cdn.test/assets/a.js'), script, OWN)).toBe(false);
});

it.each([
  ['/jobs?q=node.js', true],
  ['/messages?search=agency.example.com', true],
  ['/applications/2026.17', true],
  ['/api/jobs/search?q=welder', false],
  ['/robots.txt', false],
  ['/notices.txt?from=footer', false],
])('%s is an address of a page: %s', (address, expected) => {
  expect(NOT_PAGES.every((pattern) => !pattern.test(address))).toBe(expected);
});

import { expect, it } from 'vitest';
import { isOpenAt, linkFor } from './follow';

it.each([
  ['/tasks/1?from=mail', 'User', true],
  ['/admin/tasks', 'Admin', true],
  ['/admin/tasks', 'User', false],
  ['/tasks', null, false],
  ['/no-such-page', 'User', false],
  ['//evil.test', 'User', false],
  ['javascript:alert(1)', 'User', false],
  ['https://evil.test/tasks', 'User', false],
] as const)('%s for %s: leads there: %s', (link, role, leads) => {
  expect(linkFor({ link }, role)).toBe(leads ? link : null);
});

it.each([
  ['/messages?thread=1', '/messages?thread=1', true],
  ['/messages?thread=1', '/messages?show=unread&thread=1', true],
  ['/messages?thread=1', '/messages?thread=2', false],
  ['/messages?thread=1', '/messages', false],
  ['/tasks/1', '/tasks', false],
  [null, '/messages', false],
])('%s at %s: is open: %s', (link, address, is) => {
  expect(isOpenAt({ link }, address)).toBe(is);
});

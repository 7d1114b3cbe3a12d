import { expect, it } from 'vitest';
import { isOpenAt } from './follow';

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

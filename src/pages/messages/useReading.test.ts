import { expect, it } from 'vitest';
import type { Post } from '@/api/endpoints/threadShapes';
import { beforeNewest, firstUnread, unreadAfter } from './useReading';

const post = (id: string, side: Post['author']['side']): Post => ({
  id,
  threadId: 't',
  clientId: null,
  author: { id: side, name: side, side },
  body: id,
  attachments: [],
  sentAt: '2026-01-01T00:00:00.000Z',
  readAt: null,
});
const POSTS = [
  post('asked', 'applicant'),
  post('hired', 'employer'),
  post('more', 'applicant'),
  post('told', 'agency'),
];

it('counts messages of the other side: a colleague’s answer is not new for the agency', () => {
  expect(firstUnread(POSTS, 1, 'agency')).toBe('more');
  expect(firstUnread(POSTS, 2, 'agency')).toBe('asked');
  expect(firstUnread(POSTS, 2, 'applicant')).toBe('hired');
  expect(firstUnread(POSTS, 9, 'agency')).toBe('asked');
  expect(firstUnread(POSTS, 0, 'agency')).toBeUndefined();
});

it('marks from the newest message of the other side on', () => {
  expect(beforeNewest(POSTS, 'agency')).toBe('hired');
  expect(beforeNewest(POSTS, 'applicant')).toBe('more');
  expect(beforeNewest(POSTS.slice(0, 1), 'agency')).toBeNull();
  expect(unreadAfter(POSTS, 'hired', 'agency')).toBe(1);
  expect(unreadAfter(POSTS, null, 'agency')).toBe(2);
});

import type { AnyArgs } from '../../src/api/endpoint';
import { at, type Case, type Stage } from './endpointStage';

/** Conversations, for both sides, and the news about them. */
const seen =
  (id: string, body: Readonly<Record<string, unknown>>) =>
  ({ backend }: Stage): AnyArgs =>
    at({ id }, { body: { ...body, lastModified: backend.data.threads.require(id).lastModified } });

export const THREAD_CASES: Readonly<Record<string, Case>> = {
  'threads.list': {
    as: 'user',
    args: { query: { page: 1, pageSize: 2, search: 'interview', show: 'unread' } },
  },
  'threads.create': {
    as: 'user',
    args: {
      body: { clientId: 'new-1', topic: 'visa', body: 'When can I leave?', documentIds: ['document-1'] },
    },
  },
  'threads.byId': { as: 'user', args: at({ id: 'thread-3' }) },
  'threads.posts': { as: 'user', args: at({ id: 'thread-1' }, { query: { before: 'message-1', limit: 5 } }) },
  'threads.write': {
    as: 'user',
    args: at({ id: 'thread-1' }, { body: { clientId: 'post-1', body: 'Tuesday, please.' } }),
  },
  'threads.markRead': { as: 'user', args: at({ id: 'thread-1' }, { body: { upTo: 'message-1' } }) },
  'adminThreads.list': { as: 'admin', args: { query: { pageSize: 3, show: 'unanswered' } } },
  'adminThreads.create': {
    as: 'admin',
    args: {
      body: {
        clientId: 'new-2',
        topic: 'general',
        subject: 'Hello',
        body: 'Welcome.',
        applicantId: 'user-demo',
      },
    },
  },
  'adminThreads.byId': { as: 'admin', args: at({ id: 'thread-1' }) },
  'adminThreads.posts': { as: 'admin', args: at({ id: 'thread-45' }, { query: { limit: 3 } }) },
  'adminThreads.write': {
    as: 'admin',
    args: at({ id: 'thread-3' }, { body: { clientId: 'post-2', body: 'One page is enough.' } }),
  },
  'adminThreads.markRead': {
    as: 'admin',
    args: at({ id: 'thread-3' }, { body: { upTo: null, back: true } }),
  },
  'adminThreads.update': {
    as: 'admin',
    args: seen('thread-1', { state: 'closed', assigneeId: 'user-demo-admin' }),
  },
  'updates.read': { as: 'user', args: { query: { since: '2026-01-01T00:00:00.000Z', zone: 'Asia/Tehran' } } },
};

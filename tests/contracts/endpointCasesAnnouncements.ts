import { at, type Case } from './endpointStage';

const WRITTEN = {
  texts: { en: { title: 'Closed on Friday', body: 'We answer again on Monday.' } },
  audience: { roles: ['User'], profile: 'incomplete' },
  email: true,
  link: '/documents',
};
const DRAFT = at({ id: 'announcement-3' });

export const ANNOUNCEMENT_CASES: Readonly<Record<string, Case>> = {
  'announcements.list': { as: 'admin', args: { query: { page: 1, pageSize: 2, state: 'sent' } } },
  'announcements.byId': { as: 'admin', args: DRAFT },
  'announcements.create': { as: 'admin', args: { body: WRITTEN } },
  'announcements.update': { as: 'admin', args: at({ id: 'announcement-3' }, { body: WRITTEN }) },
  'announcements.remove': { as: 'admin', args: DRAFT },
  'announcements.audience': { as: 'admin', args: { body: { audience: { roles: ['User'] } } } },
  'announcements.send': {
    as: 'admin',
    async args({ api, token }) {
      const body = { audience: { roles: ['User'], profile: 'incomplete' } };
      const reach = await api.call<{ readonly count: number }>('POST', '/api/admin/announcements/audience', {
        token,
        body,
      });
      return at(
        { id: 'announcement-3' },
        { body: { expectedCount: reach.body.count, clientId: 'client-1' } },
      );
    },
  },
};

import { get, type Resource } from '../http/route.ts';

/** The mails that a real backend would send. Only the embedded backend has this. */
export const dev: Resource = (backend) => [
  get('/api/dev/outbox', ({ query }) => {
    const to = query.get('to')?.toLowerCase();
    return backend.data.outbox.filter((mail) => to === undefined || mail.to === to).reverse();
  }),
];

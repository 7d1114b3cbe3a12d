import { get, type Resource } from '../http/route.ts';

/** What only the embedded backend has: the mails that a real one would send. */
export const dev: Resource = (backend) => [
  get('/api/dev/outbox', ({ query }) => {
    const to = query.get('to')?.toLowerCase();
    return backend.data.outbox.filter((mail) => to === undefined || mail.to === to).reverse();
  }),
];

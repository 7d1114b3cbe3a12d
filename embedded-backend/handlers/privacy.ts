import { dayOf, isoNow } from '../backend.ts';
import { page } from '../http/paging.ts';
import { created, del, get, post, put, type Resource } from '../http/route.ts';
import { changeConsent, consentsOf } from '../privacy/consents.ts';
import { beginLeaving, deletionView } from '../privacy/leaving.ts';
import { exportOf, ledgerOf } from '../privacy/sentData.ts';
import { passwordMatches } from '../security/passwords.ts';
import { keepAdministration } from './adminUsers.ts';

/** The data export, ledger, consents and deletion request of the signed-in person. */
export const privacy: Resource = (backend) => [
  get('/api/users/me/export', ({ user }) => {
    const text = JSON.stringify(exportOf(backend, user()), null, 2);
    return new Response(text, {
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'content-disposition': `attachment; filename="visatalent-${dayOf(isoNow(backend))}.json"`,
        'cache-control': 'no-store',
      },
    });
  }),
  get('/api/users/me/ledger', ({ user, query }) => page(ledgerOf(backend, user().id), query, 20, 200)),
  get('/api/users/me/consents', ({ user }) => consentsOf(backend, user())),
  put('/api/users/me/consents/:id', async ({ user, form: read, param }) => {
    const asking = user();
    const form = await read();
    const given = form.boolean('given');
    const version = form.number('version');
    if (given === undefined) form.fail('given', 'This field is required.');
    if (version === undefined) form.fail('version', 'This field is required.');
    form.done();
    return changeConsent(backend, asking, param('id'), { given: given === true, version: version ?? 0 });
  }),
  get('/api/users/me/deletion-request', ({ user }) => deletionView(backend, user().id)),
  post('/api/users/me/deletion-request', async ({ user, form: read }) => {
    const asking = user();
    const form = await read();
    const password = form.secret('password');
    form.done();
    if (!(await passwordMatches(password, asking.passwordHash, backend.passwordCost))) {
      form.fail('password', 'The password is not correct.');
      form.done();
    }
    keepAdministration(backend, { ...asking, id: '' }, asking.id, []);
    beginLeaving(backend, asking.id);
    return created(deletionView(backend, asking.id));
  }),
  del('/api/users/me/deletion-request', ({ user }) => {
    const { id } = user();
    backend.data.deletionRequests.delete(id);
    return deletionView(backend, id);
  }),
];

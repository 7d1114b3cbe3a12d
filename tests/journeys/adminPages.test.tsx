import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { userRoles } from '@/pages/admin/user-roles/UserRolesPage';
import type { AuditedChange } from '../../embedded-backend/data/auditRecords';
import { backend, hold, server } from '../support/backend';
import { type RenderedApp, renderApp } from '../support/renderApp';
import { recordRequests } from './authDialog';

const ADMIN = 'admin@visatalent.test';
const open = async (path: string): Promise<RenderedApp> => {
  const app = await renderApp({ path, signedInAs: 'admin' });
  await screen.findByRole('table', {}, { timeout: 20_000 });
  return app;
};
/** Goes to another address of the open app by way of another page, so that the list starts again. */
const visit = async ({ goTo }: RenderedApp, path: string): Promise<void> => {
  await goTo('/help');
  await goTo(path);
};
const heading = (name: string) => screen.getByRole('heading', { level: 1, name });
const button = (name: string) => screen.findByRole('button', { name });
const fromMenu = async ({ user }: RenderedApp, name: string, action: string) => {
  await user.click(await button(`More actions for ${name}`));
  await user.click(await screen.findByRole('menuitem', { name: action }));
};
const inDialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const fill = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

describe('users', () => {
  it('are filtered by role and state, and show why a person’s own account can’t be deleted or blocked', async () => {
    const app = await open('/admin/users?role=administrator');
    const { user, address } = app;
    heading('Users');
    expect(screen.getAllByRole('row').slice(1)).toHaveLength(2);
    // The server's names of the roles are end_user, administrator and admin.
    expect(screen.getByRole('row', { name: /both@/ })).toHaveTextContent('User and Administrator');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Email confirmed' }), 'Not confirmed');
    await screen.findByText('Nothing matches the filters above.');
    expect(address()).toBe('/admin/users?role=administrator&isEmailVerified=false');
    await user.click(screen.getByRole('button', { name: 'Clear the filters' }));
    await waitFor(() => expect(address()).toBe('/admin/users'));

    await visit(app, `/admin/users?search=${ADMIN}`);
    const own = await button(`Delete ${ADMIN}`);
    expect(own).toBeDisabled();
    expect(own).toHaveAttribute('title', 'You can’t delete your own account here.');
    expect(await button(`Edit ${ADMIN}`)).toBeEnabled();
    fireEvent.click(await button(`More actions for ${ADMIN}`));
    const block = await screen.findByRole('menuitem', { name: `Block ${ADMIN}` });
    expect(block).toHaveAttribute('aria-disabled', 'true');
    expect(block).toHaveTextContent('You can’t block your own account.');
  });

  it('get a password link after a question, and are blocked with a reason and unblocked', async () => {
    const app = await open('/admin/users?search=user@visatalent.test&within=abc');
    const { user } = app;
    const seen = recordRequests();
    await fromMenu(app, 'user@visatalent.test', 'Send a password link to user@visatalent.test');
    const question = await inDialog('Send a password link?');
    await user.click(question.getByRole('button', { name: 'Send link' }));
    await closed();
    await screen.findByText('A password link is on its way to user@visatalent.test.');
    const [sent] = seen.filter(({ method }) => method === 'POST');
    expect(await sent?.body).toEqual({ email: 'user@visatalent.test' });

    await fromMenu(app, 'user@visatalent.test', 'Block user@visatalent.test');
    const box = await inDialog('Block this account?');
    await user.click(box.getByRole('button', { name: 'Block' }));
    await box.findByRole('alert');
    await user.type(box.getByRole('textbox', { name: 'Reason' }), 'Spam');
    server.use(
      http.post('*/api/admin/users/:id/block', () => new HttpResponse(null, { status: 405 }), { once: true }),
    );
    await user.click(box.getByRole('button', { name: 'Block' }));
    await box.findByText('This is not available here yet.');
    await user.click(box.getByRole('button', { name: 'Block' }));
    await closed();
    await screen.findByText('user@visatalent.test is blocked.');
    await fromMenu(app, 'user@visatalent.test', 'Unblock user@visatalent.test');
    await inDialog('Unblock this account?');
    expect(screen.getByRole('dialog')).toHaveTextContent('It was blocked because: Spam');
  });
});

describe('the export of a long list', () => {
  const TOTAL = 2500;
  const person = (id: number) => ({ id: `p-${id}`, email: `p${id}@example.test`, firstName: '=1+1' });

  it('is read in steps, and is not saved when the export is stopped', async () => {
    const files: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      files.push(blob as Blob);
      return 'blob:x';
    });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const { held, letGo } = hold();
    server.use(
      http.get('*/api/admin/users', async ({ request }) => {
        const query = new URL(request.url).searchParams;
        const [page, size] = [Number(query.get('page')), Number(query.get('pageSize'))];
        if (page > 1) await held;
        const from = (page - 1) * size;
        const data = Array.from({ length: Math.min(size, TOTAL - from) }, (_, at) => person(from + at));
        return HttpResponse.json({ data, totalCount: TOTAL, currentPage: page, pageSize: size });
      }),
    );
    const { user } = await open('/admin/users');
    await user.click(await button('Export CSV'));
    expect(await screen.findByText('Exporting: 1,000 of 2,500')).toBeVisible();
    await user.click(await button('Stop'));
    await screen.findByText('The export was stopped.');
    letGo();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Export CSV' })).toBeEnabled());
    expect(files).toEqual([]);

    await user.click(await button('Export CSV'));
    await screen.findByText('2,500 records were exported.');
    const [file, ...more] = files;
    expect(more).toEqual([]);
    const lines = (await file?.text())?.trimEnd().split('\r\n') ?? [];
    expect(lines).toHaveLength(TOTAL + 1);
    expect(lines[TOTAL]).toContain("p2499@example.test,'=1+1");

    const first = { data: [person(1)], totalCount: 100_000, currentPage: 1, pageSize: 100 };
    server.use(http.get('*/api/admin/users', () => HttpResponse.json(first)));
    await user.click(await button('Export CSV'));
    await screen.findByText('There are too many records to read them all, so nothing was saved.');
    expect(files).toHaveLength(1);
  });
});

describe('a record over its list', () => {
  it('is opened by its title and changed there, and its address works also for a missing record', async () => {
    const app = await open('/admin/users?search=user@visatalent.test');
    const { user, address } = app;
    await user.click(await screen.findByRole('link', { name: 'user@visatalent.test' }));
    const view = await inDialog('user@visatalent.test');
    expect(address()).toBe('/admin/users?search=user%40visatalent.test&record=user-demo');
    expect(await view.findByRole('tabpanel', { name: 'Details' })).toHaveTextContent('Ramon');
    await user.click(view.getByRole('button', { name: 'Edit' }));
    const form = await inDialog('Edit user');
    fill(form.getByLabelText('First Name'), 'Ramona');
    await user.click(form.getByRole('button', { name: 'Save' }));
    const again = await inDialog('user@visatalent.test');
    await waitFor(() => expect(again.getByRole('tabpanel')).toHaveTextContent('Ramona'));
    await user.click(again.getByRole('button', { name: 'Close' }));
    await closed();
    expect(address()).toBe('/admin/users?search=user%40visatalent.test');

    // The list below the dialog can’t be reached until the dialog is closed.
    await visit(app, '/admin/users?record=nope&within=abc');
    const none = await inDialog('Users');
    await none.findByText('This record was not found.');
    await user.click(none.getByRole('button', { name: 'Close' }));
    await closed();
    expect(screen.getByRole('combobox', { name: 'Registered' })).toHaveValue('');
    expect(screen.getByText(new RegExp(`of ${backend.data.users.size}$`))).toBeVisible();
    const own = backend.data.users.find(({ email }) => email === ADMIN);
    fill(screen.getByRole('searchbox'), ADMIN);
    await user.click(await screen.findByRole('link', { name: ADMIN }));
    const ownView = await inDialog(own?.email ?? '');
    expect(await ownView.findByRole('button', { name: 'Block' })).toBeDisabled();
    ownView.getByText('You can’t block your own account.');
  });
});

describe('the history of a record', () => {
  const written = (changes: readonly AuditedChange[], action = 'users.update', outcome?: 'refused') => {
    const [entry] = backend.data.auditEntries.all();
    if (entry === undefined) throw new Error('There is no entry.');
    const id = `entry-${backend.data.auditEntries.all().length}`;
    const about = { entity: 'users', entityId: 'user-demo', actorId: 'user-demo-admin' } as const;
    backend.data.auditEntries.put({ ...entry, ...about, id, action, changes, outcome: outcome ?? 'done' });
  };
  const path = '/admin/users?search=user@visatalent.test&record=user-demo';

  it('shows the old and the new value of each field as the table does, and has no tab if the backend has no log', async () => {
    backend.data.auditEntries.replaceAll(backend.data.auditEntries.all().slice(0, 1));
    written([{ field: 'firstName', from: 'Ramon', to: 'Ramona' }]);
    written([{ field: 'isEmailVerified', from: 'true', to: 'false' }]);
    written([{ field: 'blockedReason', from: '', to: 'Spam' }], 'users.block');
    backend.data.users.update('user-demo', { blockedReason: 'Spam' });
    written([], 'users.block', 'refused');
    const app = await renderApp({ path, signedInAs: 'admin' });
    const view = await inDialog('user@visatalent.test');
    expect(await view.findByRole('tabpanel', { name: 'Details' })).toHaveTextContent(
      /BlockedBlockedReasonSpam/,
    );
    await app.user.click(await view.findByRole('tab', { name: 'History' }));
    const entries = within(view.getByRole('tabpanel', { name: 'History' }))
      .getAllByRole('listitem')
      .filter((item) => item.parentElement?.tagName === 'OL')
      .map((item) => item.textContent);
    expect(entries).toEqual([
      expect.stringMatching(/^Grace Tremblay.*RefusedUser blocked$/),
      expect.stringMatching(/User blockedReasonwas –becomes Spam$/),
      expect.stringMatching(/User changedEmail confirmedwas Confirmedbecomes Not confirmed$/),
      expect.stringMatching(/User changedFirst Namewas Ramonbecomes Ramona$/),
    ]);

    // Without a log at the backend there is no tab.
    server.use(http.get('*/api/admin/audit', () => HttpResponse.json({}, { status: 404 })));
    await visit(app, path);
    const plain = await inDialog('user@visatalent.test');
    expect(await plain.findByRole('tabpanel', { name: 'Details' })).toHaveTextContent('Ramon');
    expect(plain.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Details']);
  });
});

describe('an action for all selected records', () => {
  it('asks once, sends a request for each, and keeps those selected that failed', async () => {
    const { user } = await open('/admin/users?search=visatalent.test');
    for (const person of ['user', 'both'])
      await user.click(await screen.findByRole('checkbox', { name: `Select ${person}@visatalent.test` }));
    let isBusy = true;
    server.use(
      http.delete('*/api/admin/users/:id/sessions', ({ params }) =>
        isBusy && params.id === 'user-demo-both'
          ? HttpResponse.json({ message: 'Not now.' }, { status: 409 })
          : undefined,
      ),
    );
    const bar = within(screen.getByRole('region', { name: 'Selected records' }));
    await user.click(bar.getByRole('button', { name: 'Sign out everywhere' }));
    const box = await inDialog('Sign out everywhere: 2 selected');
    await user.click(box.getByRole('button', { name: 'Sign out everywhere' }));
    await box.findByText(/Not now\./);
    await user.click(box.getByRole('button', { name: 'Close' }));
    await closed();
    expect(await screen.findByText('1 selected')).toBeVisible();

    // The last one is deselected too when it is done.
    isBusy = false;
    await user.click(bar.getByRole('button', { name: 'Sign out everywhere' }));
    const last = await inDialog('Sign out everywhere?');
    await user.click(last.getByRole('button', { name: 'Sign out everywhere' }));
    await closed();
    expect(screen.queryByRole('region', { name: 'Selected records' })).toBeNull();
  });

  it('leaves those selected to which it was not applied', async () => {
    const { user } = await open('/admin/users?search=visatalent.test');
    for (const person of ['user', 'admin'])
      await user.click(await screen.findByRole('checkbox', { name: `Select ${person}@visatalent.test` }));
    const bar = within(screen.getByRole('region', { name: 'Selected records' }));
    await user.click(bar.getByRole('button', { name: 'Block' }));
    const box = await inDialog('Block this account?');
    fill(box.getByRole('textbox', { name: 'Reason' }), 'Spam');
    await user.click(box.getByRole('button', { name: 'Block' }));
    await closed();
    expect(screen.getByRole('checkbox', { name: `Select ${ADMIN}` })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Select user@visatalent.test' })).not.toBeChecked();
  });
});

describe('user roles', () => {
  it('show why nobody can remove their own administrator role, and are changed by the version that was read', async () => {
    const { users } = backend.data;
    const grace = users.find(({ email }) => email === ADMIN);
    if (grace === undefined) throw new Error('no administrator');
    users.update(grace.id, { roles: ['administrator'] });
    const { user } = await open('/admin/user-roles?role=administrator');
    const reason = 'You can’t take the administrator role from yourself.';
    expect(await button(`Edit ${ADMIN}`)).toHaveAttribute('title', reason);
    expect(await button(`Delete ${ADMIN}`)).toBeDisabled();
    await user.click(screen.getByRole('link', { name: ADMIN }));
    const view = await inDialog(ADMIN);
    expect(view.getByRole('button', { name: 'Edit' })).toBeDisabled();
    expect(view.getByText(reason)).toBeVisible();
    await user.click(view.getByRole('button', { name: 'Close' }));
    await closed();

    // A sign-in answers 'administrator' for the role that the server's list calls 'admin'.
    const me = { id: grace.id, roles: ['end_user', 'administrator'] };
    const own = { id: '1', userId: grace.id, role: 'admin', created: null, lastModified: null };
    expect(userRoles.guard?.(own, me)).toHaveProperty('remove');
    expect(userRoles.guard?.(own, { ...me, roles: ['admin', 'administrator'] })).toEqual({});

    // A change says which version it is based on.
    const seen = recordRequests();
    await user.click(await button('Edit both@visatalent.test'));
    const form = await inDialog('Edit user role');
    await user.click(form.getByRole('button', { name: 'Save' }));
    await closed();
    const [sent] = seen.filter(({ method }) => method === 'PUT');
    expect(await sent?.body).toHaveProperty('lastModified');
  });
});

describe('user language certificates', () => {
  it('are added by searching for a person and a certificate', async () => {
    const { user } = await open('/admin/user-language-certificates');
    const seen = recordRequests();
    await user.click(await button('Add user language certificate'));
    const form = await inDialog('Add user language certificate');
    await user.type(form.getByRole('combobox', { name: 'User' }), 'ramon santos');
    await user.click(await screen.findByRole('option', { name: /user@visatalent\.test/ }));
    await user.type(form.getByRole('combobox', { name: 'Certificate' }), 'delf');
    await user.click(await screen.findByRole('option', { name: /DELF B2/ }));
    fill(form.getByLabelText('Issued on'), '2026-02-28');
    await user.click(form.getByRole('button', { name: 'Save' }));
    await closed();
    const [sent] = seen.filter(({ method }) => method === 'POST');
    expect(await sent?.body).toEqual({
      userId: 'user-demo',
      languageCertificateId: 'certificate-delf-b2',
      score: null,
      issuedAt: '2026-02-28',
    });
    await screen.findByText('Feb 28, 2026');
  });
});

describe('roles', () => {
  it('show their permissions; those of the product stay unchanged, and those in use cannot be deleted', async () => {
    const { user } = await open('/admin/roles');
    heading('Roles');
    // On a card, a long text has a line of its own.
    expect((await screen.findByText(/^Agency staff/)).closest('td')).toHaveAttribute('data-kind', 'lines');
    expect(screen.queryByRole('button', { name: 'Edit User' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Delete User' })).toBeNull();
    await user.click(await button('Permissions of User'));
    const box = await inDialog('Permissions User');
    box.getByText(/can’t be changed here/);
    for (const row of box.getAllByRole('row').slice(1)) within(row).getByRole('cell', { name: 'No' });
    expect(box.queryByRole('checkbox')).toBeNull();
    await user.keyboard('{Escape}');
    await closed();

    await user.click(await button('Delete Agent'));
    const question = await inDialog('Delete this role?');
    question.getByText(/\d+ people have it/);
    expect(question.getByRole('button', { name: 'Delete' })).toBeDisabled();
  });
});

describe('user profiles', () => {
  it('are changed with lists and choices, based on the version that was read', async () => {
    const { user } = await open('/admin/user-profiles?search=user@visatalent.test');
    const seen = recordRequests();
    await user.click(await button('Edit user@visatalent.test'));
    const form = await inDialog('Edit user profile');
    fill(form.getByLabelText('Skills'), 'MIG welding\n\nRigging');
    await user.selectOptions(form.getByLabelText('Experience level'), 'Expert');
    await user.click(form.getByRole('button', { name: 'Save' }));
    await closed();
    const [sent] = seen.filter(({ method }) => method === 'PUT');
    const body: unknown = await sent?.body;
    expect(body).toMatchObject({
      skills: ['MIG welding', 'Rigging'],
      experienceLevelId: 'expert',
      updatedAt: expect.any(String) as string,
    });
    expect(body).not.toHaveProperty('userId');
  });
});

it('the system page shows figures, settings and health, and each part fails alone', async () => {
  server.use(http.get('*/api/system/config', () => HttpResponse.json({}, { status: 403 })));
  const app = await renderApp({ path: '/admin/system', signedInAs: 'admin' });
  await screen.findByRole('img', { name: /^Registrations: \d+ in total \(/ }, { timeout: 20_000 });
  heading('System');
  await screen.findByRole('heading', { name: 'System health' });
  await screen.findByText('The settings couldn’t be loaded');
  expect(screen.getByText('Accounts')).toBeVisible();

  server.use(http.get('*/api/system/config', () => HttpResponse.json({}, { status: 404 })));
  await visit(app, '/admin/system');
  const settings = within(
    await screen.findByRole('region', { name: 'Server settings' }, { timeout: 20_000 }),
  );
  expect(await settings.findByText('This is not available here yet.')).toBeVisible();
  expect(settings.queryByRole('button')).toBeNull();
});

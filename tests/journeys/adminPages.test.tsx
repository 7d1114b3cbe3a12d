import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { backend, server } from '../support/backend';
import { type RenderedApp, renderApp } from '../support/renderApp';
import { recordRequests } from './authDialog';

// Whole screens, on whatever machine.
vi.setConfig({ testTimeout: 60_000 });

const ADMIN = 'admin@visatalent.test';
const open = async (path: string): Promise<RenderedApp> => {
  const app = await renderApp({ path, signedInAs: 'admin' });
  await screen.findByRole('table', {}, { timeout: 20_000 });
  return app;
};
const heading = (name: string) => screen.getByRole('heading', { level: 1, name });
const button = (name: string) => screen.findByRole('button', { name });
const inDialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const fill = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

describe('users', () => {
  it('say before why one’s own account can be neither deleted nor blocked', async () => {
    await open(`/admin/users?search=${ADMIN}`);
    heading('Users');
    const own = await button(`Delete ${ADMIN}`);
    expect(own).toBeDisabled();
    expect(own).toHaveAttribute('title', 'You can’t delete your own account here.');
    expect(await button(`Block ${ADMIN}`)).toHaveAttribute('title', 'You can’t block your own account.');
    expect(await button(`Edit ${ADMIN}`)).toBeEnabled();
  });

  it('are blocked with a reason, and unblocked', async () => {
    const { user } = await open('/admin/users?search=user@visatalent.test&within=abc');
    await user.click(await button('Block user@visatalent.test'));
    const box = await inDialog('Block this account?');
    await user.click(box.getByRole('button', { name: 'Block' }));
    await box.findByRole('alert');
    await user.type(box.getByRole('textbox', { name: 'Reason' }), 'Spam');
    await user.click(box.getByRole('button', { name: 'Block' }));
    await closed();
    await screen.findByText('user@visatalent.test is blocked.');
    await user.click(await button('Unblock user@visatalent.test'));
    await inDialog('Unblock this account?');
    expect(screen.getByRole('dialog')).toHaveTextContent('It was blocked because: Spam');
  });

  it('are filtered by role and state, and the address says so', async () => {
    const { user, address } = await open('/admin/users?role=administrator');
    expect(screen.getAllByRole('row').slice(1)).toHaveLength(2);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Email confirmed' }), 'Not confirmed');
    await screen.findByText('Nothing matches the filters above.');
    expect(address()).toBe('/admin/users?role=administrator&isEmailVerified=false');
    await user.click(screen.getByRole('button', { name: 'Clear the filters' }));
    await waitFor(() => expect(address()).toBe('/admin/users'));
  });

  it('are sent a password link after a question', async () => {
    const { user } = await open('/admin/users?search=user@visatalent.test');
    const seen = recordRequests();
    await user.click(await button('Send a password link to user@visatalent.test'));
    const box = await inDialog('Send a password link?');
    await user.click(box.getByRole('button', { name: 'Send link' }));
    await closed();
    await screen.findByText('A password link is on its way to user@visatalent.test.');
    const [sent] = seen.filter(({ method }) => method === 'POST');
    expect(await sent?.body).toEqual({ email: 'user@visatalent.test' });
  });
});

describe('user roles', () => {
  it('say before why nobody takes the administrator role from themselves', async () => {
    const { users } = backend.data;
    const grace = users.find(({ email }) => email === ADMIN);
    if (grace === undefined) throw new Error('no administrator');
    users.update(grace.id, { roles: ['administrator'] });
    await open('/admin/user-roles?role=administrator');
    const reason = 'You can’t take the administrator role from yourself.';
    expect(await button(`Edit ${ADMIN}`)).toHaveAttribute('title', reason);
    expect(await button(`Delete ${ADMIN}`)).toBeDisabled();
    expect(await button('Edit both@visatalent.test')).toBeEnabled();
  });
});

describe('user language certificates', () => {
  it('are added by searching a person and a certificate', async () => {
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
  it('show what each may do; those of the product stay as they are', async () => {
    const { user } = await open('/admin/roles');
    heading('Roles');
    expect(screen.queryByRole('button', { name: 'Edit User' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Delete User' })).toBeNull();
    await user.click(await button('Permissions of User'));
    const box = await inDialog('Permissions User');
    box.getByText(/can’t be changed here/);
    for (const row of box.getAllByRole('row').slice(1)) within(row).getByRole('cell', { name: 'No' });
    expect(box.queryByRole('checkbox')).toBeNull();
  });

  it('that are in use are not offered for deletion', async () => {
    const { user } = await open('/admin/roles');
    await user.click(await button('Delete Agent'));
    const box = await inDialog('Delete this role?');
    box.getByText(/\d+ people have it/);
    expect(box.getByRole('button', { name: 'Delete' })).toBeDisabled();
  });
});

describe('user profiles', () => {
  it('are changed with lists and choices, by the version that was read', async () => {
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

describe('the system', () => {
  it('shows figures, settings and health; one that fails does so by itself', async () => {
    server.use(http.get('*/api/system/config', () => HttpResponse.json({}, { status: 403 })));
    await renderApp({ path: '/admin/system', signedInAs: 'admin' });
    await screen.findByRole('img', { name: /^Registrations: \d+ in total\. / }, { timeout: 20_000 });
    heading('System');
    await screen.findByRole('heading', { name: 'System health' });
    await screen.findByText('The settings couldn’t be loaded');
    expect(screen.getByText('Accounts')).toBeVisible();
  });

  it('says quietly what the backend does not tell of itself', async () => {
    server.use(http.get('*/api/system/config', () => HttpResponse.json({}, { status: 404 })));
    await renderApp({ path: '/admin/system', signedInAs: 'admin' });
    const settings = within(
      await screen.findByRole('region', { name: 'Server settings' }, { timeout: 20_000 }),
    );
    expect(await settings.findByText('This is not available here yet.')).toBeVisible();
    expect(settings.queryByRole('button')).toBeNull();
  });
});

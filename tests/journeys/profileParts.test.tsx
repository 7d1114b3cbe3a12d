import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { backend, server } from '../support/backend';
import { renderApp } from '../support/renderApp';

const list = () => screen.findByRole('list', { name: 'Parts of your profile' });
const names = async () =>
  within(await list())
    .getAllByRole('link')
    .map((link) => link.textContent);

describe('the parts of a profile', () => {
  it('are a list of links with their state and gain, without those that the backend does not have', async () => {
    const app = await renderApp({ path: '/profile/edit', signedInAs: 'user' });
    await screen.findByRole('heading', { level: 1, name: 'Edit profile' });
    expect(within(await list()).getByRole('link', { name: 'Personal details' })).toHaveAccessibleDescription(
      'Done',
    );
    // Said once for all parts, not in each row.
    const others = 'Parts marked + raise your completion. The others help with points and matching.';
    expect(screen.getAllByText(others)).toHaveLength(1);
    expect(screen.queryByText(/does not count|doesn’t count/i)).toBeNull();
    await app.user.click(screen.getByRole('link', { name: 'Personal details' }));
    await screen.findByRole('heading', { level: 1, name: 'Personal details' });
    expect(app.address()).toBe('/profile/edit/personal');
    expect(await screen.findByLabelText('First Name')).toHaveValue('Ramon');

    // Without the call for all of them.
    server.use(http.get('*/api/user/profile-sections', () => HttpResponse.json({}, { status: 404 })));
    await app.goTo('/profile/edit');
    await waitFor(async () =>
      expect(await names()).toEqual([
        'Personal details',
        'Your work',
        'Languages you speak',
        'Language tests',
        'Documents',
        'Visibility',
      ]),
    );
    server.resetHandlers();

    // One after the other: without a profile only the first.
    backend.data.userProfiles.delete('profile-demo-user');
    await app.goTo('/settings');
    await app.goTo('/profile/edit');
    await waitFor(async () => expect(await names()).toEqual(['Personal details']));
    expect(screen.getByText('Start with Personal details.')).toBeInTheDocument();
    await app.user.click(screen.getByRole('link', { name: 'Personal details' }));
    await screen.findByLabelText('First Name');
  });

  it('are reached by their old addresses, which replace the history entry', async () => {
    const steps = window.history.length;
    const app = await renderApp({ path: '/profile/edit#profession', signedInAs: 'user' });
    await screen.findByRole('heading', { level: 1, name: 'Your work' });
    expect(app.address()).toBe('/profile/edit/work');
    expect(window.location.hash).toBe('');
    expect(window.history.length).toBe(steps);
  });
});

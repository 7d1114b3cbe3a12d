import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { delay, http, HttpResponse, type JsonBodyType } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { backend, server } from '../support/backend';
import { renderApp, type RenderedApp } from '../support/renderApp';
import { callsOf, configure, recordRequests, stored } from './authDialog';

vi.setConfig({ testTimeout: 60_000 });

const PROFILE = '/api/UserProfiles/profile-demo-user';
const DRAFTS = 'visatalent_dev_drafts';
const field = (name: string): HTMLInputElement => screen.getByLabelText<HTMLInputElement>(name);
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
/** Types a skill and presses Enter. */
const enterSkill = (skill: string) => {
  type('Skills', skill);
  return fireEvent.keyDown(field('Skills'), { key: 'Enter' });
};
const saveButton = () => screen.getByRole('button', { name: 'Save profile' });
const summary = () => screen.findByRole('alert');
const answer = (method: 'get' | 'post' | 'put', path: string, status: number, body: JsonBodyType = {}) =>
  server.use(http[method](`*${path}`, () => HttpResponse.json(body, { status })));
const own = () => backend.data.userProfiles.get('profile-demo-user');
const drafts = () => JSON.parse(localStorage.getItem(DRAFTS) ?? 'null') as Record<string, unknown> | null;

async function openEditor(signedInAs: 'user' | 'admin' | 'both' = 'user', path = '/profile/edit') {
  configure({ VITE_API_RETRY_ATTEMPTS: 1 });
  const app = await renderApp({ path, signedInAs });
  await screen.findByRole('heading', { level: 1, name: 'Edit profile' });
  await screen.findByLabelText('Headline');
  await waitFor(() => expect(field('Country of Birth')).toBeEnabled());
  await waitFor(() => expect(field('Education level')).toBeEnabled());
  await waitFor(() => expect(field('Field of work')).toBeEnabled());
  return app;
}

async function choose(app: RenderedApp, name: string, country: string) {
  const box = screen.getByRole('combobox', { name });
  await app.user.click(box);
  fireEvent.change(box, { target: { value: country } });
  await app.user.click(await screen.findByRole('option', { name: country }));
}

const expectSaved = async (app: RenderedApp) => {
  await waitFor(() => expect(app.address()).toBe('/profile'));
  expect(await screen.findByText('Your profile is saved.')).toBeInTheDocument();
  const heading = await screen.findByRole('heading', { level: 1, name: 'Profile' });
  await waitFor(() => expect(heading).toHaveFocus());
};

describe('editing a profile', () => {
  it('shows what there is, and saves what was changed', async () => {
    const app = await openEditor();
    expect(field('First Name')).toHaveValue('Ramon');
    expect(field('Phone')).toHaveValue('+971501234567');
    await waitFor(() => expect(field('Country of Birth')).toHaveValue('Philippines'));
    expect(field('Years of experience')).toHaveValue('7');
    expect(screen.getByText('Everything is saved.')).toBeInTheDocument();

    const seen = recordRequests();
    type('Headline', '  Senior welder ');
    type('Years of experience', '۸');
    await app.user.selectOptions(field('Education level'), 'High School');
    await app.user.selectOptions(field('Experience level'), 'Senior');
    await choose(app, 'Country of Residence', 'Canada');
    await app.user.click(screen.getByRole('button', { name: 'Remove TIG welding' }));
    // Enter adds, and does not send the form.
    expect(enterSkill('Pipe fitting')).toBe(false);
    await app.user.click(screen.getByRole('button', { name: 'Add a language' }));
    expect(field('Language')).toHaveFocus();
    await app.user.selectOptions(field('Language'), 'English');
    await app.user.selectOptions(field('Level'), 'B2, upper intermediate');
    type('Summary', 'I weld.');
    await app.user.click(screen.getByRole('switch', { name: 'Employers can find this profile' }));
    await app.user.click(saveButton());
    await expectSaved(app);

    const [put, ...more] = callsOf(seen, PROFILE).filter(({ method }) => method === 'PUT');
    expect(more).toEqual([]);
    expect(await put?.body).toEqual({
      countryOfBirthId: 'country-ph',
      countryOfResidenceId: 'country-ca',
      headline: 'Senior welder',
      jobCategoryId: 'construction',
      experienceYears: 8,
      experienceLevelId: 'senior',
      educationLevelId: 'edu-high-school',
      skills: ['MIG welding', 'Blueprint reading', 'Pipe fitting'],
      summary: 'I weld.',
      languages: [{ code: 'en', level: 'B2' }],
      isPublic: false,
      referralCode: null,
    });
    // The account did not change, so it was not written.
    expect(callsOf(seen, '/api/users/me')).toEqual([]);
    expect(await screen.findByText('100%')).toBeInTheDocument();
    expect(screen.getAllByText('Senior welder').length).toBeGreaterThan(0);
    expect(drafts()).toBeNull();
  });

  it('changes name and phone in the account, and the session follows', async () => {
    const app = await openEditor();
    const seen = recordRequests();
    type('Last Name', 'Cruz');
    type('Phone', '+1 (416) 555-0100');
    await app.user.click(saveButton());
    await expectSaved(app);
    expect(await callsOf(seen, '/api/users/me')[0]?.body).toEqual({
      firstName: 'Ramon',
      lastName: 'Cruz',
      phoneNumber: '+14165550100',
    });
    expect(callsOf(seen, PROFILE).filter(({ method }) => method === 'PUT')).toEqual([]);
    expect(stored().user).toMatchObject({ firstName: 'Ramon', lastName: 'Cruz', phone: '+14165550100' });
    await waitFor(() => expect(screen.getAllByText('Ramon Cruz').length).toBeGreaterThan(0));
  });

  it('takes a phone number away', async () => {
    const app = await openEditor();
    const seen = recordRequests();
    type('Phone', '');
    await app.user.click(saveButton());
    await expectSaved(app);
    expect(await callsOf(seen, '/api/users/me')[0]?.body).toEqual({ phoneNumber: null });
    expect(stored().user).not.toHaveProperty('phone');
  });

  it('sends nothing when nothing had changed', async () => {
    const app = await openEditor();
    const seen = recordRequests();
    await app.user.click(saveButton());
    await waitFor(() => expect(app.address()).toBe('/profile'));
    expect(await screen.findByText('Nothing had changed.')).toBeInTheDocument();
    expect(seen.filter(({ method }) => method !== 'GET')).toEqual([]);
  });

  it('creates the profile where the server has none', async () => {
    const app = await openEditor('admin');
    expect(screen.getByText('Nothing has been saved yet.')).toBeInTheDocument();
    const seen = recordRequests();
    type('Headline', 'Adviser');
    await app.user.click(saveButton());
    expect(await summary()).toHaveTextContent(
      'Please correct 2 fields: Country of Birth and Country of Residence',
    );
    await waitFor(() => expect(field('Country of Birth')).toHaveFocus());
    expect(field('Country of Birth')).toHaveAccessibleDescription('This field is required');
    expect(callsOf(seen, '/api/UserProfiles')).toEqual([]);
    await choose(app, 'Country of Birth', 'Brazil');
    await choose(app, 'Country of Residence', 'Canada');
    await app.user.click(saveButton());
    await expectSaved(app);
    const posts = callsOf(seen, '/api/UserProfiles');
    expect(posts).toHaveLength(1);
    expect(await posts[0]?.body).toEqual({
      userId: 'user-demo-admin',
      countryOfBirthId: 'country-br',
      countryOfResidenceId: 'country-ca',
      headline: 'Adviser',
      skills: [],
      languages: [],
      isPublic: true,
    });
    const created = backend.data.userProfiles.find(({ userId }) => userId === 'user-demo-admin');
    expect(stored().user).toMatchObject({ userProfileId: created?.id });
  });

  it('opens at the part that the address names', async () => {
    await openEditor('user', '/profile/edit#privacy');
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 2, name: 'Privacy and referral' })).toHaveFocus(),
    );
  });
});

describe('skills', () => {
  it('come by Enter, comma, button, list and leaving the field; Backspace takes the last one off', async () => {
    const app = await openEditor();
    const list = () =>
      within(screen.getByRole('list', { name: 'Your skills' }))
        .getAllByRole('listitem')
        .map((item) => item.textContent);
    const skills = field('Skills');
    enterSkill('Milling');
    type('Skills', 'Turning,');
    type('Skills', 'Rigging');
    await app.user.click(screen.getByRole('button', { name: 'Add' }));
    fireEvent.paste(skills, { clipboardData: { getData: () => 'G-code, metrology\nmig WELDING' } });
    type('Skills', 'Last one');
    fireEvent.blur(skills);
    await waitFor(() =>
      expect(list()).toEqual([
        'MIG welding',
        'TIG welding',
        'Blueprint reading',
        'Milling',
        'Turning',
        'Rigging',
        'G-code',
        'metrology',
        'Last one',
      ]),
    );
    expect(skills).toHaveValue('');
    skills.focus();
    fireEvent.keyDown(skills, { key: 'Backspace' });
    await waitFor(() => expect(list()).not.toContain('Last one'));
    expect(skills).toHaveFocus();
    enterSkill('x'.repeat(120));
    await app.user.click(saveButton());
    expect(await summary()).toHaveTextContent('Please correct one field: Skills');
    expect(skills).toHaveAccessibleDescription('A skill has at most 100 characters');
    await waitFor(() => expect(skills).toHaveFocus());
  });
});

describe('what the rules refuse', () => {
  it('stands beside its field, in one summary, with the focus on the first; nothing is sent', async () => {
    const app = await openEditor();
    const seen = recordRequests();
    type('First Name', '  ');
    type('Headline', 'x'.repeat(161));
    type('Years of experience', 'seven');
    await app.user.click(screen.getByRole('button', { name: 'Add a language' }));
    await app.user.click(saveButton());
    expect(await summary()).toHaveTextContent(
      'Please correct 4 fields: First Name, Headline, Years of experience and Languages',
    );
    await waitFor(() => expect(field('First Name')).toHaveFocus());
    expect(field('Headline')).toHaveAccessibleDescription('Please use at most 160 characters');
    expect(field('Years of experience')).toHaveAccessibleDescription('Please enter a number from 0 to 80');
    expect(field('Language')).toHaveAccessibleDescription('This field is required');
    expect(seen.filter(({ method }) => method !== 'GET')).toEqual([]);
    expect(field('Headline')).toHaveValue('x'.repeat(161));
  });
});

const REFUSALS: [name: string, status: number, body: JsonBodyType, message: RegExp][] = [
  ['403', 403, {}, /^Access denied\. You do not have permission/],
  [
    '409',
    409,
    { message: 'Somebody else changed it.' },
    /^Somebody else changed it\. Nothing you typed is lost/,
  ],
  ['422', 422, {}, /^Invalid request\. .* Nothing you typed is lost/],
  ['500', 500, {}, /^A server error occurred\. .* Nothing you typed is lost/],
  ['503 with a page', 503, '<html>', /^A server error occurred\./],
];

describe('when it cannot be saved', () => {
  it('says why and how to go on, and keeps what was typed', async () => {
    const app = await openEditor();
    type('Headline', 'Senior welder');
    for (const [, status, body, message] of REFUSALS) {
      answer('put', PROFILE, status, body);
      await app.user.click(saveButton());
      await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(message));
      await waitFor(() => expect(saveButton()).toBeEnabled());
      await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
      expect(field('Headline')).toHaveValue('Senior welder');
      expect(app.address()).toBe('/profile/edit');
    }
    server.use(http.put(`*${PROFILE}`, () => HttpResponse.error()));
    await app.user.click(saveButton());
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent(/^Network error\. .* Nothing you typed is lost/),
    );
    expect(field('Headline')).toHaveValue('Senior welder');

    server.resetHandlers();
    await app.user.click(saveButton());
    await expectSaved(app);
    expect(own()?.headline).toBe('Senior welder');
  });

  it("puts the server's words beside its fields", async () => {
    const app = await openEditor();
    type('Headline', 'Senior welder');
    answer('put', PROFILE, 422, {
      success: false,
      message: 'Please check what you entered.',
      errors: {
        Headline: ['No advertising, please.'],
        'languages[0].level': ['This level is not known.'],
        constructor: ['never shown'],
      },
    });
    await app.user.click(saveButton());
    expect(await summary()).toHaveTextContent(
      'Please check what you entered. Please correct 2 fields: Headline and Languages',
    );
    await waitFor(() => expect(field('Headline')).toHaveFocus());
    expect(field('Headline')).toHaveAccessibleDescription('No advertising, please.');
    expect(screen.getByRole('button', { name: 'Add a language' })).toHaveAccessibleDescription(
      'This level is not known.',
    );
    expect(screen.queryByText('never shown')).toBeNull();
  });

  it('creates anew what was deleted meanwhile', async () => {
    const app = await openEditor();
    type('Headline', 'Senior welder');
    backend.data.userProfiles.delete('profile-demo-user');
    await app.user.click(saveButton());
    expect(await summary()).toHaveTextContent(
      'This profile no longer exists. Save again to create a new one.',
    );
    expect(field('Headline')).toHaveValue('Senior welder');
    await app.user.click(saveButton());
    await expectSaved(app);
    const anew = backend.data.userProfiles.find(({ userId }) => userId === 'user-demo');
    expect(anew).toMatchObject({ headline: 'Senior welder', experienceYears: 7 });
  });

  it('puts what was typed in the place of a profile that was created meanwhile', async () => {
    const app = await openEditor('admin');
    await choose(app, 'Country of Birth', 'Brazil');
    await choose(app, 'Country of Residence', 'Canada');
    type('Headline', 'Mine');
    const user = backend.data.userProfiles.get('profile-demo-user');
    if (user === undefined) throw new Error('The seed has no profile');
    backend.data.userProfiles.put({
      ...user,
      id: 'elsewhere',
      userId: 'user-demo-admin',
      headline: 'Theirs',
    });
    await app.user.click(saveButton());
    expect(await summary()).toHaveTextContent(
      'This account already has a profile. Save again to replace it with what you typed.',
    );
    expect(field('Headline')).toHaveValue('Mine');
    await app.user.click(saveButton());
    await expectSaved(app);
    expect(backend.data.userProfiles.get('elsewhere')).toMatchObject({ headline: 'Mine' });
  });

  it('says which half was saved, and sends only the other again', async () => {
    const app = await openEditor();
    type('First Name', 'Ramón');
    type('Headline', 'Senior welder');
    answer('put', PROFILE, 500);
    const seen = recordRequests();
    await app.user.click(saveButton());
    expect(await summary()).toHaveTextContent(
      'A server error occurred. Please try again later. Your name and phone are saved, the rest isn’t.',
    );
    server.resetHandlers();
    await app.user.click(saveButton());
    await expectSaved(app);
    expect(callsOf(seen, '/api/users/me').filter(({ method }) => method === 'PUT')).toHaveLength(1);
  });

  it('goes on without the account where the backend cannot change it', async () => {
    const app = await openEditor();
    type('First Name', 'Ramón');
    type('Headline', 'Senior welder');
    answer('put', '/api/users/me', 405);
    await app.user.click(saveButton());
    expect(await summary()).toHaveTextContent('Your name and phone can’t be changed here.');
    await waitFor(() => expect(field('First Name')).toBeDisabled());
    expect(field('First Name')).toHaveValue('Ramon');
    expect(field('Headline')).toHaveValue('Senior welder');
    await app.user.click(saveButton());
    await expectSaved(app);
  });

  it('sends once, however often the button is pressed', async () => {
    const app = await openEditor();
    let calls = 0;
    server.use(
      http.put(`*${PROFILE}`, async () => {
        calls += 1;
        await delay(100);
        return HttpResponse.json({ ...own(), headline: 'Senior welder' });
      }),
    );
    type('Headline', 'Senior welder');
    const { form } = field('Headline');
    for (let press = 0; press < 5; press += 1) if (form !== null) fireEvent.submit(form);
    await expectSaved(app);
    expect(calls).toBe(1);
  });
});

describe('when something couldn’t be loaded', () => {
  it('shows the failure of the profile with a way on', async () => {
    configure({ VITE_API_RETRY_ATTEMPTS: 1 });
    answer('get', '/api/UserProfiles/by-user/:id', 500);
    const app = await renderApp({ path: '/profile/edit', signedInAs: 'user' });
    expect(await screen.findByRole('alert')).toHaveTextContent('Your profile couldn’t be loaded');
    expect(screen.queryByLabelText('Headline')).toBeNull();
    server.resetHandlers();
    await app.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByLabelText('Headline')).toHaveValue('Welder, 7 years');
  });

  it('never sends a built-in country, and keeps the one that was chosen', async () => {
    configure({ VITE_API_RETRY_ATTEMPTS: 1 });
    answer('get', '/api/countries', 404);
    answer('get', '/api/EducationLevels/hierarchy', 404);
    const app = await renderApp({ path: '/profile/edit', signedInAs: 'user' });
    expect(await screen.findByText(/Some lists couldn’t be loaded/)).toBeInTheDocument();
    expect(await screen.findByLabelText('Country of Birth')).toBeDisabled();
    expect(field('Country of Birth')).toHaveAccessibleDescription(/Your current choice stays as it is/);
    const seen = recordRequests();
    type('Headline', 'Senior welder');
    await app.user.click(saveButton());
    await expectSaved(app);
    const put = callsOf(seen, PROFILE).find(({ method }) => method === 'PUT');
    expect(await put?.body).toMatchObject({ countryOfBirthId: 'country-ph', headline: 'Senior welder' });
  });

  it('says quietly that fields of work are not offered', async () => {
    answer('get', '/api/jobs/categories', 404);
    await renderApp({ path: '/profile/edit', signedInAs: 'user' });
    await screen.findByLabelText('Field of work');
    await waitFor(() =>
      expect(field('Field of work')).toHaveAccessibleDescription('This is not available here yet.'),
    );
    expect(field('Field of work')).toBeDisabled();
    expect(screen.queryByText(/could not be loaded/)).toBeNull();
  });

  it('asks for the account again without taking away what was typed', async () => {
    configure({ VITE_API_RETRY_ATTEMPTS: 1 });
    answer('get', '/api/auth/me', 501);
    const app = await renderApp({ path: '/profile/edit', signedInAs: 'user' });
    const notice = (await screen.findByText(/Your name and phone couldn’t be loaded/)).closest(
      '[role=status]',
    );
    expect(field('First Name')).toBeDisabled();
    type('Headline', 'Senior welder');
    server.resetHandlers();
    if (!(notice instanceof HTMLElement)) throw new Error('The notice is no status');
    await app.user.click(within(notice).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(field('First Name')).toBeEnabled());
    expect(field('Phone')).toHaveValue('+971501234567');
    expect(field('Headline')).toHaveValue('Senior welder');
  });
});

describe('unsaved changes', () => {
  it('are kept as a draft, offered on return and restored', async () => {
    const app = await openEditor();
    type('Headline', 'Half a thought');
    await app.user.click(screen.getByRole('link', { name: 'Back to your profile' }));
    await waitFor(() => expect(app.address()).toBe('/profile'));
    expect(
      await screen.findByText('Your changes aren’t saved yet. They are kept as a draft.'),
    ).toBeInTheDocument();
    await app.user.click(screen.getByRole('button', { name: 'Keep editing' }));
    expect(await screen.findByText(/You have changes from .* that weren’t saved/)).toBeInTheDocument();
    expect(field('Headline')).toHaveValue('Welder, 7 years');
    await app.user.click(screen.getByRole('button', { name: 'Restore them' }));
    expect(field('Headline')).toHaveValue('Half a thought');
    expect(await screen.findByText('Not saved yet. A draft is kept on this device.')).toBeInTheDocument();
    await app.user.click(saveButton());
    await expectSaved(app);
    expect(own()?.headline).toBe('Half a thought');
    expect(drafts()).toBeNull();
  });

  it('survive a reload, and can be discarded', async () => {
    let app = await openEditor();
    type('Headline', 'Half a thought');
    await waitFor(() => expect(drafts()).not.toBeNull());
    app = await app.reload();
    await app.user.click(await screen.findByRole('button', { name: 'Discard them' }));
    expect(field('Headline')).toHaveValue('Welder, 7 years');
    expect(drafts()).toBeNull();
    expect(screen.queryByText(/that weren’t saved/)).toBeNull();
  });

  it('make the browser ask before the tab is closed, and only then', async () => {
    const app = await openEditor();
    const leave = () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(leave()).toBe(false);
    type('Headline', 'Half a thought');
    await screen.findByText('Not saved yet. A draft is kept on this device.');
    expect(leave()).toBe(true);
    type('Headline', 'Welder, 7 years');
    await screen.findByText('Everything is saved.');
    expect(leave()).toBe(false);
    expect(drafts()).toBeNull();
    await app.user.click(screen.getByRole('link', { name: 'Back to your profile' }));
    expect(screen.queryByText(/kept as a draft\./)).toBeNull();
  });

  it("are nobody else's: another person is not offered them, and signing out removes them", async () => {
    localStorage.setItem(
      DRAFTS,
      JSON.stringify({ 'profile-edit:somebody-else': { at: 1, values: { headline: 'secret' } } }),
    );
    const app = await openEditor();
    expect(screen.queryByText(/that weren’t saved/)).toBeNull();
    type('Headline', 'Half a thought');
    await app.user.click(screen.getByRole('button', { name: 'Open profile menu' }));
    await app.user.click(await screen.findByRole('menuitem', { name: 'Logout' }));
    await waitFor(() => expect(app.address()).toBe('/'));
    expect(drafts()).toBeNull();
  });

  it('that are broken in storage are no drafts', async () => {
    localStorage.setItem(DRAFTS, JSON.stringify({ 'profile-edit:user-demo': { at: 'x', values: 7 } }));
    await openEditor();
    expect(field('Headline')).toHaveValue('Welder, 7 years');
    expect(screen.queryByText(/that weren’t saved/)).toBeNull();
  });
});

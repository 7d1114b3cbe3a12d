import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { delay, http, HttpResponse, type JsonBodyType } from 'msw';
import { describe, expect, it } from 'vitest';
import { backend, server } from '../support/backend';
import { renderApp, type RenderedApp, turnToLanguage } from '../support/renderApp';
import { callsOf, configure, recordRequests, stored } from './authDialog';

const PROFILE = '/api/UserProfiles/profile-demo-user';
const DRAFTS = 'visatalent_dev_drafts';
const field = (name: string): HTMLInputElement => screen.getByLabelText<HTMLInputElement>(name);
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
/** Types a skill and presses Enter. */
const enterSkill = (skill: string) => {
  type('Skills', skill);
  return fireEvent.keyDown(field('Skills'), { key: 'Enter' });
};
const saveButton = () => screen.getByRole('button', { name: 'Save' });
const summary = () => screen.findByRole('alert');
const answer = (method: 'get' | 'post' | 'put', path: string, status: number, body: JsonBodyType = {}) =>
  server.use(http[method](`*${path}`, () => HttpResponse.json(body, { status })));
const own = () => backend.profileOf('user');
const drafts = () => JSON.parse(localStorage.getItem(DRAFTS) ?? 'null') as Record<string, unknown> | null;

/** A field of each section, which is shown after the section's lists are loaded. */
const SECTIONS = {
  personal: ['Personal details', () => field('Country of Birth')],
  work: ['Your work', () => field('Field of work')],
  languages: ['Languages you speak', saveButton],
  visibility: ['Visibility', saveButton],
} as const;
type Section = keyof typeof SECTIONS;

async function openSection(section: Section, signedInAs: 'user' | 'admin' | 'both' = 'user') {
  configure({ VITE_API_RETRY_ATTEMPTS: 1 });
  const app = await renderApp({ path: `/profile/edit/${section}`, signedInAs });
  await sectionThere(section);
  return app;
}
async function sectionThere(section: Section): Promise<void> {
  const [name, waited] = SECTIONS[section];
  await screen.findByRole('heading', { level: 1, name });
  await waitFor(() => expect(saveButton()).toBeEnabled());
  await waitFor(() => expect(waited()).toBeEnabled());
}
/** Opens a section of the open app anew. */
async function goToSection({ goTo }: RenderedApp, section: Section): Promise<void> {
  await goTo('/settings');
  await goTo(`/profile/edit/${section}`);
  await sectionThere(section);
}

async function choose(app: RenderedApp, name: string, country: string) {
  const box = screen.getByRole('combobox', { name });
  await app.user.click(box);
  fireEvent.change(box, { target: { value: country } });
  await app.user.click(await screen.findByRole('option', { name: country }));
}

const expectSaved = async () => {
  await screen.findByText(/^Saved at \d\d:\d\d$/);
  await waitFor(() => expect(screen.getByText('Everything is saved.')).toHaveAttribute('aria-live', 'off'));
};
const puts = (seen: ReturnType<typeof recordRequests>) =>
  callsOf(seen, PROFILE).filter(({ method }) => method === 'PUT');

describe('saving a section', () => {
  it('shows the stored values, and sends all fields of the profile with those of the section', async () => {
    const app = await openSection('work');
    expect(field('Years of experience')).toHaveValue('7');
    expect(screen.getByText('Everything is saved.')).toBeInTheDocument();
    const before = own();

    const seen = recordRequests();
    await app.user.click(saveButton());
    expect(await screen.findByText('Nothing has changed.')).toBeInTheDocument();
    expect(seen.filter(({ method }) => method !== 'GET')).toEqual([]);
    type('Headline', '  Senior welder ');
    type('Years of experience', '۸');
    await app.user.selectOptions(field('Experience level'), 'Senior');
    await app.user.click(screen.getByRole('button', { name: 'Remove TIG welding' }));
    // Enter adds a skill, and does not send the form.
    expect(enterSkill('Pipe fitting')).toBe(false);
    type('Summary', 'I weld.');
    await app.user.click(saveButton());
    await expectSaved();
    expect(app.address()).toBe('/profile/edit/work');

    const [put, ...more] = puts(seen);
    expect(more).toEqual([]);
    expect(await put?.body).toEqual({
      countryOfBirthId: 'country-ph',
      countryOfResidenceId: 'country-ae',
      dateOfBirth: before?.dateOfBirth,
      citizenshipIds: before?.citizenshipIds,
      headline: 'Senior welder',
      jobCategoryId: 'construction',
      experienceYears: 8,
      experienceLevelId: 'senior',
      educationLevelId: null,
      skills: ['MIG welding', 'Blueprint reading', 'Pipe fitting'],
      summary: 'I weld.',
      languages: [],
      isPublic: true,
      hideFrom: before?.hideFrom,
      referralCode: null,
      updatedAt: before?.updatedAt,
    });
    // The account was not changed, so it was not written.
    expect(callsOf(seen, '/api/users/me')).toEqual([]);
    expect(drafts()).toBeNull();
  });

  it('saves languages with their level, and counts visibility as done after its first save', async () => {
    const app = await openSection('languages');
    await app.user.click(screen.getByRole('button', { name: 'Add a language' }));
    expect(field('Language')).toHaveFocus();
    await app.user.click(saveButton());
    expect(await summary()).toHaveTextContent('Please correct one field: Languages');
    expect(field('Language')).toHaveAccessibleDescription('This field is required');
    await app.user.selectOptions(field('Language'), 'English');
    await app.user.selectOptions(field('Level'), 'B2, upper intermediate');
    await app.user.click(saveButton());
    await expectSaved();
    expect(own()?.languages).toEqual([{ code: 'en', level: 'B2' }]);
    expect(await screen.findByText('Done')).toBeInTheDocument();

    backend.data.userProfiles.update('profile-demo-user', { hideFrom: null });
    await goToSection(app, 'visibility');
    const who = within(screen.getByRole('group', { name: 'Who can find this profile' }));
    expect(who.getByLabelText('Employers')).toBeChecked();
    expect(screen.getByText('Not started')).toBeInTheDocument();
    await app.user.click(saveButton());
    await expectSaved();
    expect(await screen.findByText('Done')).toBeInTheDocument();
    await app.user.click(who.getByLabelText('Only me and the agency’s advisers'));
    type('Hide from these employers', 'Acme, Inc.');
    fireEvent.keyDown(field('Hide from these employers'), { key: 'Enter' });
    type('Referral Code', 'ABC');
    await app.user.click(saveButton());
    await waitFor(() =>
      expect(own()).toMatchObject({ isPublic: false, hideFrom: ['Acme, Inc.'], referralCode: 'ABC' }),
    );
  });

  it('changes name and phone in the account and the session, and accepts several citizenships', async () => {
    const app = await openSection('personal');
    expect(field('First Name')).toHaveValue('Ramon');
    expect(field('Phone')).toHaveValue('+971501234567');
    await waitFor(() => expect(field('Country of Birth')).toHaveValue('Philippines'));
    const seen = recordRequests();
    // Errors are shown beside their field and in one summary, the first wrong field has the focus, and
    // nothing is sent.
    type('First Name', '  ');
    type('Date of birth', '2090-01-01');
    await app.user.click(saveButton());
    expect(await summary()).toHaveTextContent('Please correct 2 fields: First Name and Date of birth');
    await waitFor(() => expect(field('First Name')).toHaveFocus());
    expect(field('Date of birth')).toHaveAccessibleDescription('Please check the date of birth');
    expect(seen.filter(({ method }) => method !== 'GET')).toEqual([]);
    type('First Name', 'Ramon');
    type('Date of birth', own()?.dateOfBirth ?? '');

    type('Last Name', 'Cruz');
    type('Phone', '+1 (416) 555-0100');
    await app.user.click(saveButton());
    await expectSaved();
    expect(await callsOf(seen, '/api/users/me')[0]?.body).toEqual({
      firstName: 'Ramon',
      lastName: 'Cruz',
      phoneNumber: '+14165550100',
    });
    expect(puts(seen)).toEqual([]);
    expect(stored().user).toMatchObject({ firstName: 'Ramon', lastName: 'Cruz', phone: '+14165550100' });
    await waitFor(() => expect(screen.getAllByText('RC').length).toBeGreaterThan(0));

    type('Phone', '');
    await app.user.click(saveButton());
    await waitFor(() => expect(stored().user).not.toHaveProperty('phone'));
    await expectSaved();
    expect(await callsOf(seen, '/api/users/me').at(-1)?.body).toEqual({ phoneNumber: null });

    backend.data.userProfiles.update('profile-demo-user', { citizenshipIds: [] });
    await goToSection(app, 'personal');
    for (const country of ['Philippines', 'Canada', 'Brazil']) await choose(app, 'Citizenship', country);
    expect(screen.getByRole('combobox', { name: 'Citizenship' })).toBeDisabled();
    await app.user.click(screen.getByRole('button', { name: 'Remove Canada' }));
    type('Date of birth', '1992-04-30');
    await app.user.click(saveButton());
    await expectSaved();
    expect(own()).toMatchObject({
      citizenshipIds: ['country-ph', 'country-br'],
      dateOfBirth: '1992-04-30',
    });
  });

  it('goes to the next section that is not done, or back to the page that asked', async () => {
    const app = await openSection('work');
    type('Summary', 'I weld.');
    await app.user.selectOptions(field('Experience level'), 'Senior');
    await app.user.click(screen.getByRole('button', { name: 'Save and continue' }));
    await screen.findByText(/^Saved at/);
    await waitFor(() => expect(app.address()).not.toBe('/profile/edit/work'));
    expect(app.address()).toMatch(/^\/profile\/edit\/\w+$/);
    expect(own()?.summary).toBe('I weld.');

    await app.goTo('/profile/edit?back=%2Fsettings');
    await app.user.click(await screen.findByRole('link', { name: 'Your work' }));
    await app.user.click(await screen.findByRole('button', { name: 'Save and continue' }));
    await waitFor(() => expect(app.address()).toBe('/settings'));
  });

  it('creates the profile if the server has none', async () => {
    const app = await openSection('personal', 'admin');
    expect(screen.getByText('Nothing has been saved yet.')).toBeInTheDocument();
    const seen = recordRequests();
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
    await expectSaved();
    const posts = callsOf(seen, '/api/UserProfiles');
    expect(posts).toHaveLength(1);
    expect(await posts[0]?.body).toEqual({
      userId: 'user-demo-admin',
      countryOfBirthId: 'country-br',
      countryOfResidenceId: 'country-ca',
      citizenshipIds: [],
      skills: [],
      languages: [],
      isPublic: true,
    });
    const created = backend.profileOf('admin');
    expect(stored().user).toMatchObject({ userProfileId: created?.id });
    // The save is partial, and the page names what is missing.
    expect(await screen.findByText('Still missing: Date of birth')).toBeInTheDocument();
  });
});

describe('skills', () => {
  it('that the rules refuse stay in the field; Enter, comma, button, list and leaving the field add a skill', async () => {
    const app = await openSection('work');
    const seen = recordRequests();
    type('Headline', 'x'.repeat(161));
    type('Years of experience', 'seven');
    await app.user.click(saveButton());
    expect(await summary()).toHaveTextContent('Please correct 2 fields: Headline and Years of experience');
    expect(field('Headline')).toHaveAccessibleDescription('At most 160 characters');
    expect(field('Years of experience')).toHaveAccessibleDescription('Please enter a number from 0 to 80');
    expect(seen.filter(({ method }) => method !== 'GET')).toEqual([]);
    expect(field('Headline')).toHaveValue('x'.repeat(161));
    // After a change of language the error is in the new language; errors that were corrected do not return.
    type('Years of experience', '7');
    turnToLanguage('fr');
    await waitFor(() =>
      expect(field('Titre professionnel')).toHaveAccessibleDescription(/160 caractères au plus/),
    );
    expect(await summary()).toHaveTextContent('Veuillez corriger un champ : Titre professionnel');
    expect(field('Années d’expérience')).not.toHaveAccessibleDescription(/nombre/);
    turnToLanguage('en');
    await waitFor(() => expect(field('Headline')).toBeInTheDocument());
    type('Headline', 'Welder, 7 years');

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
    expect(skills).toHaveAccessibleDescription('A skill can have up to 100 characters');
    await waitFor(() => expect(skills).toHaveFocus());
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

describe('a save that fails', () => {
  it('says why and what to do, keeps the input, and is sent once, however often the button is pressed', async () => {
    const app = await openSection('work');
    type('Headline', 'Senior welder');
    for (const [, status, body, message] of REFUSALS) {
      answer('put', PROFILE, status, body);
      await app.user.click(saveButton());
      await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(message));
      await waitFor(() => expect(saveButton()).toBeEnabled());
      await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
      expect(field('Headline')).toHaveValue('Senior welder');
      expect(app.address()).toBe('/profile/edit/work');
    }
    server.use(http.put(`*${PROFILE}`, () => HttpResponse.error()));
    await app.user.click(saveButton());
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent(/^Network error\. .* Nothing you typed is lost/),
    );
    expect(field('Headline')).toHaveValue('Senior welder');

    // The server's own texts are shown beside its fields.
    answer('put', PROFILE, 422, {
      success: false,
      message: 'Please check what you entered.',
      errors: {
        Headline: ['No advertising, please.'],
        'skills[0]': ['This skill is not known.'],
        constructor: ['never shown'],
      },
    });
    await app.user.click(saveButton());
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent(
        'Please check what you entered. Please correct 2 fields: Headline and Skills',
      ),
    );
    await waitFor(() => expect(field('Headline')).toHaveFocus());
    expect(field('Headline')).toHaveAccessibleDescription('No advertising, please.');
    expect(field('Skills')).toHaveAccessibleDescription('This skill is not known.');
    expect(screen.queryByText('never shown')).toBeNull();

    server.resetHandlers();
    await app.user.click(saveButton());
    await expectSaved();
    expect(own()?.headline).toBe('Senior welder');

    // A profile that was deleted meanwhile is created again.
    type('Headline', 'Master welder');
    backend.data.userProfiles.delete('profile-demo-user');
    await app.user.click(saveButton());
    expect(await summary()).toHaveTextContent('This was deleted elsewhere. Save it as new?');
    expect(field('Headline')).toHaveValue('Master welder');
    await app.user.click(saveButton());
    await expectSaved();
    expect(own()).toMatchObject({ headline: 'Master welder', experienceYears: 7 });

    await goToSection(app, 'work');
    let calls = 0;
    server.use(
      http.put('*/api/UserProfiles/:id', async () => {
        calls += 1;
        await delay(100);
        return HttpResponse.json({ ...own(), headline: 'Lead welder' });
      }),
    );
    type('Headline', 'Lead welder');
    const { form } = field('Headline');
    for (let press = 0; press < 5; press += 1) if (form !== null) fireEvent.submit(form);
    await expectSaved();
    expect(calls).toBe(1);
  });

  it('replaces a profile that was created meanwhile only after a second save', async () => {
    const app = await openSection('personal', 'admin');
    await choose(app, 'Country of Birth', 'Brazil');
    await choose(app, 'Country of Residence', 'Canada');
    type('Date of birth', '1990-01-01');
    const user = backend.profileOf('user');
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
    expect(field('Date of birth')).toHaveValue('1990-01-01');
    await app.user.click(saveButton());
    await expectSaved();
    expect(backend.profileOf('admin')).toMatchObject({
      dateOfBirth: '1990-01-01',
      headline: 'Theirs',
    });
  });

  it("says which half was saved, sends only the other half again, and works without the account's call", async () => {
    const app = await openSection('personal');
    type('First Name', 'Ramón');
    type('Date of birth', '1990-01-01');
    answer('put', PROFILE, 500);
    const seen = recordRequests();
    await app.user.click(saveButton());
    expect(await summary()).toHaveTextContent(
      'A server error occurred. Please try again later. Your name and phone are saved, the rest isn’t.',
    );
    server.resetHandlers();
    await app.user.click(saveButton());
    await expectSaved();
    expect(callsOf(seen, '/api/users/me').filter(({ method }) => method === 'PUT')).toHaveLength(1);

    // It continues without the account if the backend cannot change it.
    type('First Name', 'Ramiro');
    type('Date of birth', '1990-01-02');
    answer('put', '/api/users/me', 405);
    await app.user.click(saveButton());
    expect(await summary()).toHaveTextContent('Your name and phone can’t be changed here.');
    await waitFor(() => expect(field('First Name')).toBeDisabled());
    expect(field('First Name')).toHaveValue('Ramón');
    expect(field('Date of birth')).toHaveValue('1990-01-02');
    await app.user.click(saveButton());
    await waitFor(() => expect(own()?.dateOfBirth).toBe('1990-01-02'));
    await expectSaved();
  });
});

describe('a part that could not be loaded', () => {
  it('shows the failure with a way to continue, and sends no invented values', async () => {
    configure({ VITE_API_RETRY_ATTEMPTS: 1 });
    answer('get', '/api/user/profile-sections', 500);
    const app = await renderApp({ path: '/profile/edit/work', signedInAs: 'user' });
    expect(await screen.findByRole('alert')).toHaveTextContent('Your profile couldn’t be loaded');
    expect(screen.queryByLabelText('Headline')).toBeNull();
    server.resetHandlers();
    await app.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByLabelText('Headline')).toHaveValue('Welder, 7 years');

    // Fields of work that are not offered are reported.
    answer('get', '/api/jobs/categories', 404);
    await app.goTo('/settings');
    await app.goTo('/profile/edit/work');
    await screen.findByLabelText('Field of work');
    await waitFor(() =>
      expect(field('Field of work')).toHaveAccessibleDescription('This is not available here yet.'),
    );
    expect(field('Field of work')).toBeDisabled();
    expect(screen.queryByText(/could not be loaded/)).toBeNull();

    // A built-in country is never sent, and the chosen one is kept.
    answer('get', '/api/countries', 404);
    await app.goTo('/profile/edit/personal');
    expect(await screen.findByText(/Some lists couldn’t be loaded/)).toBeInTheDocument();
    expect(await screen.findByLabelText('Country of Birth')).toBeDisabled();
    expect(field('Country of Birth')).toHaveAccessibleDescription(/Your current choice stays as it is/);
    const seen = recordRequests();
    type('Date of birth', '1990-01-01');
    await app.user.click(saveButton());
    await expectSaved();
    expect(await puts(seen)[0]?.body).toMatchObject({
      countryOfBirthId: 'country-ph',
      dateOfBirth: '1990-01-01',
    });
  });

  it('reads the account again without removing the input', async () => {
    configure({ VITE_API_RETRY_ATTEMPTS: 1 });
    answer('get', '/api/auth/me', 501);
    const app = await renderApp({ path: '/profile/edit/personal', signedInAs: 'user' });
    const notice = (await screen.findByText(/Your name and phone couldn’t be loaded/)).closest(
      '[role=status]',
    );
    expect(field('First Name')).toBeDisabled();
    type('Date of birth', '1990-01-01');
    server.resetHandlers();
    if (!(notice instanceof HTMLElement)) throw new Error('The notice is no status');
    await app.user.click(within(notice).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(field('First Name')).toBeEnabled());
    expect(field('Phone')).toHaveValue('+971501234567');
    expect(field('Date of birth')).toHaveValue('1990-01-01');
  });
});

it('unsaved changes are kept as a draft of this person, restored or discarded on request, and deleted at logout', async () => {
  // Drafts of other people, and broken ones, are not offered.
  localStorage.setItem(
    DRAFTS,
    JSON.stringify({
      'profile-section:work:somebody-else': { at: 1, values: { headline: 'secret' } },
      'profile-section:work:user-demo': { at: 'x', values: 7 },
    }),
  );
  let app = await openSection('work');
  expect(screen.queryByText(/that weren’t saved/)).toBeNull();
  expect(field('Headline')).toHaveValue('Welder, 7 years');
  const ofThisPerson = () => drafts()?.['profile-section:work:user-demo'];

  // The browser asks before the tab is closed, but only if there are unsaved changes.
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
  expect(ofThisPerson()).toBeUndefined();
  await app.user.click(screen.getByRole('link', { name: 'All parts' }));
  expect(screen.queryByText(/kept as a draft\./)).toBeNull();

  await goToSection(app, 'work');
  type('Headline', 'Half a thought');
  await app.user.click(screen.getByRole('link', { name: 'All parts' }));
  await waitFor(() => expect(app.address()).toBe('/profile/edit'));
  expect(
    await screen.findByText('Your changes aren’t saved yet. They’re kept as a draft.'),
  ).toBeInTheDocument();
  await app.user.click(screen.getByRole('button', { name: 'Keep editing' }));
  expect(await screen.findByText(/You have changes from .* that weren’t saved/)).toBeInTheDocument();
  expect(field('Headline')).toHaveValue('Welder, 7 years');
  await app.user.click(screen.getByRole('button', { name: 'Restore them' }));
  expect(field('Headline')).toHaveValue('Half a thought');
  expect(await screen.findByText('Not saved yet. A draft is kept on this device.')).toBeInTheDocument();
  await app.user.click(saveButton());
  await expectSaved();
  expect(own()?.headline).toBe('Half a thought');
  expect(ofThisPerson()).toBeUndefined();

  // The changes survive a reload, and can be discarded.
  type('Headline', 'Another thought');
  await waitFor(() => expect(ofThisPerson()).toBeDefined());
  app = await app.reload();
  await app.user.click(await screen.findByRole('button', { name: 'Discard them' }));
  expect(field('Headline')).toHaveValue('Half a thought');
  expect(ofThisPerson()).toBeUndefined();
  expect(screen.queryByText(/that weren’t saved/)).toBeNull();

  type('Headline', 'Another thought');
  await app.user.click(screen.getByRole('button', { name: 'Open profile menu' }));
  await app.user.click(await screen.findByRole('menuitem', { name: 'Logout' }));
  await waitFor(() => expect(app.address()).toBe('/'));
  expect(drafts()).toBeNull();
});

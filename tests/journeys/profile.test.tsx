import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse, type JsonBodyType } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chooseLanguage } from '@/preferences/preferences';
import { backend, server } from '../support/backend';
import { renderApp } from '../support/renderApp';
import { configure } from './authDialog';

const region = (name: string) => screen.findByRole('region', { name });
const answer = (path: string, status: number, body: JsonBodyType = {}) =>
  server.use(http.get(`*${path}`, () => HttpResponse.json(body, { status })));

async function openProfile(signedInAs: 'user' | 'admin' | 'both' = 'user', path = '/profile') {
  const app = await renderApp({ path, signedInAs });
  await screen.findByRole('heading', { level: 1, name: 'Profile' });
  return app;
}

/** The value beside a fact's name. */
const fact = async (group: string, name: string): Promise<string> => {
  const term = within(await region(group)).getByText(name, { selector: 'dt' });
  return term.nextElementSibling?.textContent ?? '';
};
const expectFact = (group: string, name: string, value: string) =>
  waitFor(async () => expect(await fact(group, name)).toBe(value));

describe('the profile', () => {
  it('shows the person, the facts by name, and what is missing', async () => {
    await openProfile();
    expect(await screen.findByText('Member since March 12, 2025')).toBeInTheDocument();
    await expectFact('Personal', 'Name', 'Ramon Santos');
    await expectFact('Personal', 'Email', 'user@visatalent.test');
    await expectFact('Personal', 'Phone', '+971501234567');
    await expectFact('Personal', 'Country of Birth', 'Philippines');
    await expectFact('Personal', 'Country of Residence', 'United Arab Emirates');
    await expectFact('Profession', 'Headline', 'Welder, 7 years');
    await expectFact('Profession', 'Field of work', 'Construction and skilled trades');
    await expectFact('Profession', 'Years of experience', '7 years');
    const profession = within(await region('Profession'));
    expect(profession.getByRole('link', { name: /^Not given yet: .*Education level/ })).toHaveAttribute(
      'href',
      '/profile/edit/work',
    );
    expect(profession.queryByText('Education level', { selector: 'dt' })).toBeNull();
    expect(within(await region('Profession')).getByRole('list', { name: 'Skills' })).toHaveTextContent(
      'MIG weldingTIG weldingBlueprint reading',
    );
    await expectFact('Privacy and referral', 'Visible to employers', 'Yes, employers can find you');
    const completion = within(await region('Profile completion'));
    expect(await completion.findByRole('img', { name: '60% complete' })).toBeInTheDocument();
    expect(completion.getAllByRole('link')).toHaveLength(4);
  });

  it('has its sections in order, each with a link to the editor', async () => {
    await openProfile();
    await expectFact('Destination', 'Countries', 'Canada');
    const parts = screen
      .getAllByRole('link', { name: /^Edit: / })
      .map((link) => link.getAttribute('aria-label')?.slice('Edit: '.length));
    expect(parts).toEqual([
      'Profession',
      'Work experience',
      'Education',
      'Language tests',
      'Languages',
      'Documents',
      'Family',
      'Destination',
      'Personal',
      'Privacy and referral',
    ]);
    for (const part of ['Education', 'Work experience', 'Language tests', 'Family', 'Destination']) {
      expect(screen.getByRole('link', { name: `Edit: ${part}` })).toHaveAttribute(
        'href',
        expect.stringMatching(/^\/profile\/edit\/\w+$/),
      );
    }
    expect(screen.getByRole('link', { name: 'Edit: Documents' })).toHaveAttribute('href', '/documents');
  });

  it('shows jobs, education, tests and documents whole', async () => {
    await openProfile();
    await expectFact('Destination', 'Countries', 'Canada');
    const jobs = within(await region('Work experience')).getAllByRole('article');
    expect(jobs).toHaveLength(2);
    const [last] = jobs;
    for (const said of [
      /Dubai/,
      /– Present · \d+ years/,
      /hours per week/,
      'NOC 72106, TEER 2',
      /Counts as skilled work/,
    ])
      expect(within(last as HTMLElement).getByText(said)).toBeInTheDocument();
    expect(within(last as HTMLElement).getAllByRole('listitem').length).toBeGreaterThan(0);
    const education = within(await region('Education'));
    expect(education.getByRole('heading', { level: 3, name: /^TESDA/ })).toBeInTheDocument();
    expect(education.getByText('Credential assessment: Not yet')).toBeInTheDocument();
    const tests = within(await region('Language tests'));
    const table = within(await tests.findByRole('table', { name: 'Scores of IELTS General Training' }));
    expect(table.getAllByRole('row').map((row) => row.textContent)).toEqual([
      'AbilityScoreLevel',
      expect.stringMatching(/^Listening[\d.]+CLB \d+$/),
      expect.stringMatching(/^Reading[\d.]+CLB \d+$/),
      expect.stringMatching(/^Writing[\d.]+CLB \d+$/),
      expect.stringMatching(/^Speaking[\d.]+CLB \d+$/),
    ]);
    expect(tests.getByText('Lowest: CLB 7')).toBeInTheDocument();
    expect(within(await region('Documents')).getByText(/^\d+ documents?, \d+ verified$/)).toBeInTheDocument();
    // The category of an occupation is a number in the language's digits, its code is not.
    await act(() => chooseLanguage('fa'));
    expect(await screen.findAllByText('NOC 72106، TEER ۲')).toHaveLength(2);
  });

  it('says what a job still needs, shortens long lists, and shows hostile words as text', async () => {
    const [job] = backend.experienceOf('user');
    if (job === undefined) throw new Error('The seed has no job');
    backend.data.experience.deleteWhere(({ userId, id }) => userId === 'user-demo' && id !== job.id);
    backend.data.experience.update(job.id, {
      nocCode: null,
      title: '\u202E<b>redleW</b>',
      duties: Array.from({ length: 9 }, (_, at) => `<i>duty</i> ${at + 1}`),
    });
    const app = await openProfile();
    await screen.findByText('Still missing: NOC code');
    const entry = within(within(await region('Work experience')).getByRole('article'));
    expect(entry.getByRole('heading', { level: 3 })).toHaveTextContent('<b>redleW</b>');
    expect(entry.getAllByRole('listitem')).toHaveLength(4);
    await app.user.click(entry.getByRole('button', { name: 'Show all 9 duties' }));
    expect(entry.getAllByRole('listitem')).toHaveLength(9);
    expect(entry.getByText('<i>duty</i> 5').closest('li')).toHaveFocus();
    expect(entry.queryByRole('button')).toBeNull();
  });

  it('has a link to add the first entry of an empty section', async () => {
    for (const part of ['education', 'experience', 'languageTests'] as const)
      backend.data[part].deleteWhere(({ userId }) => userId === 'user-demo');
    await openProfile();
    for (const [name, part] of [
      ['Add a job', 'experience'],
      ['Add education', 'education'],
      ['Add a language test', 'tests'],
    ] as const)
      expect((await screen.findAllByRole('link', { name })).at(0)).toHaveAttribute(
        'href',
        `/profile/edit/${part}`,
      );
  });

  it('leads from each group to its section of the editor', async () => {
    const app = await openProfile('both');
    await expectFact('Languages', 'Persian', 'Mother tongue');
    await app.user.click(screen.getByRole('link', { name: 'Edit: Languages' }));
    await waitFor(() => expect(app.address()).toBe('/profile/edit/languages'));
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 1, name: 'Languages you speak' })).toHaveFocus(),
    );
  });

  it('offers to create a profile if there is none', async () => {
    await openProfile('admin');
    expect(await screen.findByRole('link', { name: 'Create your profile' })).toHaveAttribute(
      'href',
      '/profile/edit',
    );
    expect(screen.getByText('Administrator')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'See the version for employers' })).toBeNull();
  });

  it('is the same page under its second path, and leads to the print page', async () => {
    const app = await openProfile('user', '/user/profile');
    await expectFact('Profession', 'Headline', 'Welder, 7 years');
    expect(app.address()).toBe('/user/profile');
    await app.user.click(await screen.findByRole('link', { name: 'See the version for employers' }));
    const heading = await screen.findByRole('heading', { level: 1, name: 'Print your profile' });
    await waitFor(() => expect(heading).toHaveFocus());
    expect(app.address()).toBe('/profile/print');
  });

  it('marks names of the built-in list, and reads the list again', async () => {
    configure({ VITE_API_RETRY_ATTEMPTS: 1 });
    answer('/api/countries', 404);
    answer('/api/UserProfiles/by-user/:id', 200, {
      id: 7,
      userId: 'user-demo',
      countryOfBirthId: 'PH',
      countryOfResidenceId: 'country-ae',
    });
    const app = await openProfile();
    const mark = (await screen.findByText('Sample data')).closest<HTMLElement>('[role=status]');
    if (mark === null) throw new Error('The mark is no status');
    await expectFact('Personal', 'Country of Birth', 'Philippines');
    await expectFact('Personal', 'Country of Residence', 'Not available right now');
    server.resetHandlers();
    await app.user.click(within(mark).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText('Sample data')).toBeNull());
    await expectFact('Personal', 'Country of Residence', 'United Arab Emirates');
  });

  it('says why the profile cannot be loaded, and tries again', async () => {
    configure({ VITE_API_RETRY_ATTEMPTS: 1 });
    answer('/api/UserProfiles/by-user/:id', 500);
    const app = await openProfile();
    const says = (message: string) =>
      waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(message));
    const tryAgain = () => app.user.click(screen.getByRole('button', { name: 'Try again' }));
    await says('A server error occurred. Please try again later.');
    expect(screen.getByRole('alert')).toHaveTextContent('Your profile couldn’t be loaded');
    await expectFact('Personal', 'Email', 'user@visatalent.test');
    answer('/api/UserProfiles/by-user/:id', 403);
    await tryAgain();
    await says('Access denied. You do not have permission to perform this action.');
    server.use(http.get('*/api/UserProfiles/by-user/:id', () => HttpResponse.error()));
    await tryAgain();
    await says('Network error.');
    server.resetHandlers();
    await tryAgain();
    await expectFact('Profession', 'Headline', 'Welder, 7 years');
  });

  it('shows the data of the session if the account cannot be loaded', async () => {
    configure({ VITE_API_RETRY_ATTEMPTS: 1 });
    answer('/api/auth/me', 500);
    const app = await openProfile();
    await expectFact('Personal', 'Name', 'Ramon Santos');
    expect(await screen.findByRole('alert')).toHaveTextContent(/couldn’t be loaded/);
    expect(screen.queryByText(/Member since/)).toBeNull();
    await expectFact('Personal', 'Phone', 'Not available right now');
    server.resetHandlers();
    await app.user.click(screen.getByRole('button', { name: 'Try again' }));
    await expectFact('Personal', 'Phone', '+971501234567');
  });

  it('shows hostile data as text, isolated, and invalid dates as none', async () => {
    const name = `<b>${'W'.repeat(1000)}</b> سلام`;
    server.use(
      http.get('*/api/auth/me', () =>
        HttpResponse.json({
          userId: 'user-demo',
          email: 'user@visatalent.test',
          fullName: name,
          roles: ['end_user'],
          createdAt: '9999-99-99',
          updatedAt: 0,
        }),
      ),
    );
    answer('/api/UserProfiles/by-user/:id', 200, {
      id: '1',
      userId: 'user-demo',
      countryOfBirthId: 'constructor',
      headline: '<img src=x onerror=alert(1)>',
      skills: ['<script>', '<script>', 'سلام, hi'],
      languages: [
        { code: 'zz!!', level: 'fluent-ish' },
        { code: 'zz!!', level: '' },
      ],
      experienceLevelId: 'guru',
      experienceYears: 1e9,
    });
    await openProfile();
    await expectFact('Personal', 'Name', name);
    // The day on which the account was made is unreadable, and nothing is said about privacy.
    expect(screen.queryByText(/Member since/)).toBeNull();
    expect(await screen.findByRole('link', { name: /^Not given yet: Visible to employers/ })).toHaveAttribute(
      'href',
      '/profile/edit/visibility',
    );
    await expectFact('Personal', 'Country of Birth', 'Not available right now');
    await expectFact('Profession', 'Headline', '<img src=x onerror=alert(1)>');
    await expectFact('Profession', 'Experience level', 'guru');
    expect(document.querySelector('main script, main img[src]')).toBeNull();
  });
});

describe('missing parts, and where the person stands', () => {
  // The rules are those of a certain day. The seed is from some time before it.
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 22, 12) });
    backend.reset();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllEnvs();
  });

  it('shows the gain of each missing part', async () => {
    backend.data.education.deleteWhere(({ userId }) => userId === 'user-demo');
    await openProfile();
    const completion = within(await region('Profile completion'));
    const items = await completion.findAllByRole('listitem');
    expect(items.map((item) => item.textContent)).toEqual([
      'Add your education · +10% · up to 165 points',
      'Add the languages you speak · +10%',
      'Write a short summary of your work · +10%',
      'Choose your experience level · +10%',
    ]);
    expect(completion.getAllByText(/New rules have reportedly applied since November 3, 2026/)).toHaveLength(
      1,
    );
  });

  it('estimates the gain if the backend does not send it', async () => {
    const missing = ['headline', 'skills', 'summary'];
    answer('/api/UserProfiles/:id/completion-status', 200, { percentage: 70, missing });
    await openProfile();
    const completion = within(await region('Profile completion'));
    expect((await completion.findAllByRole('listitem'))[0]).toHaveTextContent(
      'Say in one line what you do · about +10%',
    );
  });

  it('shows the estimates, each with a link to its tool', async () => {
    await openProfile();
    const stand = within(await region('Where you stand'));
    expect(await stand.findByRole('link', { name: '274' })).toHaveAttribute('href', '/tools/crs');
    expect(stand.getByText('Under the rules in force until November 2, 2026')).toBeInTheDocument();
    const byPart = stand.getByText('Points by part').closest('details');
    expect(byPart).not.toHaveAttribute('open');
    expect([...(byPart?.querySelectorAll('dt') ?? [])].at(0)).toHaveTextContent('Age');
    expect([...(byPart?.querySelectorAll('dd') ?? [])].at(-1)).toHaveTextContent('274');
    expect(stand.getByText(/^Estimate, not advice\./)).toBeInTheDocument();
    expect(stand.getByRole('link', { name: 'CLB 7' })).toHaveAttribute('href', '/tools/clb');
    expect(stand.getByRole('link', { name: 'Below the pass mark by 8' })).toHaveAttribute(
      'href',
      '/tools/fsw',
    );
    expect(await stand.findByRole('link', { name: 'Order: Passport' })).toHaveAttribute(
      'href',
      '/documents/plan',
    );
  });

  it('shows how the education counts and whether a visa is needed in the wanted country', async () => {
    backend.data.userProfiles.update('profile-demo-user', { educationLevelId: 'edu-masters' });
    await openProfile();
    const stand = within(await region('Where you stand'));
    expect(await stand.findByRole('link', { name: "Recognized as Master's Degree" })).toHaveAttribute(
      'href',
      '/tools/recognition#level=masters&country=CA',
    );
    expect(stand.getByText("Education level: Master's Degree. Country: Canada.")).toBeInTheDocument();
    expect(
      stand.getByText('Having your education recognized doesn’t give you a licence to practise.'),
    ).toBeInTheDocument();
    expect(await stand.findByRole('link', { name: 'Visa needed: Visitor visa' })).toHaveAttribute(
      'href',
      '/tools/visa#from=PH&to=CA',
    );
    expect(stand.getByText('Citizenship: Philippines. Destination: Canada.')).toBeInTheDocument();
    expect(stand.getByText('Up to 180 days')).toBeInTheDocument();
    expect(stand.getByText('For visits only. To work you need a work permit.')).toBeInTheDocument();
  });

  it('asks for the missing facts first', async () => {
    backend.data.userProfiles.update('profile-demo-user', { citizenshipIds: [] });
    await openProfile();
    const stand = within(await region('Where you stand'));
    expect(await stand.findByRole('link', { name: 'Citizenship' })).toHaveAttribute(
      'href',
      '/profile/edit/personal',
    );
    expect(stand.getByRole('link', { name: 'Education level' })).toHaveAttribute(
      'href',
      '/profile/edit/education',
    );
  });

  it('does not guess about visas if the answer or the list could not be loaded', async () => {
    configure({ VITE_API_RETRY_ATTEMPTS: 1 });
    answer('/api/countries/visa-requirements', 400);
    const app = await openProfile();
    const stand = within(await region('Where you stand'));
    const noGuess = 'We couldn’t load the current answer, and we won’t guess.';
    expect(await stand.findByText(noGuess)).toBeInTheDocument();
    server.resetHandlers();
    await app.user.click(stand.getByRole('button', { name: 'Try again' }));
    expect(await stand.findByRole('link', { name: 'Visa needed: Visitor visa' })).toBeInTheDocument();
    answer('/api/countries', 404);
    await app.reload();
    expect(await within(await region('Where you stand')).findByText(noGuess)).toBeInTheDocument();
    expect(screen.queryByText(/^Visa needed/)).toBeNull();
  });

  it('cannot estimate without a test, and links to it', async () => {
    backend.data.languageTests.deleteWhere(({ userId }) => userId === 'user-demo');
    await openProfile();
    const stand = within(await region('Where you stand'));
    // The total is repeated among its parts.
    expect(await stand.findAllByText(/^Between 1\d\d and \d{3}$/)).toHaveLength(2);
    for (const tool of ['crs', 'clb'])
      expect(
        stand
          .getAllByRole('link', { name: 'Not known yet' })
          .some((link) => link.getAttribute('href') === `/tools/${tool}`),
      ).toBe(true);
    for (const link of stand.getAllByRole('link', { name: 'Language test' }))
      expect(link).toHaveAttribute('href', '/profile/edit/tests');
    const completion = within(await region('Profile completion'));
    expect(completion.getAllByRole('listitem').at(-1)).toHaveTextContent(
      'Add a language test · up to 228 points',
    );
  });

  it('shows no points while the estimator is switched off', async () => {
    backend.data.languageTests.deleteWhere(({ userId }) => userId === 'user-demo');
    vi.stubEnv('VITE_FEATURE_CRS', 'false');
    await openProfile();
    const stand = within(await region('Where you stand'));
    expect(await stand.findByText('67-point grid')).toBeInTheDocument();
    expect(stand.queryByText('CRS points')).toBeNull();
    expect(stand.queryByText('Points by part')).toBeNull();
    const completion = within(await region('Profile completion'));
    expect(completion.queryByText(/up to \d+ points/)).toBeNull();
  });

  it('fails alone if its sections cannot be read', async () => {
    answer('/api/user/profile-sections', 400);
    await openProfile();
    const stand = within(await region('Where you stand'));
    expect(await stand.findByText('We couldn’t work out where you stand')).toBeInTheDocument();
    await expectFact('Profession', 'Headline', 'Welder, 7 years');
    const completion = within(await region('Profile completion'));
    expect(await completion.findByRole('img', { name: '60% complete' })).toBeInTheDocument();
  });
});

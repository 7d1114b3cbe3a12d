import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { backend, server } from '../support/backend';
import { renderApp } from '../support/renderApp';
import { configure, recordRequests } from './authDialog';

const DRAFTS = 'visatalent_dev_drafts';
const DUBAI = 'Welder, Jebel Ali Steel Works';
const MANILA = 'Welder, Manila Bay Shipyard';
const EXPERIENCE = '/profile/edit/experience';
const field = (name: string): HTMLInputElement => screen.getByLabelText<HTMLInputElement>(name);
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
/** By its name. A search by role goes through the whole page, which is slow in jsdom. */
const button = (name: string): HTMLElement => {
  const all = [...document.querySelectorAll<HTMLElement>('button')];
  const found = all.find((one) => (one.getAttribute('aria-label') ?? one.textContent) === name);
  if (found === undefined) throw new Error(`no button ${name}`);
  return found;
};
const press = async (name: string) => fireEvent.click(await waitFor(() => button(name)));
const month = (group: string, name: 'Month' | 'Year') =>
  within(screen.getByRole('group', { name: group })).getByLabelText(name);
const setMonth = (group: string, value: string, year: string) => {
  fireEvent.change(month(group, 'Month'), { target: { value } });
  fireEvent.change(month(group, 'Year'), { target: { value: year } });
};
const saved = async () => {
  await screen.findByText(/^Saved at \d\d:\d\d$/);
  // Closing the form goes back in the history, which the next test must not notice.
  await waitFor(() => expect(window.location.search).toBe(''));
};
const jobs = () => backend.experienceOf('user');
const drafts = () => JSON.parse(localStorage.getItem(DRAFTS) ?? '{}') as Record<string, unknown>;
const puts = (seen: ReturnType<typeof recordRequests>) => seen.filter(({ method }) => method === 'PUT');

async function open(path: string, heading: string) {
  configure({ VITE_API_RETRY_ATTEMPTS: 1 });
  const app = await renderApp({ path, signedInAs: 'user' });
  await screen.findByRole('heading', { level: 1, name: heading });
  return app;
}
const openJobs = (path = EXPERIENCE) => open(path, 'Work experience');

describe('work experience', () => {
  it('is saved without a NOC code, and says that it is missing', async () => {
    const app = await openJobs();
    expect(await screen.findByText('Done')).toBeInTheDocument();
    await press('Add a job');
    expect(await screen.findByRole('heading', { level: 2, name: 'Add a job' })).toHaveFocus();
    const seen = recordRequests();
    type('Job title', 'Pipe fitter');
    type('Employer', 'Gulf Yard');
    const box = screen.getByRole('combobox', { name: 'Country' });
    await waitFor(() => expect(box).toBeEnabled());
    await app.user.click(box);
    fireEvent.change(box, { target: { value: 'Canada' } });
    await app.user.click(await screen.findByRole('option', { name: 'Canada' }));
    setMonth('Started', '05', '۲۰۱۶');
    setMonth('Finished', '02', '2017');
    type('Hours per week', '37,5');
    type('Main duties', '- Fit pipes\n- Read drawings');
    await press('Save');
    await saved();
    expect(await screen.findByText('In progress')).toBeInTheDocument();
    expect(screen.getByText('Still missing: NOC code')).toBeInTheDocument();
    expect(app.address()).toBe(EXPERIENCE);
    const [put, ...more] = puts(seen);
    expect(more).toEqual([]);
    expect(await put?.body).toMatchObject({
      title: 'Pipe fitter',
      startedOn: '2016-05',
      finishedOn: '2017-02',
      hoursPerWeek: 37.5,
      paid: true,
      duties: ['Fit pipes', 'Read drawings'],
      nocCode: null,
      lastModified: null,
    });
    await waitFor(() => expect(button('Edit Pipe fitter')).toHaveFocus());
    expect(drafts()).toEqual({});
  });

  it('shows errors beside the fields, sends nothing, and keeps the input', async () => {
    await openJobs(`${EXPERIENCE}?entry=experience-demo-1`);
    await screen.findByRole('heading', { level: 2, name: `Edit ${MANILA}` });
    const seen = recordRequests();
    setMonth('Started', '05', '2031');
    type('Hours per week', '0');
    type('NOC code', '7237');
    await press('Save');
    await waitFor(() =>
      expect(screen.getByRole('group', { name: 'Finished' })).toHaveAccessibleDescription(
        'The end is before the start',
      ),
    );
    expect(field('Hours per week')).toHaveAccessibleDescription('Please enter a number from 1 to 100');
    expect(field('NOC code')).toHaveAccessibleDescription(/^Four digits are an older code/);
    await waitFor(() => expect(month('Finished', 'Month')).toHaveFocus());
    expect(puts(seen)).toEqual([]);
  });

  it('is deleted with an undo', async () => {
    await openJobs();
    await press(`Delete ${DUBAI}`);
    await waitFor(() => expect(button('Edit Welder')).toHaveFocus());
    await press('Undo');
    await waitFor(() => button(`Edit ${DUBAI}`));
    expect(jobs()).toHaveLength(2);

    await press(`Delete ${DUBAI}`);
    // The next deletion sends the one before.
    await press('Delete Welder');
    await waitFor(() => expect(jobs().map(({ id }) => id)).toEqual(['experience-demo-1']));
    fireEvent(window, new Event('pagehide'));
    await waitFor(() => expect(jobs()).toEqual([]));
    expect(await screen.findByText('No jobs yet')).toBeInTheDocument();
  });

  it('may be none', async () => {
    for (const { id } of jobs()) backend.data.experience.delete(id);
    const app = await openJobs();
    await app.user.click(await screen.findByLabelText('I have no work experience'));
    expect(await screen.findByText('Done')).toBeInTheDocument();
    expect(backend.profileOf('user')?.experienceYears).toBe(0);
    expect(field('I have no work experience')).toBeChecked();
  });
});

describe('the answer to a save', () => {
  it('that is lost creates no second entry', async () => {
    configure({ VITE_API_RETRY_ATTEMPTS: 2 });
    await renderApp({ path: '/profile/edit/education?entry=new', signedInAs: 'user' });
    await screen.findByRole('heading', { level: 2, name: 'Add education' });
    let stored: Response | undefined;
    server.use(
      http.put('*/api/user/education/:id', async ({ request }) => {
        // A strict backend answers the repetition with a conflict, because the first request has made the record.
        if (stored !== undefined)
          return HttpResponse.json({ message: 'Changed', current: await stored.json() }, { status: 409 });
        stored = await backend.answer(request);
        return HttpResponse.error();
      }),
    );
    const seen = recordRequests();
    type('Name of the credential', 'Pipe fitter');
    // This is kept in the profile and not in the entry.
    fireEvent.click(field('This is my highest level'));
    await press('Save');
    await screen.findByText(/^Saved at/, {}, { timeout: 10_000 });
    expect(puts(seen)).toHaveLength(2);
    expect(backend.data.education.filter(({ name }) => name === 'Pipe fitter')).toHaveLength(1);
  });

  it('that never came leaves a draft for the next visit', async () => {
    const app = await openJobs(`${EXPERIENCE}?entry=new`);
    await screen.findByRole('heading', { level: 2, name: 'Add a job' });
    server.use(
      http.put(
        '*/api/user/experience/:id',
        async ({ request }) => {
          await backend.answer(request);
          return HttpResponse.error();
        },
        { once: true },
      ),
    );
    type('Job title', 'Pipe fitter');
    await press('Save');
    await screen.findByRole('alert');
    type('Employer', 'Gulf Yard');
    fireEvent(window, new Event('pagehide'));
    expect(Object.keys(drafts())).toEqual(['profile-section:experience:new:user-demo']);

    window.history.replaceState(null, '', EXPERIENCE);
    await app.reload();
    await press('Restore them');
    await waitFor(() => expect(field('Employer')).toHaveValue('Gulf Yard'));
    await press('Save');
    await saved();
    expect(jobs().filter(({ title }) => title === 'Pipe fitter')).toMatchObject([{ employer: 'Gulf Yard' }]);
  });
});

describe('an entry that changed elsewhere', () => {
  const elsewhere = (changed: object) => {
    const [job] = jobs();
    if (job === undefined) throw new Error('no job');
    backend.data.experience.put({ ...job, ...changed, lastModified: new Date().toISOString() });
  };
  it('asks about each field that differs', async () => {
    const app = await openJobs(`${EXPERIENCE}?entry=experience-demo-1`);
    for (const [choice, typed, employer, hoursPerWeek] of [
      ['Keep mine', 'Shipyard, typed here', 'Shipyard, typed here', 44],
      ['Use the saved version', 'Shipyard, typed again', 'Shipyard, stored', 45],
    ] as const) {
      await screen.findByRole('heading', { level: 2, name: /^Edit Welder/ });
      elsewhere({ employer: 'Shipyard, stored', hoursPerWeek });
      type('Employer', typed);
      await press('Save');
      const dialog = await screen.findByRole('dialog', { name: 'Changed elsewhere' });
      expect(within(dialog).getByText('Shipyard, stored')).toBeInTheDocument();
      expect(within(dialog).getByText(typed)).toBeInTheDocument();
      const hours = within(dialog).getByRole('group', { name: 'Hours per week' });
      await app.user.click(within(hours).getByRole('button', { name: 'Use the saved version' }));
      const group = within(dialog).getByRole('group', { name: 'Employer' });
      await app.user.click(within(group).getByRole('button', { name: choice }));
      await waitFor(() => expect(jobs()[0]).toMatchObject({ employer, hoursPerWeek }));
      await waitFor(() => expect(window.location.search).toBe(''));
      if (choice === 'Keep mine') await press(`Edit Welder, ${employer}`);
    }
  });

  it('that was deleted is offered as a new one', async () => {
    await openJobs(`${EXPERIENCE}?entry=experience-demo-1`);
    await screen.findByRole('heading', { level: 2, name: `Edit ${MANILA}` });
    backend.data.experience.delete('experience-demo-1');
    type('Employer', 'Typed here');
    await press('Save');
    expect(await screen.findByText('This was deleted elsewhere. Save it as new?')).toBeInTheDocument();
    await press('Save as new');
    await saved();
    const [, made] = jobs();
    expect(made).toMatchObject({ employer: 'Typed here', nocCode: '72106' });
    expect(made?.id).not.toBe('experience-demo-1');
  });
});

describe('unsaved input', () => {
  it('is offered beside its entry after the tab was closed', async () => {
    const app = await openJobs(`${EXPERIENCE}?entry=experience-demo-2`);
    await screen.findByRole('heading', { level: 2, name: `Edit ${DUBAI}` });
    type('City', 'Sharjah');
    await waitFor(() =>
      expect(Object.keys(drafts())).toEqual(['profile-section:experience:experience-demo-2:user-demo']),
    );
    window.history.replaceState(null, '', EXPERIENCE);
    await app.reload();
    await press('Restore them');
    await waitFor(() => expect(field('City')).toHaveValue('Sharjah'));
  });

  it('is still there with the code that was found by the duties', async () => {
    await openJobs(`${EXPERIENCE}?entry=new`);
    await screen.findByRole('heading', { level: 2, name: 'Add a job' });
    type('Job title', 'Welder in a yard');
    type('Main duties', 'weld steel to drawing');
    await press('Find the code by duties');
    await screen.findByRole('heading', { level: 1, name: 'Find your NOC code' });
    expect(await screen.findByLabelText('What do you do at work?')).toHaveValue('weld steel to drawing');
    await press('Find occupations');
    await press('Use this code');
    await screen.findByRole('heading', { level: 1, name: 'Work experience' });
    await waitFor(() => expect(field('NOC code')).toHaveValue('72106'));
    await waitFor(() => expect(field('NOC code')).toHaveFocus());
    expect(field('Job title')).toHaveValue('Welder in a yard');
    await waitFor(() =>
      expect(field('NOC code')).toHaveAccessibleDescription(
        /^Welders and related machine operators\s· TEER 2/,
      ),
    );
    await press('Save');
    await saved();
    expect(jobs().find(({ title }) => title === 'Welder in a yard')).toMatchObject({ nocCode: '72106' });
  });
});

describe('a NOC code', () => {
  it('is written into the chosen job', async () => {
    const app = await open('/tools/noc', 'Find your NOC code');
    fireEvent.change(await screen.findByLabelText('What do you do at work?'), { target: { value: 'cook' } });
    await press('Find occupations');
    await press('Use this code');
    await app.user.click(await screen.findByRole('menuitem', { name: DUBAI }));
    await screen.findByRole('heading', { level: 2, name: `Edit ${DUBAI}` });
    await waitFor(() => expect(field('NOC code').value).toMatch(/^6[23]20\d$/));
  });
});

describe('education', () => {
  it('that is the highest sets the education level of the profile', async () => {
    const app = await open('/profile/edit/education', 'Education');
    await press('Add education');
    const level = await screen.findByLabelText('Education level');
    await waitFor(() => expect(level).toBeEnabled());
    expect(field('This is my highest level')).not.toBeChecked();
    await app.user.selectOptions(
      field('Credential'),
      'Bachelor’s degree, or a program of three years or more',
    );
    await app.user.selectOptions(level, 'High School');
    await app.user.click(field('This is my highest level'));
    type('Name of the credential', 'BSc');
    await app.user.click(field('Done'));
    type('Assessed by', 'WES');
    await press('Save');
    await saved();
    await waitFor(() => expect(backend.profileOf('user')?.educationLevelId).toBe('edu-high-school'));
    expect(backend.data.education.find(({ name }) => name === 'BSc')).toMatchObject({
      credential: 'bachelor-or-three-year',
      eca: { status: 'done', body: 'WES' },
    });
  });
});

describe('a language test', () => {
  it('shows its levels while it is typed, refuses a wrong score, and is saved with four scores in one text', async () => {
    const app = await open('/profile/edit/tests', 'Language tests');
    expect(await screen.findByText(/^Valid until /)).toBeInTheDocument();
    await press('Add a language test');
    await app.user.selectOptions(await screen.findByLabelText('Test'), 'IELTS General Training');
    type('Listening', '۷٫۵');
    type('Reading', '6.3');
    type('Writing', '7');
    type('Speaking', '7');
    const table = screen.getByRole('table', { name: 'Your levels' });
    expect(within(table).getByText('CLB 8')).toBeInTheDocument();
    expect(within(table).getAllByText('CLB 9')).toHaveLength(2);
    expect(within(table).getByText('not known yet')).toBeInTheDocument();
    const seen = recordRequests();
    await press('Save');
    await waitFor(() => expect(field('Reading')).toHaveFocus());
    expect(field('Reading')).toHaveAccessibleDescription('From 0 to 9 in steps of 0.5');
    expect(field('Test date')).toHaveAccessibleDescription('This field is required');
    expect(puts(seen)).toEqual([]);
    type('Reading', '7');
    type('Test date', '2199-01-01');
    await press('Save');
    await waitFor(() => expect(field('Test date')).toHaveAccessibleDescription('This date is in the future'));
    type('Test date', new Date(Date.now() - 86_400_000).toISOString().slice(0, 10));
    await press('Save');
    await saved();
    expect(await puts(seen)[0]?.body).toMatchObject({ testCode: 'ielts-general', score: '7.5/7/7/7' });
  });

  it('that Express Entry does not accept has no level', async () => {
    const app = await open('/profile/edit/tests?entry=new', 'Language tests');
    await app.user.selectOptions(await screen.findByLabelText('Test'), 'IELTS Academic');
    expect(
      await screen.findByText('This test isn’t accepted for Express Entry, so no level is shown.'),
    ).toBeInTheDocument();
    expect(screen.queryByRole('table')).toBeNull();
    expect(field('Listening')).toBeInTheDocument();
  });

  it('is added with the older call if the backend has no other', async () => {
    server.use(
      http.get('*/api/user/profile-sections', () => HttpResponse.json({}, { status: 404 })),
      http.put('*/api/user/language-tests/:id', () => HttpResponse.json({}, { status: 404 })),
    );
    const app = await open('/profile/edit/tests', 'Language tests');
    await screen.findByText('IELTS General Training');
    expect(screen.queryByRole('button', { name: /^Edit / })).toBeNull();
    await press('Add a language test');
    await app.user.selectOptions(await screen.findByLabelText('Test'), 'CELPIP-General');
    for (const ability of ['Listening', 'Reading', 'Writing', 'Speaking']) type(ability, '9');
    type('Test date', '2026-01-31');
    await press('Save');
    await saved();
    expect(backend.data.languageTests.find(({ name }) => name === 'CELPIP-General')).toMatchObject({
      score: '9/9/9/9',
      takenOn: '2026-01-31',
    });
  });
});

import { fireEvent, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { backend, server } from '../support/backend';
import { renderApp } from '../support/renderApp';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 22, 12) }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  sessionStorage.clear();
});

const open = async (path: string, title: string) => {
  const app = await renderApp({ path });
  await screen.findByRole('heading', { level: 1, name: title });
  return app;
};
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const field = (name: string) => screen.getByRole('textbox', { name });
/** The cells of a row of the table of points. */
const row = (name: string) =>
  within(screen.getByRole('row', { name: new RegExp(`^${name}`) }))
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

it('the tools are listed together, and the estimator does not ask again for scores typed into the converter', async () => {
  const { user } = await open('/tools', 'Tools');
  for (const name of [
    'Language test converter',
    'CRS points estimator',
    'Federal Skilled Worker points',
    'Find your NOC code',
    'Recognition of education',
    'Visa requirements',
  ])
    expect(within(screen.getByRole('main')).getByRole('link', { name })).toBeVisible();
  expect(screen.getAllByText('Checked on November 20, 2026')).toHaveLength(3);
  expect(screen.getByText('Estimates, not advice.')).toBeVisible();

  // The converter converts each score separately, and shows errors beside it.
  await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Language test converter' }));
  await screen.findByRole('heading', { level: 1, name: 'Language test converter' });
  await user.selectOptions(screen.getByLabelText('Test'), 'IELTS Academic');
  expect(screen.queryByRole('table')).toBeNull();
  expect(
    await screen.findByText('This test isn’t accepted for Express Entry, so no level is shown.'),
  ).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Test'), 'IELTS General Training');
  type(field('Listening'), '7');
  type(field('Reading'), '6.5');
  type(field('Writing'), '6.3');
  type(field('Speaking'), '۷');
  expect(screen.getByText('From 0 to 9 in steps of 0.5')).toBeVisible();
  expect(row('Reading')).toEqual(['CLB 8']);
  expect(row('Writing')).toEqual(['not known yet']);
  type(field('Writing'), '6');
  expect(row('Listening')).toEqual(['CLB 7']);
  expect(row('Speaking')).toEqual(['CLB 9']);
  expect(await screen.findByText('Lowest: CLB 7')).toBeVisible();
  expect(screen.getAllByText('met')).toHaveLength(4);

  await user.click(screen.getByRole('link', { name: 'CRS points estimator' }));
  await screen.findByRole('heading', { level: 1, name: 'CRS points estimator' });
  const first = within(screen.getByRole('group', { name: 'First official language' }));
  await user.click(first.getByRole('button', { name: 'Enter test scores' }));
  expect(first.getByRole('textbox', { name: 'Reading' })).toHaveValue('6.5');
  expect(first.getByRole('radio', { name: 'English' })).toBeChecked();
  await user.click(first.getByRole('button', { name: 'Choose levels instead' }));
  expect(first.getByLabelText('Speaking')).toHaveDisplayValue('CLB 9');
});

const WELDER =
  '#v=1&rules=crs-2025-03-25&s1=now;age=33;edu=one-year;l1=en,7,7,7,8;l2=none;cw=0;fw=7;sp=yes;spe=secondary;spl=none;spw=0;cert=0;nom=0;sib=0;cs=none';

describe('the CRS estimator', () => {
  it('reads a link, says that one is broken, and compares scenarios below its rules line', async () => {
    const { goTo, user } = await open('/tools/crs#v=1&rul', 'CRS points estimator');
    const broken = 'This link couldn’t be read. It may have been cut off.';
    expect(await screen.findByText(broken)).toBeVisible();
    expect(field('Age')).toHaveValue('');
    for (const long of [`v=1&s1=${'x'.repeat(5000)}`, 'x'.repeat(5000)]) {
      await goTo('/tools');
      await goTo(`/tools/crs#${long}`);
      expect(await screen.findByText(broken)).toBeVisible();
      expect(field('Age')).toHaveValue('');
    }

    await goTo('/tools');
    await goTo(`/tools/crs#${encodeURIComponent(WELDER.slice(1))}`);
    expect(await screen.findByText(/^Opened from a link/)).toBeVisible();
    expect(screen.queryByText(broken)).toBeNull();
    expect(row('Total')).toEqual(['274']);
    const add = async (kind: string) => {
      await user.click(screen.getByRole('button', { name: 'Add a scenario' }));
      await user.click(await screen.findByRole('menuitem', { name: kind }));
    };
    await add('Higher language score');
    await add('With French');
    expect(row('Total')).toEqual(['274', '357 +83', '336 +62']);
    expect(screen.getByText(/New rules have reportedly applied since November 3, 2026/)).toBeVisible();
    expect(
      screen.getByRole('heading', { name: /^Under the rules in force until November\s2, 2026$/ }),
    ).toBeVisible();
    expect(document.body.textContent).not.toMatch(/your score/i);
    await user.click(screen.getByRole('button', { name: 'Remove scenario 2' }));
    expect(row('Total')).toEqual(['274', '336 +62']);
    expect(screen.getByRole('button', { name: 'Add a scenario' })).toHaveFocus();
  });

  it('shows a range for unknown answers and links to the questions, and keeps the answers in this tab', async () => {
    const { reload, user } = await open('/tools/crs', 'CRS points estimator');
    expect(screen.getAllByText('Between 0 and 1,200').length).toBeGreaterThan(0);
    await user.click(screen.getByRole('link', { name: 'Age' }));
    expect(field('Age')).toHaveFocus();
    type(field('Age'), '999');
    expect(screen.getByText('Please enter a number from 0 to 120')).toBeVisible();
    expect(row('Age')).toEqual(['0–110']);
    type(field('Age'), '29');
    await reload();
    await screen.findByRole('heading', { level: 1, name: 'CRS points estimator' });
    expect(field('Age')).toHaveValue('29');
  });
});

describe('the answers before the first input', () => {
  const filled = async (signedInAs: 'user' | 'both', now?: Date) => {
    // The seed is from some time before the day of these tests.
    backend.reset();
    if (now !== undefined) vi.setSystemTime(now);
    const app = await renderApp({ path: '/tools/crs', signedInAs });
    await screen.findByRole('heading', { name: 'What this assumes' });
    return app;
  };
  const assumes = () =>
    within(screen.getByRole('region', { name: /^Under the rules/ }))
      .getAllByRole('listitem')
      .map((item) => item.textContent);

  it('are everything in the profile, with the assumptions', async () => {
    const { user } = await filled('user');
    expect(row('Total')).toEqual(['274']);
    expect(assumes()).toEqual([
      'Highest education: Counts only with a credential assessment',
      'Years of work counted: 7 outside Canada, 0 in Canada',
      'IELTS General Training: Counted, although its certificate file was not accepted',
    ]);
    for (const kind of ['Higher language score', 'With French']) {
      await user.click(screen.getByRole('button', { name: 'Add a scenario' }));
      await user.click(await screen.findByRole('menuitem', { name: kind }));
    }
    expect(row('Total')).toEqual(['274', '357 +83', '336 +62']);
    const yes = within(screen.getByRole('group', { name: 'Certificate of qualification' }));
    await user.click(yes.getByRole('radio', { name: 'Yes' }));
    expect(row('Total')[0]).toBe('324');
  });

  it('warn of a test that expires soon, and include a year of work from the present job', async () => {
    const { user } = await filled('both');
    expect(row('Total')).toEqual(['488']);
    expect(assumes()).toContain('TEF Canada: expires in 29 days');
    await user.click(screen.getByRole('button', { name: 'Add a scenario' }));
    await user.click(await screen.findByRole('menuitem', { name: 'One more year of work' }));
    // The present job is in Canada.
    expect(row('Canadian work experience')).toEqual(['53', '64 +11']);
  });

  it('leave out an expired test, and say so', async () => {
    await filled('both', new Date(2026, 11, 22, 12));
    expect(row('Total')).toEqual(['484']);
    expect(assumes()).toContain('Left out, because it has expired: TEF Canada');
  });

  it('can also come from older backends, and can be cleared', async () => {
    server.use(
      http.get('*/api/user/profile-sections', () => HttpResponse.json({}, { status: 404 })),
      http.get('*/api/user/language-tests', () =>
        HttpResponse.json([
          {
            id: '1',
            name: 'IELTS General Training',
            language: 'en',
            score: '8/8.5/7/7',
            takenAt: '2026-05-01',
          },
        ]),
      ),
    );
    const { user } = await renderApp({ path: '/tools/crs', signedInAs: 'user' });
    expect(await screen.findByDisplayValue('CLB 10 or more')).toBeVisible();
    const first = within(screen.getByRole('group', { name: 'First official language' }));
    expect(first.getByRole('radio', { name: 'English' })).toBeChecked();
    expect(first.getByLabelText('Speaking')).toHaveDisplayValue('CLB 9');
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(
      within(screen.getByRole('group', { name: 'First official language' })).getByLabelText('Reading'),
    ).toHaveDisplayValue('I don’t know');
    await user.click(screen.getByRole('button', { name: 'Fill in from my profile' }));
    expect(await screen.findByDisplayValue('CLB 10 or more')).toBeVisible();
  });
});

it('are not offered while the estimator is switched off', async () => {
  vi.stubEnv('VITE_FEATURE_CRS', 'false');
  vi.stubEnv('VITE_FEATURE_FSW', 'false');
  const { goTo } = await open('/tools/crs', 'CRS points estimator');
  const isOff = async () => {
    expect(await screen.findByText('This estimator is off while we check its rules.')).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
  };
  await isOff();
  await goTo('/tools/fsw');
  await screen.findByRole('heading', { level: 1, name: 'Federal Skilled Worker points' });
  await isOff();
});

describe('the 67-point grid', () => {
  it('gives a verdict only from known answers', async () => {
    const { user } = await open(
      '/tools/fsw#v=1&rules=fsw67-2013-05-04&f1=age=36;edu=masters-or-professional;l1=en,9,9,9,9;l2=fr,5,5,5,5;w=8;ad=a5',
      'Federal Skilled Worker points',
    );
    expect(await screen.findByText('Pass, whatever your other answers: 87 to 97')).toBeVisible();
    expect(
      screen.getByText(/Since November 3, 2026, we don’t know whether this grid still applies\./),
    ).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'I have a job offer in Canada' }));
    expect(await screen.findByText('Pass: 97 of 100')).toBeVisible();
    const first = screen.getByRole('group', { name: 'First official language' });
    await user.selectOptions(within(first).getByLabelText('Reading'), 'CLB 6');
    expect(await screen.findByText(/^Not eligible:/)).toBeVisible();
  });
});

describe('the NOC finder', () => {
  it('finds occupations by duties, and similar ones, and explains a code', async () => {
    const { user } = await open('/tools/noc', 'Find your NOC code');
    type(field('What do you do at work?'), 'help old people at their home');
    const find = screen.getByRole('button', { name: 'Find occupations' });
    fireEvent.click(find);
    // If the button were disabled during the search, it would lose the focus.
    expect(find).toBeEnabled();
    expect(
      await screen.findByText(/Your duties decide the code, not your job title\.$/, {
        selector: '[role=status]',
      }),
    ).toBeVisible();
    const [first] = screen.getAllByRole('article');
    if (first === undefined) throw new Error('nothing found');
    expect(within(first).getByText('44101')).toBeVisible();
    const [duty] = within(first).getAllByRole('checkbox');
    if (duty === undefined) throw new Error('no duties');
    await user.click(duty);
    expect(within(first).getByText('Look at similar occupations too')).toBeVisible();
    expect(within(first).getByText(/^33102 /)).toBeVisible();
    for (const box of within(first).getAllByRole('checkbox', { checked: false })) await user.click(box);
    expect(within(first).getByText('These duties match.')).toBeVisible();

    // A code that the person already has can be checked.
    for (const [code, says] of [
      ['7237', 'Four digits are an older code (NOC 2016). Look for the new one by your duties.'],
      ['76100', 'The second digit of a NOC code is 0 to 5.'],
      ['7210x', 'A NOC code has five digits.'],
      ['92100', 'TEER 2. This code isn’t in our list, so we can’t show its title.'],
      ['00010', 'TEER 0. This code isn’t in our list, so we can’t show its title.'],
    ] as const) {
      type(field('NOC code'), code);
      await user.click(screen.getByRole('button', { name: 'Check code' }));
      expect(screen.getByText(says)).toBeVisible();
    }
  });
});

describe('visa requirements', () => {
  it('begin with the citizenship and destination of the profile', async () => {
    const app = await renderApp({ path: '/tools/visa', signedInAs: 'user' });
    expect(await screen.findByText('Visa needed: Visitor visa')).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Citizenship' })).toHaveDisplayValue('Philippines');
    expect(window.location.hash).toBe('#from=PH&to=CA');
    const citizenship = screen.getByRole('combobox', { name: 'Citizenship' });
    await app.user.clear(citizenship);
    await app.user.tab();
    expect(citizenship).toHaveDisplayValue('');
  });

  it('are the backend’s, with the sentence about work, and are not guessed', async () => {
    const { goTo } = await open('/tools/visa#from=PH&to=CA', 'Visa requirements');
    expect(await screen.findByText('Visa needed: Visitor visa')).toBeVisible();
    expect(screen.getByText('Up to 180 days')).toBeVisible();
    expect(screen.getByText('For visits only. To work you need a work permit.')).toBeVisible();

    for (const [status, says] of [
      [404, 'We have no information on this combination.'],
      [400, 'We couldn’t load the current answer, and we won’t guess.'],
    ] as const) {
      server.use(http.get('*/api/countries/visa-requirements', () => HttpResponse.json({}, { status })));
      await goTo('/tools');
      await goTo('/tools/visa#from=PH&to=CA');
      expect(await screen.findByText(says)).toBeVisible();
      expect(screen.queryByText(/^Visa needed/)).toBeNull();
    }

    // There is no choice if the countries could not be loaded.
    server.use(http.get('*/api/countries', () => HttpResponse.json({}, { status: 404 })));
    await goTo('/tools');
    await goTo('/tools/visa');
    expect(await screen.findByText('The list couldn’t be loaded. Please try again.')).toBeVisible();
    expect(screen.queryByText(/do not guess/)).toBeNull();
  });
});

it('recognition of education says how a level counts, and what recognition is not', async () => {
  await open('/tools/recognition#level=masters&country=CA', 'Recognition of education');
  expect(await screen.findByText(/^Recognized as /)).toBeVisible();
  expect(
    screen.getByText('Having your education recognized doesn’t give you a licence to practise.'),
  ).toBeVisible();
});

import { cleanup, render } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { EARLY_PLACES } from '@/app/earlyPlaces';
import { APPLY_KEY } from '@/storage/prefix';
import { EarlyFrame } from '@/layout/EarlyFrame';
import { showEarlyDashboard } from './earlyDashboard';
import { showEarlyProfile } from './earlyProfile';
import { showEarlyReports } from './earlyReports';

const answers = vi.fn<typeof fetch>();
const ANSWERS: Readonly<Record<string, unknown>> = {
  '/api/UserProfiles/by-user/u1': {
    headline: 'Welder',
    countryOfResidenceId: 'c1',
    experienceYears: 1,
  },
  '/api/user/profile-sections': { destination: { countryIds: ['c2', 'c9'] } },
  '/api/countries': {
    countries: [
      { id: 'c1', code: 'IR', name: 'Iran' },
      { id: 'c2', code: 'CA', name: 'Canada' },
    ],
    totalCount: 2,
  },
  '/api/admin/reports/funnel': {
    stages: [
      { stage: 'submitted', reached: 1200 },
      { stage: 'accepted', reached: 1 },
    ],
  },
};
const PROFILE = {
  en: {
    print: 'See the version for employers',
    editAll: 'Edit profile',
    yearsOfExperience_one: '{{formatted}} year of experience',
    yearsOfExperience_other: '{{formatted}} years of experience',
  },
  fa: {
    print: 'دیدن',
    editAll: 'ویرایش',
    yearsOfExperience_one: '{{formatted}} سال سابقهٔ کار',
    yearsOfExperience_other: '{{formatted}} سال سابقهٔ کار',
  },
};
const DASHBOARD = {
  en: {
    'greeting.morning': 'Good morning, {{name}}.',
    'step.title': 'Your next step',
    'step.offer': 'Answer the offer from {{company}} by {{date}}.',
    'step.seeOffer': 'See the offer',
    'step.taskOver': 'Finish the task “{{title}}”, overdue since {{date}}.',
    'step.openTask': 'Open the task',
  },
};
const REPORTS = {
  en: {
    'funnel.title': 'From application to placement',
    'funnel.sentence_one': '{{formatted}} application was sent; {{placed}}.',
    'funnel.sentence_other': '{{formatted}} applications were sent; {{placed}}.',
    'funnel.placed_one': '{{formatted}} led to a placement ({{share}})',
    'funnel.placed_other': '{{formatted}} led to a placement ({{share}})',
    inUtc: 'Days are counted in UTC.',
    'terms:range': '{{from}} – {{to}}',
  },
};

interface Opened {
  readonly texts: unknown;
  readonly role?: string;
}
/** Opens the document of a page, before the app has started. */
function open(
  id: 'dashboard' | 'profile' | 'adminReports',
  address: string,
  { texts, role = 'User' }: Opened,
) {
  history.replaceState(null, '', address);
  localStorage.setItem('auth_user', JSON.stringify({ id: 'u1', firstName: 'Sara', lastName: '<i>A</i>' }));
  localStorage.setItem('auth_token', 'token-a');
  localStorage.setItem('current_role', role);
  const { container } = render(
    <>
      <script id="page-texts" type="application/json">
        {JSON.stringify(texts)}
      </script>
      <EarlyFrame name="VisaTalent" page={EARLY_PLACES[id]?.place} />
    </>,
  );
  const textAt = (selector: string) => container.querySelector(selector)?.textContent;
  return { place: container.querySelector<HTMLElement>('[data-early-page]'), textAt };
}

const answerWith = (known: Readonly<Record<string, unknown>>) =>
  answers.mockReset().mockImplementation((url) => {
    const asked = typeof url === 'string' ? url : '';
    const found = Object.entries(known).find(([path]) => asked.split('?')[0]?.endsWith(path));
    return Promise.resolve(Response.json(found?.[1] ?? null, { status: found === undefined ? 404 : 200 }));
  });

beforeEach(() => {
  localStorage.clear();
  document.documentElement.lang = 'en';
  document.documentElement.dir = 'ltr';
  sessionStorage.clear();
  answerWith(ANSWERS);
  vi.stubGlobal('fetch', answers);
  window.visatalentEarlyReads = [];
});

describe("a profile before the app's code is loaded", () => {
  it('shows name, headline and facts as text', async () => {
    const { place, textAt } = open('profile', '/profile', { texts: PROFILE });
    await showEarlyProfile(document);
    expect(place?.hidden).toBe(false);
    expect(textAt('.vt-profile-name')).toBe('Sara <i>A</i>');
    expect(textAt('.vt-profile-headline')).toBe('Welder');
    expect(textAt('.vt-profile-facts')).toBe('Iran\u00a0· 1 year of experience\u00a0· Canada');
  });

  it('shows them in the language of the document', async () => {
    document.documentElement.lang = 'fa';
    document.documentElement.dir = 'rtl';
    const { textAt } = open('profile', '/profile', { texts: PROFILE });
    await showEarlyProfile(document);
    expect(textAt('.vt-profile-facts')).toBe('ایران\u00a0· ۱\u00a0سال سابقهٔ کار\u00a0· کانادا');
  });

  it.each<[string, () => void, unknown]>([
    [
      'a profile that the server does not have',
      () => vi.mocked(answers).mockResolvedValue(new Response('', { status: 404 })),
      PROFILE,
    ],
    ['a document without texts in this language', () => (document.documentElement.lang = 'fr'), PROFILE],
  ])('stays hidden with %s', async (_, prepare, texts) => {
    prepare();
    const { place } = open('profile', '/profile', { texts });
    await showEarlyProfile(document);
    expect(place?.hidden).toBe(true);
  });
});

describe("the dashboard before the app's code is loaded", () => {
  const OVERDUE = { data: [{ id: 't1', title: '<b>Letter</b>', dueOn: '2026-11-27', state: 'open' }] };
  const OFFER = {
    data: [{ id: 'a1', company: 'Ironvale', status: 'offer', offer: { expiresAt: '2026-12-04T12:00:00Z' } }],
  };
  const KNOWN = { '/api/auth/me': { isEmailVerified: true }, '/api/tasks': OVERDUE };
  const show = async (known: Readonly<Record<string, unknown>>) => {
    vi.setSystemTime(new Date(2026, 10, 29, 9));
    answerWith(known);
    const opened = open('dashboard', '/dashboard', { texts: DASHBOARD });
    await showEarlyDashboard(document);
    vi.useRealTimers();
    return opened;
  };

  it('shows the greeting and the most urgent step as text', async () => {
    const { place, textAt } = await show(KNOWN);
    expect(place?.hidden).toBe(false);
    expect(textAt('.vt-greeting')).toBe('Good morning, Sara.');
    expect(textAt('.vt-step > p')).toBe(
      'Finish the task “<b>Letter</b>”, overdue since November\u00a027, 2026.',
    );
    cleanup();
    const offered = await show({ ...KNOWN, '/api/jobs/applications': OFFER });
    expect(offered.textAt('.vt-step > p')).toBe('Answer the offer from Ironvale by December\u00a04, 2026.');
  });

  it.each<[string, Readonly<Record<string, unknown>>, (() => void)?]>([
    ['nothing is urgent', { ...KNOWN, '/api/tasks': { data: [] } }],
    ['the e-mail address is not confirmed', { ...KNOWN, '/api/auth/me': { isEmailVerified: false } }],
    ['the account is being deleted', { ...KNOWN, '/api/users/me/deletion-request': { status: 'pending' } }],
    ['a job waits for its application', KNOWN, () => sessionStorage.setItem(APPLY_KEY, '{}')],
  ])('shows only the greeting when %s', async (_, known, prepare) => {
    prepare?.();
    const { place, textAt } = await show(known);
    expect(place?.hidden).toBe(false);
    expect(textAt('.vt-greeting')).toBe('Good morning, Sara.');
    expect(textAt('[data-early-part]')).toBeUndefined();
  });

  it('shows nothing to somebody whom the server does not know', async () => {
    const { place } = await show({ '/api/tasks': OVERDUE });
    expect(place?.hidden).toBe(true);
  });
});

describe("the reports before the app's code is loaded", () => {
  it('show the period and the first sentence', async () => {
    vi.setSystemTime('2026-11-29T12:00:00Z');
    const { place, textAt } = open('adminReports', '/admin/reports', { texts: REPORTS, role: 'Admin' });
    await showEarlyReports(document);
    vi.useRealTimers();
    expect(place?.hidden).toBe(false);
    expect(textAt('.vt-reports-period')).toBe(
      'Sep\u00a01, 2026 – Nov\u00a029, 2026\u00a0· Days are counted in UTC.',
    );
    expect(textAt('.vt-reports-sentence')).toBe('1,200 applications were sent; 1 led to a placement (0%).');
  });

  it('request nothing for the role User', async () => {
    const { place } = open('adminReports', '/admin/reports', { texts: REPORTS });
    await showEarlyReports(document);
    expect(place?.hidden).toBe(true);
    expect(answers).not.toHaveBeenCalled();
  });
});

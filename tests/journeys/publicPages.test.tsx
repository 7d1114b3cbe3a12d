import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CONTACT } from '@/config/marketing';
import { renderApp } from '../support/renderApp';
import { configure } from './authDialog';

// The whole app in jsdom, on a machine that may be busy.
/** What anybody can read. */
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const page = () => within(screen.getByRole('main'));

describe('the head of a page', () => {
  it.each(['/', '/help', '/jobs', '/forgot-password', '/nowhere'])(
    'takes the gradients that were chosen: %s',
    async (path) => {
      await renderApp({ path });
      const title = await screen.findByRole('heading', { level: 1 });
      expect(title.querySelector('.vt-gradient-text')?.textContent).toBe(title.textContent);
      expect(screen.getByRole('main')).toHaveClass('vt-gradient-head');
    },
  );
});

describe('home', () => {
  it('says every claim of the marketing copy', async () => {
    await renderApp();
    await heading('A job abroad, and the visa that goes with it');
    const text = screen.getByRole('main').textContent.replaceAll('\u2060', '');
    for (const claim of [
      'Recruitment & Immigration',
      'Creating a profile and browsing are free.',
      'A service fee is charged only after a placement is secured.',
      'First responses typically in 2–3 weeks',
      'Usually 1–3 months; authorities decide on visas',
      'North America',
      'Europe',
      'Australia',
      'Middle East',
      'privately run',
      'not tied to any government immigration program',
      '10,000+',
      'professionals',
      '500+',
      '50+',
      '95%',
      '95% of visa applications approved',
      '24/7',
      CONTACT.email,
    ])
      expect(text).toContain(claim);
  });

  it('opens Create Account from its first action', async () => {
    const { user } = await renderApp();
    const [createProfile] = page().getAllByText('Create a free profile', { selector: 'button' });
    if (createProfile === undefined) throw new Error('No first action');
    await user.click(createProfile);
    expect(await screen.findByRole('dialog', { name: 'Create Account' })).toBeVisible();
  });

  it('leads to the jobs', async () => {
    const { user, address } = await renderApp();
    const [browse] = page().getAllByText('Browse jobs', { selector: 'a' });
    if (browse === undefined) throw new Error('No second action');
    await user.click(browse);
    await heading('Jobs');
    expect(address()).toBe('/jobs');
  });
});

describe('the legal texts', () => {
  const footer = () => within(screen.getByRole('contentinfo'));

  it('are where the footer leads, with the way to a person and the lawyer’s part still open', async () => {
    const { user, address } = await renderApp({ path: '/about' });
    await heading('About');
    await user.click(footer().getByRole('link', { name: 'Privacy Policy' }));
    await heading('Privacy Policy');
    expect(address()).toBe('/privacy');
    expect(page().getByText(/a lawyer has yet to review this text/)).toBeVisible();
    expect(page().getByRole('link', { name: CONTACT.support })).toBeVisible();
    await user.click(footer().getByRole('link', { name: 'Terms of Service' }));
    await heading('Terms of Service');
    expect(address()).toBe('/terms');
    expect(page().getByText(/We guarantee neither a job nor a visa/)).toBeVisible();
  });

  it('are the owner’s own where the configuration names them', async () => {
    const own = 'https://legal.example.test/terms';
    configure({ VITE_TERMS_URL: own, VITE_PRIVACY_URL: 'javascript:alert(1)' });
    await renderApp({ path: '/terms' });
    await heading('Terms of Service');
    expect(page().getByRole('link', { name: own })).toHaveAttribute('href', own);
    expect(page().queryByText(/guarantee/)).toBeNull();
    expect(footer().getByRole('link', { name: 'Terms of Service' })).toHaveAttribute('href', own);
    expect(footer().getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy');
  });

  it('social pages are links where they are configured; the others say that there is none', async () => {
    configure({ VITE_SOCIAL_X: 'https://x.example.test/agency' });
    await renderApp({ path: '/about' });
    await heading('About');
    expect(footer().getByRole('link', { name: 'X' })).toHaveAttribute(
      'href',
      'https://x.example.test/agency',
    );
    const none = footer().getByRole('link', { name: 'Facebook: no page yet' });
    expect(none).toHaveAttribute('aria-disabled', 'true');
    expect(none).not.toHaveAttribute('href');
  });
});

describe('the pages around it', () => {
  it('about says who runs it and what it costs', async () => {
    await renderApp({ path: '/about' });
    await heading('About');
    expect(page().getByText(/privately run and not tied to any government/)).toBeVisible();
    expect(page().getByText(/only after a placement is secured/)).toBeVisible();
    expect(document.title).toBe('About · VisaTalent');
  });

  it('contact has both addresses as links', async () => {
    await renderApp({ path: '/contact' });
    await heading('Contact');
    for (const address of [CONTACT.email, CONTACT.support])
      expect(page().getByRole('link', { name: address })).toHaveAttribute('href', `mailto:${address}`);
  });

  it('help answers each question where it stands', async () => {
    await renderApp({ path: '/help' });
    await heading('Help & Support');
    const question = page().getByText('What does it cost?');
    const answer = page().getByText(/A service fee is charged only after a placement is secured/);
    expect(question.closest('details')).toContainElement(answer);
  });

  it('jobs, where they are switched off, names every field, tag and type that a job will have', async () => {
    configure({ VITE_FEATURE_JOBS: false });
    await renderApp({ path: '/jobs' });
    await heading('Jobs');
    expect(page().getByText('Coming Soon')).toBeVisible();
    for (const name of [
      'Title',
      'Company',
      'Location',
      'Salary',
      'Experience',
      'Skills',
      'Benefits',
      'Description',
      'Requirements',
      'Posted',
    ])
      expect(page().getByText(name, { selector: 'dt' })).toBeVisible();
    for (const name of ['Hot', 'New', 'Remote', 'Full-time', 'Part-time', 'Contract', 'Temporary'])
      expect(page().getByText(name, { selector: 'li' })).toBeVisible();
  });

  it('an unknown address and a denied one say so and lead on', async () => {
    await renderApp({ path: '/no/such/page' });
    await heading('Page Not Found');
    expect(page().getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
    await renderApp({ path: '/access-denied' });
    await heading('Access Denied');
    expect(page().getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
  });
});

describe('an address that no link leads to', () => {
  it.each(['/%00%0a%0d', '/about%0A', '/%E2%80%A8/jobs', '/a%2Fb'])('%s is Page Not Found', async (path) => {
    await renderApp({ path });
    await heading('Page Not Found');
    for (const landmark of ['banner', 'main', 'contentinfo'])
      expect(screen.getByRole(landmark)).toBeInTheDocument();
  });
});

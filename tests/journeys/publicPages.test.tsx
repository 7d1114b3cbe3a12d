import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CONTACT } from '@/config/marketing';
import { renderApp } from '../support/renderApp';
import { configure } from './authDialog';

/** The pages for everyone. The head of each uses the chosen gradients. */
const heading = async (name: string) => {
  const title = await screen.findByRole('heading', { level: 1, name });
  expect(title.querySelector('.vt-gradient-text')?.textContent).toBe(name);
  expect(screen.getByRole('main')).toHaveClass('vt-gradient-head');
};
const page = () => within(screen.getByRole('main'));
const footer = () => within(screen.getByRole('contentinfo'));

it('home has every claim of the marketing copy, and leads to an account and to the jobs', async () => {
  const { user, address } = await renderApp();
  await heading('A job abroad, and the visa that goes with it');
  const text = screen.getByRole('main').textContent;
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

  const [createProfile] = page().getAllByText('Create a free profile', { selector: 'button' });
  const [browse] = page().getAllByText('Browse jobs', { selector: 'a' });
  if (createProfile === undefined || browse === undefined) throw new Error('No first and second action');
  await user.click(createProfile);
  expect(await screen.findByRole('dialog', { name: 'Create Account' })).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(browse);
  await heading('Jobs');
  expect(address()).toBe('/jobs');
});

it('about, the legal texts, contact and help have their content, and hidden pages say so', async () => {
  const { user, address, goTo } = await renderApp({ path: '/about' });
  await heading('About');
  expect(page().getByText(/privately run and not tied to any government/)).toBeVisible();
  expect(page().getByText(/only after a placement is secured/)).toBeVisible();
  expect(document.title).toBe('About · VisaTalent');
  // The footer leads to the legal texts, with a contact address and the note for the lawyer.
  await user.click(footer().getByRole('link', { name: 'Privacy Policy' }));
  await heading('Privacy Policy');
  expect(address()).toBe('/privacy');
  expect(page().getByText(/a lawyer hasn’t reviewed this text yet/)).toBeVisible();
  expect(page().getByRole('link', { name: CONTACT.support })).toBeVisible();
  await user.click(footer().getByRole('link', { name: 'Terms of Service' }));
  await heading('Terms of Service');
  expect(address()).toBe('/terms');
  expect(page().getByText(/We guarantee neither a job nor a visa/)).toBeVisible();

  await goTo('/contact');
  await heading('Contact');
  for (const mail of [CONTACT.email, CONTACT.support])
    expect(page().getByRole('link', { name: mail })).toHaveAttribute('href', `mailto:${mail}`);
  await goTo('/help');
  await heading('Help & Support');
  const question = page().getByText('What does it cost?');
  const answer = page().getByText(/A service fee is charged only after a placement is secured/);
  expect(question.closest('details')).toContainElement(answer);
  await goTo('/forgot-password');
  await heading('Forgot password');
  for (const [path, name] of [
    ['/no/such/page', 'Page Not Found'],
    ['/access-denied', 'Access Denied'],
    ['/about%0A', 'Page Not Found'],
  ] as const) {
    await goTo(path);
    await heading(name);
    for (const landmark of ['banner', 'main', 'contentinfo'])
      expect(screen.getByRole(landmark)).toBeInTheDocument();
    expect(page().getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
  }
});

it('configured addresses and texts replace our own', async () => {
  const own = 'https://legal.example.test/terms';
  configure({
    VITE_TERMS_URL: own,
    VITE_PRIVACY_URL: 'javascript:alert(1)',
    VITE_SOCIAL_X: 'https://x.example.test/agency',
    VITE_FEATURE_JOBS: false,
  });
  const { goTo } = await renderApp({ path: '/terms' });
  await heading('Terms of Service');
  expect(page().getByRole('link', { name: own })).toHaveAttribute('href', own);
  expect(page().queryByText(/guarantee/)).toBeNull();
  expect(footer().getByRole('link', { name: 'Terms of Service' })).toHaveAttribute('href', own);
  expect(footer().getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy');
  // Social pages are links if they are configured; the others say that there is none.
  expect(footer().getByRole('link', { name: 'X' })).toHaveAttribute('href', 'https://x.example.test/agency');
  const none = footer().getByRole('link', { name: 'Facebook: no page yet' });
  expect(none).toHaveAttribute('aria-disabled', 'true');
  expect(none).not.toHaveAttribute('href');

  // Jobs that are switched off are announced, with every field, tag and type that a job will have.
  await goTo('/jobs');
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

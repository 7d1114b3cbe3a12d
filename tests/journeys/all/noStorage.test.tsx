import { fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, expect, it, vi } from 'vitest';
import { Transfer, transfer } from '@/features/documents/transfer.fixture';
import { DEMO_ACCOUNTS, DEMO_PASSWORD, server } from '../../support/backend';
import { renderApp } from '../../support/renderApp';
import { fill, openDialog, submit } from '../authDialog';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Not one more character can be stored. */
function fillUp(): void {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('No room', 'QuotaExceededError');
  });
}
/** As in Chromium when cookies are blocked. */
function forbid(): void {
  for (const name of ['localStorage', 'sessionStorage']) {
    const own = Object.getOwnPropertyDescriptor(globalThis, name);
    Object.defineProperty(globalThis, name, {
      configurable: true,
      get: () => {
        throw new DOMException('Not allowed', 'SecurityError');
      },
    });
    restore.push(() => Object.defineProperty(globalThis, name, own ?? {}));
  }
}
const restore: (() => void)[] = [];
afterEach(() => {
  for (const back of restore.splice(0)) back();
});

// By selector and label. A search by role goes through the whole page, which is slow in jsdom.
const heading = (name: string) =>
  waitFor(() => expect(document.querySelector('h1')).toHaveTextContent(name), { timeout: 20_000 });
/** Goes to an address as a link does, so that this tab keeps its memory. */
async function go(path: string, title: string): Promise<void> {
  window.history.pushState(null, '', path);
  window.dispatchEvent(new PopStateEvent('popstate'));
  await heading(title);
}
const type = (name: string, value: string) =>
  fireEvent.change(screen.getByLabelText(name, { selector: 'input, textarea' }), { target: { value } });

it.each([
  ['full', fillUp],
  ['forbidden', forbid],
])('with storage %s the tools, the documents and the plan work for this tab', async (_, make) => {
  make();
  const none = () => HttpResponse.json({ message: 'No such call' }, { status: 404 });
  server.use(http.get('*/api/user/plan', none), http.put('*/api/user/plan', none));
  const app = await renderApp({ path: '/tools/clb' });
  await heading('Language test converter');
  await app.user.selectOptions(screen.getByLabelText('Test'), 'IELTS General Training');
  type('Listening', '7');
  expect(screen.getAllByText('CLB 7').length).toBeGreaterThan(0);
  await go('/tools/crs', 'CRS points estimator');
  type('Age', '29');
  await go('/tools/fsw', 'Federal Skilled Worker points');
  type('Age', '31');
  await go('/tools/visa#from=PH&to=CA', 'Visa requirements');
  expect(await screen.findByText('Visa needed: Visitor visa')).toBeVisible();
  await go('/tools/recognition#level=masters&country=CA', 'Recognition of education');
  expect(await screen.findByText(/^Recognized as /)).toBeVisible();
  await go('/tools/noc', 'Find your NOC code');
  type('What do you do at work?', 'weld steel to drawing');
  fireEvent.click(screen.getByText('Find occupations'));
  expect((await screen.findAllByText('72106')).length).toBeGreaterThan(0);
  await go('/tools/crs', 'CRS points estimator');
  expect(screen.getByLabelText('Age')).toHaveValue('29');
  await go('/tools/fsw', 'Federal Skilled Worker points');
  expect(screen.getByLabelText('Age')).toHaveValue('31');

  await openDialog(app);
  fill('Email', DEMO_ACCOUNTS.user);
  fill('Password', DEMO_PASSWORD);
  submit();
  await screen.findByLabelText('Open profile menu', {}, { timeout: 20_000 });
  await go('/documents', 'Documents');
  await screen.findByText('Passport.pdf');
  // jsdom sends no files.
  Transfer.all.length = 0;
  vi.stubGlobal('XMLHttpRequest', Transfer);
  await app.user.upload(
    screen.getByLabelText('Choose files', { selector: 'input' }),
    new File(['%PDF new'], 'new paper.pdf', { type: 'application/pdf' }),
  );
  fireEvent.click(await screen.findByText('Upload 1 file'));
  (await transfer(0)).store('new-paper');
  expect(await screen.findByText('Uploaded')).toBeVisible();

  await go('/documents/plan', 'Document plan');
  await app.user.selectOptions(await screen.findByLabelText('Program'), 'Canadian Experience Class');
  await screen.findByText('Passport', { selector: 'h3' });
  await go('/documents', 'Documents');
  await go('/documents/plan', 'Document plan');
  expect(await screen.findByLabelText('Program')).toHaveDisplayValue('Canadian Experience Class');
});

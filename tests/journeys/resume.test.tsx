import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { backend, server } from '../support/backend';
import { renderApp } from '../support/renderApp';
import { callsOf, recordRequests } from './authDialog';

const sheet = () =>
  waitFor(
    () => {
      const article = document.querySelector<HTMLElement>('article[lang]');
      if (article === null) throw new Error('No sheet yet');
      return article;
    },
    { timeout: 20_000 },
  );
const ramon = () => backend.profileOf('user');

it('is printed in another language than the interface, without private data, under its own document title', async () => {
  const { user, address } = await renderApp({ path: '/profile/print', signedInAs: 'user' });
  await sheet();
  // The document has this title only while it is printed.
  const before = document.title;
  expect(before).toContain('Print your profile');
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(document.title).toBe('Ramon Santos - CV');
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(document.title).toBe(before);

  await user.selectOptions(screen.getByLabelText('Print language'), 'fa');
  await waitFor(async () => expect((await sheet()).lang).toBe('fa'));
  const paper = await sheet();
  expect(address()).toBe('/profile/print?language=fa');
  expect([paper.dir, document.documentElement.dir]).toEqual(['rtl', 'ltr']);
  expect(within(paper).getByRole('heading', { name: 'سابقهٔ کار' })).toBeVisible();
  expect(paper).toHaveTextContent('مارس ۲۰۲۲ تا امروز');
  expect(within(paper).getByText('Ramon Santos')).toHaveAttribute('dir', 'auto');
  expect(within(paper).getByText('user@visatalent.test')).toHaveAttribute('dir', 'ltr');
  expect(paper).not.toHaveTextContent('تاریخ تولد');
  expect(paper.innerHTML).not.toContain('\u2068سابقه');
  await user.click(screen.getByLabelText('Full version, for me'));
  await waitFor(async () => expect(await sheet()).toHaveTextContent('تاریخ تولد'));
  await user.click(screen.getByLabelText('Work experience'));
  await waitFor(async () => expect(await sheet()).not.toHaveTextContent('سابقهٔ کار'));
  expect(screen.getByRole('button', { name: 'Print or save as PDF' })).toBeEnabled();
});

async function open(resume: object | string) {
  const app = await renderApp({ path: '/profile/import', signedInAs: 'user' });
  await screen.findByRole('button', { name: 'Choose a file' }, { timeout: 20_000 });
  const text = typeof resume === 'string' ? resume : JSON.stringify(resume);
  const file = new File([text], 'resume.json', { type: 'application/json' });
  fireEvent.change(screen.getByLabelText('Choose a file', { selector: 'input' }), {
    target: { files: [file] },
  });
  return app;
}

it('a file that is no resume is refused', async () => {
  await open('{');
  expect(await screen.findByText('This isn’t a JSON file.')).toBeVisible();
  const other = new File(['{"a":1}'], 'a.json');
  fireEvent.change(screen.getByLabelText('Choose a file', { selector: 'input' }), {
    target: { files: [other] },
  });
  expect(await screen.findByText('This file isn’t a JSON Resume.')).toBeVisible();
  // Jobs that cannot be used are not said to be in the profile.
  const useless = new File(['{"work":[5,{"name":7}]}'], 'b.json');
  fireEvent.change(screen.getByLabelText('Choose a file', { selector: 'input' }), {
    target: { files: [useless] },
  });
  expect(await screen.findAllByText(/Not imported: nothing in it can be used/)).toHaveLength(2);
  expect(screen.queryByText('Your profile already has everything in this file.')).toBeNull();
});

it('is imported row by row after a preview, and undone', async () => {
  const { user } = await open({
    basics: { label: '<img src=x onerror=alert(1)>', summary: 'x'.repeat(5000) },
    work: [{ name: 'Toronto Steel', position: 'Fitter', startDate: '2015-02', endDate: '2016-03' }],
    skills: [{ name: 'Rigging' }],
  });
  const seen = recordRequests();
  const writes = () => seen.filter(({ method }) => method !== 'GET');
  expect(await screen.findByText('<img src=x onerror=alert(1)>')).toBeVisible();
  expect(screen.getByText(/Shortened to 4,000 characters/)).toBeVisible();
  const before = ramon();
  await user.click(screen.getByRole('checkbox', { name: /Skills/ }));
  expect(writes()).toEqual([]);
  server.use(
    http.put('*/api/user/experience/:id', () => HttpResponse.json({ message: 'Not now.' }, { status: 409 }), {
      once: true,
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Apply 3 changes' }));
  const retry = await screen.findByRole('button', { name: /^Retry/ });
  expect(screen.getAllByText(/^Saved/)).toHaveLength(2);
  expect(ramon()).toMatchObject({ headline: '<img src=x onerror=alert(1)>', skills: before?.skills });
  await user.click(retry);
  await screen.findByText('All changes are saved.');
  const mine = () => backend.experienceOf('user');
  expect(mine().some(({ employer }) => employer === 'Toronto Steel')).toBe(true);
  expect(callsOf(seen, '/api/users/me').filter(({ method }) => method !== 'GET')).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Undo this import' }));
  await screen.findByText('The import was undone.');
  expect(ramon()).toMatchObject({ headline: before?.headline, summary: before?.summary });
  expect(mine().some(({ employer }) => employer === 'Toronto Steel')).toBe(false);
});

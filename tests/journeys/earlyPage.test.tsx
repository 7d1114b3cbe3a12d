import { screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { afterEach, expect, it } from 'vitest';
import { server } from '../support/backend';
import { renderApp } from '../support/renderApp';

/** What the HTML document has shown of a page (build/early), and the app. */

const documentOf = (userId: string) => {
  const frame = document.createElement('div');
  frame.className = 'vt-early';
  frame.innerHTML = `<div class="vt-coming-head" data-path="/messages"><p class="vt-h2">Messages</p></div>
    <div data-early-page><div data-early-part="threads"><p>A message of the document</p></div></div>`;
  document.body.append(frame);
  document.documentElement.dataset.earlyUser = userId;
  return frame;
};
const shown = () => screen.queryByText('A message of the document');
let frame: HTMLElement | undefined;
afterEach(() => {
  frame?.remove();
  delete document.documentElement.dataset.earlyUser;
});

/** Opens the page with a document for this person; the list is never answered. */
async function open(userId: string) {
  server.use(http.get('*/api/messages/threads', () => new Promise(() => undefined)));
  frame = documentOf(userId);
  const { goTo } = await renderApp({ path: '/messages', signedInAs: 'user' });
  frame.remove();
  await screen.findByRole('button', { name: 'New message' });
  return { goTo };
}

it('is kept until the data are there, but not after the page was left', async () => {
  const { goTo } = await open('user-demo');
  expect(shown()).toBeInTheDocument();
  expect(shown()?.closest('[inert]')).toHaveAttribute('aria-hidden');
  await goTo('/tasks');
  await waitFor(() => expect(shown()).toBeNull());
  await goTo('/messages');
  await screen.findByRole('button', { name: 'New message' });
  expect(shown()).toBeNull();
});

it('is not shown to another person', async () => {
  await open('user-other');
  expect(shown()).toBeNull();
});

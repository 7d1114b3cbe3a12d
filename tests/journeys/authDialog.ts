import { fireEvent, screen, within } from '@testing-library/react';
import { http, HttpResponse, type JsonBodyType } from 'msw';
import { onTestFinished } from 'vitest';
import { server } from '../support/backend';
import type { RenderedApp } from '../support/renderApp';

/** Helpers for the tests of signing in and registering. */
export interface SeenRequest {
  readonly method: string;
  readonly path: string;
  /** The query string with its question mark; '' without one. */
  readonly search: string;
  readonly headers: Headers;
  readonly body: Promise<unknown>;
  /** Whether the session stays when the tab is closed. */
  readonly keepalive: boolean;
}

/** Every request from now on, in order. */
export function recordRequests(): SeenRequest[] {
  const seen: SeenRequest[] = [];
  const listen = ({ request }: { request: Request }) => {
    // A file is sent as multipart data, not as JSON.
    const isJson = request.headers.get('content-type')?.includes('json') !== false;
    const body = request
      .clone()
      .text()
      .then((text): unknown => (text === '' ? null : isJson ? JSON.parse(text) : text));
    seen.push({
      method: request.method,
      path: new URL(request.url).pathname,
      search: new URL(request.url).search,
      headers: request.headers,
      body,
      keepalive: request.keepalive,
    });
  };
  server.events.on('request:start', listen);
  onTestFinished(() => server.events.removeListener('request:start', listen));
  return seen;
}

export const callsOf = (seen: readonly SeenRequest[], path: string): SeenRequest[] =>
  seen.filter((request) => request.path === path);

/** The run-time configuration of the page that is opened next. */
export function configure(values: Readonly<Record<string, string | number | boolean>>): void {
  const script = document.createElement('script');
  script.id = 'runtime-config';
  script.type = 'application/json';
  script.textContent = JSON.stringify(values);
  document.head.append(script);
  onTestFinished(() => script.remove());
}

/** The next answers to a POST. */
export const answerPost = (path: string, body: JsonBodyType, status = 200): void =>
  server.use(http.post(`*${path}`, () => HttpResponse.json(body, { status })));

/** One element by its selector. A search by role goes through the whole page, which is slow in jsdom. */
const only = (selector: string): HTMLElement => {
  const found = document.querySelectorAll<HTMLElement>(selector);
  if (found.length !== 1 || found[0] === undefined) throw new Error(`${found.length} of ${selector}`);
  return found[0];
};

export const dialog = () => within(only('[role="dialog"]'));
/** The open list of a country field. */
export const list = () => within(only('[role="listbox"]'));

/** Opens one of the dialogs from the top bar. */
export async function openDialog({ user }: RenderedApp, mode: 'Login' | 'Register' = 'Login') {
  await user.click(within(only('header')).getByRole('button', { name: mode }));
  await screen.findByRole('dialog', { name: mode === 'Login' ? 'Sign In' : 'Create Account' });
  return dialog();
}

export const field = (name: string): HTMLInputElement => dialog().getByLabelText<HTMLInputElement>(name);

export const stored = () => ({
  user: JSON.parse(localStorage.getItem('auth_user') ?? 'null') as Record<string, unknown> | null,
  token: localStorage.getItem('auth_token'),
});

/** Fills a field at once, as a password manager does. */
export const fill = (name: string, value: string): boolean =>
  fireEvent.change(field(name), { target: { value } });

/** Presses Enter in the form, or its button. */
export function submit(name = 'Email'): void {
  const { form } = field(name);
  if (form === null) throw new Error(`${name} stands in no form`);
  fireEvent.submit(form);
}

import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { takeRead } from '@/api/readAhead';
import { JobLoading } from '@/pages/job/JobStates';
import { openApp } from '@/runtime/app';
import { allTexts } from '@/i18n/texts.fixture';
import { showEarlyJob } from './earlyJob';

const WELDER = {
  id: 'job-1',
  title: '<b>Welder</b>',
  company: 'Northgate',
  location: 'Moncton, NB',
  language: 'en',
  status: 'open',
  tags: ['new'],
  experience: '3–5 years',
  description: 'First <script>alert(1)</script>.\n\nSecond.',
};
const answers = vi.fn<typeof fetch>();
const said = (name: string) => document.querySelector(`[data-early="${name}"]`)?.textContent;
const NOTHING = { title: '', company: '', location: '', text: '' };
const shown = () => Object.fromEntries(Object.keys(NOTHING).map((name) => [name, said(name)]));

/** Opens the prerendered page of a job at an address, before the app has started. */
async function open(path: string, settings = '{}') {
  history.replaceState(null, '', path);
  document.documentElement.setAttribute('data-starting', '');
  const i18n = await allTexts();
  const page = (
    <MemoryRouter>
      <I18nextProvider i18n={i18n}>
        <JobLoading />
      </I18nextProvider>
    </MemoryRouter>
  );
  openApp();
  document.body.innerHTML = `<script id="runtime-config" type="application/json">${settings}</script><div id="root">${renderToString(page)}</div>`;
  return page;
}

describe("a job before the app's code is loaded", () => {
  beforeEach(() => {
    localStorage.clear();
    answers
      .mockReset()
      .mockImplementation(() => Promise.resolve(Response.json({ success: true, data: WELDER })));
    vi.stubGlobal('fetch', answers);
    if (document.defaultView) document.defaultView.visatalentEarlyReads = [];
  });

  it("shows the job's text, and leaves the answer to the app", async () => {
    await open('/Jobs/job-1--welder-moncton/');
    await showEarlyJob(document);
    expect(shown()).toEqual({
      title: WELDER.title,
      company: WELDER.company,
      location: WELDER.location,
      text: 'First <script>alert(1)</script>.Second.',
    });
    expect(document.querySelectorAll('#root script, #root b')).toHaveLength(0);
    expect(document.querySelectorAll('[data-early="facts"] > div')).toHaveLength(2);
    expect(answers).toHaveBeenCalledExactlyOnceWith(
      '/api/jobs/job-1',
      expect.objectContaining({ redirect: 'error', cache: 'no-store' }),
    );
    const { signal } = new AbortController();
    expect(takeRead('/api/jobs/job-1', 'token', signal)).toBeUndefined();
    const app = openApp();
    const response = await takeRead('/api/jobs/job-1', null, signal);
    await expect(response?.json()).resolves.toEqual({ success: true, data: WELDER });
    expect(takeRead('/api/jobs/job-1', null, signal)).toBeUndefined();
    app.close();
  });

  it('does not change when React hydrates the page', async () => {
    const page = await open('/jobs/job-1');
    await showEarlyJob(document);
    const complaints = vi.fn<(error: unknown) => void>();
    const root = document.querySelector<HTMLElement>('#root');
    if (root === null) throw new Error('No root');
    await act(async () => void hydrateRoot(root, page, { onRecoverableError: complaints }));
    expect(shown()).toMatchObject({ title: WELDER.title, company: WELDER.company });
    expect(complaints).not.toHaveBeenCalled();
  });

  it.each([
    ['another job', () => Response.json({ ...WELDER, id: 'job-2' })],
    ['a list', () => Response.json([WELDER])],
    ['a job without a title', () => Response.json({ ...WELDER, title: ' ' })],
    ['a failure', () => Response.json(WELDER, { status: 500 })],
    ['a page of the host', () => new Response('<!doctype html>')],
  ])('shows nothing of %s', async (_, answer) => {
    answers.mockImplementation(() => Promise.resolve(answer()));
    await open('/jobs/job-1');
    await showEarlyJob(document);
    expect(answers).toHaveBeenCalledOnce();
    expect(shown()).toEqual(NOTHING);
  });

  it('shows nothing of an answer that comes after the app', async () => {
    await open('/jobs/job-1');
    const showing = showEarlyJob(document);
    document.documentElement.removeAttribute('data-starting');
    await showing;
    expect(shown()).toEqual(NOTHING);
  });

  it('shows nothing, and throws nothing, without a connection', async () => {
    answers.mockImplementation(() => Promise.reject(new TypeError('Failed to fetch')));
    await open('/jobs/job-1');
    await showEarlyJob(document);
    expect(shown()).toEqual(NOTHING);
  });

  it('leaves the text of a closed job to the app, which shows other jobs above it', async () => {
    answers.mockImplementation(() => Promise.resolve(Response.json({ ...WELDER, status: 'closed' })));
    await open('/jobs/job-1');
    await showEarlyJob(document);
    expect(shown()).toMatchObject({ title: WELDER.title, text: '' });
  });

  it.each([
    ['where jobs are switched off', '/jobs/job-1', '{"VITE_FEATURE_JOBS":" False"}', false],
    ['for a session', '/jobs/job-1', '{}', true],
    ['for what cannot be an id', '/jobs/..--x', '{}', false],
    ['elsewhere', '/jobs', '{}', false],
  ])('requests nothing %s', async (_, path, settings, signedIn) => {
    await open(path, settings);
    if (signedIn) for (const key of ['auth_user', 'auth_token']) localStorage.setItem(key, '{}');
    await showEarlyJob(document);
    expect(answers).not.toHaveBeenCalled();
  });
});

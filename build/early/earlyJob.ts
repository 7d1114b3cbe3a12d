import { isRecord, openEnvelope, parseText } from '@/api/answer';
import type { jobs } from '@/api/endpoints/jobs';
import { requestInit } from '@/api/request';
import { urlOf } from '@/api/url';
import { areaIsOnIn } from '@/config/areas';
import { givenConfig } from '@/config/env';
import { languageTag, paragraphsOf } from '@/features/jobs/ownWords';
import { readSegment } from '@/features/jobs/slug';
import { hasStoredSession } from '@/storage/sessionKeys';

/** By the type of its endpoint, whose code would bring the shapes of all answers along. */
const JOB = '/api/jobs/{id}' satisfies typeof jobs.byId.path;
const ADDRESS = /^\/jobs\/([^/]+)\/*$/i;
/** What fits on the first screens, in characters; the app shows the whole. */
const LONGEST = { line: 300, text: 1500 };

const lineOf = (value: unknown): string =>
  typeof value === 'string' ? value.trim().slice(0, LONGEST.line) : '';

/** The first paragraphs, as long as they fit; a single long one is shown whole by the app only. */
function beginningOf(text: unknown): readonly string[] {
  let left = LONGEST.text;
  const all = typeof text === 'string' ? paragraphsOf(text) : [];
  const end = all.findIndex((paragraph) => {
    left -= paragraph.length;
    return left < 0;
  });
  return end < 0 ? all : all.slice(0, end);
}

/** What the list of key facts has a row for when it is known; the kind of work always has one. */
const FACTS = ['experience', 'hoursPerWeek', 'startsOn', 'workPermit', 'closesAt'];
/** Keeps the height of a line. */
const EMPTY_LINE = '\u00a0';

/** Fills the places of the prerendered page (src/pages/job/JobStates.tsx) with text, never with markup. */
function fill(page: Document, job: Readonly<Record<string, unknown>>): void {
  const place = (name: string) => page.querySelector<HTMLElement>(`[data-early="${name}"]`);
  for (const name of ['title', 'company', 'location']) {
    const found = place(name);
    if (found !== null) found.textContent = lineOf(job[name]);
  }
  const tags = place('tags');
  if (tags !== null && Array.isArray(job.tags) && job.tags.length > 0) tags.textContent = EMPTY_LINE;
  const rows = ['type', ...FACTS.filter((name) => Boolean(job[name]))];
  place('facts')?.append(...rows.map(() => page.createElement('div')));
  const text = place('text');
  // A closed job has others like it above its text.
  if (text === null || (job.status !== undefined && job.status !== null && job.status !== 'open')) return;
  const language = languageTag(lineOf(job.language));
  if (language !== undefined) text.lang = language;
  for (const paragraph of beginningOf(job.description)) {
    const element = page.createElement('p');
    element.dir = 'auto';
    element.textContent = paragraph;
    text.append(element);
  }
}

/**
 * Asks for the job of the address before there is any code of the app, for a visitor: the answer waits for the app
 * (src/api/readAhead.ts), and its title, company, place and first paragraphs stand in the page until then. Nothing is
 * shown of an answer that is no job or another one, or that comes after the app has started. Never throws.
 */
export async function showEarlyJob(page: Document): Promise<void> {
  try {
    const view = page.defaultView;
    const { pathname } = page.location;
    const id = readSegment(ADDRESS.exec(pathname)?.[1] ?? '')?.id;
    if (view === null || id === undefined || view.top !== view) return;
    // It would answer for the backend; the app removes it first.
    if (view.navigator.serviceWorker?.controller) return;
    if (hasStoredSession(view.localStorage)) return;
    const { apiBaseUrl, features } = givenConfig(page);
    if (!areaIsOnIn(features, 'jobs')) return;
    const url = urlOf(apiBaseUrl, JOB, { path: { id } });
    const response = fetch(url, requestInit({ method: 'GET' }, {}, null, null));
    view.visatalentEarlyRead = { url, response };
    const answer = (await response).clone();
    const parsed = parseText(await answer.text());
    const job = parsed.json && answer.ok ? openEnvelope(parsed.value) : undefined;
    const isStarting =
      page.documentElement.hasAttribute('data-starting') && page.location.pathname === pathname;
    if (!isRecord(job) || job.id !== id || lineOf(job.title) === '' || !isStarting) return;
    fill(page, job);
    // What stands below has its place now, and is seen from the next frame on: it is not seen to move.
    view.requestAnimationFrame(() =>
      view.requestAnimationFrame(() => page.documentElement.setAttribute('data-early-filled', '')),
    );
  } catch {
    // No storage, no connection, settings that are missing: the app says what there is to say.
  }
}

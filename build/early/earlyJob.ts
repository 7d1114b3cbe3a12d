import { isRecord } from '@/api/answer';
import type { jobs } from '@/api/endpoints/jobs';
import { areaIsOnIn } from '@/config/areas';
import { givenConfig } from '@/config/env';
import { languageTag, paragraphsOf } from '@/features/jobs/ownWords';
import { readSegment } from '@/features/jobs/slug';
import { routeMatcher } from '@/routing/routeMatcher';
import type { ROUTES } from '@/routing/routes';
import { hasStoredSession } from '@/storage/sessionKeys';
import { EMPTY_LINE } from '@/ui/text/separator';
import { sendEarly, valueIn } from './earlyReads';

/** Checked against the endpoint's type only, because its code would import the schemas of all answers. */
const JOB = '/api/jobs/{id}' satisfies typeof jobs.byId.path;
/** The row of this page only, because the whole route table would make the inline script long. */
const jobAt = routeMatcher({
  jobDetail: { path: '/jobs/:job' satisfies (typeof ROUTES)['jobDetail']['path'] },
});
/** Longest texts on the first screens, in characters; the app shows all of it. */
const LONGEST = { line: 300, text: 1500 };

const lineOf = (value: unknown): string =>
  typeof value === 'string' ? value.trim().slice(0, LONGEST.line) : '';

/** The first paragraphs that fit; a first paragraph that is too long is left to the app. */
function beginningOf(text: unknown): readonly string[] {
  let left = LONGEST.text;
  const all = typeof text === 'string' ? paragraphsOf(text) : [];
  const end = all.findIndex((paragraph) => {
    left -= paragraph.length;
    return left < 0;
  });
  return end < 0 ? all : all.slice(0, end);
}

/** Facts that have a row only when they are given; the job type always has one. */
const FACTS = ['experience', 'hoursPerWeek', 'startsOn', 'workPermit', 'closesAt'];

/**
 * Fills the placeholders of the prerendered page (src/pages/job/JobStates.tsx) with text, never with markup.
 */
function fill(page: Document, job: Readonly<Record<string, unknown>>): void {
  const place = (name: string) => page.querySelector<HTMLElement>(`[data-early="${name}"]`);
  for (const name of ['title', 'company', 'location']) {
    const element = place(name);
    if (element !== null) element.textContent = lineOf(job[name]);
  }
  const tags = place('tags');
  if (tags !== null && Array.isArray(job.tags) && job.tags.length > 0) tags.textContent = EMPTY_LINE;
  const rows = ['type', ...FACTS.filter((name) => Boolean(job[name]))];
  place('facts')?.append(...rows.map(() => page.createElement('div')));
  const text = place('text');
  // The page of a closed job shows similar jobs above its text.
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
 * Requests the job of the address for a visitor, before any code of the app is
 * loaded. The app uses the same response later (src/api/readAhead.ts); until then the
 * page shows title, company, place and first paragraphs. Nothing is shown if the
 * answer is no job or another job, or if the app has started meanwhile. Never throws.
 */
export async function showEarlyJob(page: Document): Promise<void> {
  try {
    const view = page.defaultView;
    const { pathname } = page.location;
    const id = readSegment(jobAt(pathname)?.params.job ?? '')?.id;
    if (view === null || id === undefined || view.top !== view) return;
    // A service worker could answer instead of the backend; the app removes it first.
    if (view.navigator.serviceWorker?.controller) return;
    if (hasStoredSession(view.localStorage)) return;
    const { apiBaseUrl, features } = givenConfig(page);
    if (!areaIsOnIn(features, 'jobs')) return;
    const job = await valueIn(sendEarly(view, apiBaseUrl, { path: JOB, args: { path: { id } } }, null));
    const isStarting =
      page.documentElement.hasAttribute('data-starting') && page.location.pathname === pathname;
    if (!isRecord(job) || job.id !== id || lineOf(job.title) === '' || !isStarting) return;
    fill(page, job);
    // The content below is shown one frame after it got its position, so that nobody sees it move.
    view.requestAnimationFrame(() =>
      view.requestAnimationFrame(() => page.documentElement.setAttribute('data-early-filled', '')),
    );
  } catch {
    // No storage, no connection or missing settings: the app will report it.
  }
}

import { fillShare, isClosed, jobHead, jobIdIn, jobIn, jobSegment } from './head.mjs';

/**
 * For hosts that run code with the Fetch API before their files (Cloudflare, Deno, Bun, Netlify): job pages with their
 * own heads, and a sitemap of the jobs. The output is the same for everybody. After any failure, the page is served as
 * it was built.
 * @typedef {{
 *   API_BASE_URL: string, SITE_ORIGIN?: string, ASSETS: { fetch: (request: Request) => Promise<Response> },
 * }} Env
 */

/** Time limit for the answer about one job, body included, in ms. */
const JOB_TIMEOUT_MS = 800;
/** Time limit for each page of jobs of the sitemap, in ms. */
const PAGE_TIMEOUT_MS = 5000;
const JOB_CACHE_MS = 600_000;
const MOST_CACHED_JOBS = 500;
const SITEMAP_CACHE_MS = 3_600_000;
const MOST_JOBS = 5000;
const PAGE_SIZE = 100;
const LARGEST_JOB = 262_144;

const jobs = new Map();
let sitemap = null;

/** Sends no cookies and no Authorization, because the answer is for everybody. */
async function answerOf(url, signal) {
  const response = await fetch(url, {
    headers: { Accept: 'application/json' },
    credentials: 'omit',
    redirect: 'manual',
    signal,
  });
  const text = response.ok ? await response.text() : '';
  return text === '' || text.length > LARGEST_JOB * PAGE_SIZE ? null : JSON.parse(text);
}

/** @throws after the time limit, also on a host whose fetch does not end at its signal */
function read(url, timeout) {
  const signal = AbortSignal.timeout(timeout);
  const late = new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });
  return Promise.race([answerOf(url, signal), late]);
}

const baseOf = ({ API_BASE_URL }) => String(API_BASE_URL ?? '').replace(/\/+$/, '');

/** The job with this id, at most ten minutes old; null when it cannot be read in time. */
async function jobOf(id, env) {
  const url = `${baseOf(env)}/api/jobs/${encodeURIComponent(id)}`;
  const cachedJob = jobs.get(url);
  if (cachedJob !== undefined && Date.now() - cachedJob.at < JOB_CACHE_MS) return cachedJob.job;
  try {
    const job = jobIn(await read(url, JOB_TIMEOUT_MS));
    if (job === null) return null;
    jobs.delete(url);
    jobs.set(url, { job, at: Date.now() });
    if (jobs.size > MOST_CACHED_JOBS) jobs.delete(jobs.keys().next().value);
    return job;
  } catch {
    return null;
  }
}

/** Headers that describe the bytes of a body and are wrong for a changed one. */
const OF_BYTES = ['content-length', 'content-encoding', 'etag', 'last-modified', 'content-md5', 'digest'];

async function jobPage(request, id, env) {
  const [built, job] = await Promise.all([env.ASSETS.fetch(request), jobOf(id, env)]);
  if (job === null || built.status !== 200 || !built.headers.get('content-type')?.includes('text/html'))
    return built;
  const html = await built.text();
  const headers = new Headers(built.headers);
  for (const name of OF_BYTES) headers.delete(name);
  return new Response(fillShare(html, jobHead(job, { origin: env.SITE_ORIGIN })), { status: 200, headers });
}

const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** The sitemap of the open jobs. @throws when the API does not answer */
async function jobsSitemap(env) {
  const site = env.SITE_ORIGIN.replace(/\/+$/, '');
  const openJobs = [];
  for (let page = 1; openJobs.length < MOST_JOBS; page += 1) {
    const body = await read(`${baseOf(env)}/api/jobs?page=${page}&pageSize=${PAGE_SIZE}`, PAGE_TIMEOUT_MS);
    const list = body?.success === true && !Array.isArray(body.data) ? body.data : body;
    const items = Array.isArray(list) ? list : (list?.data ?? list?.items);
    if (!Array.isArray(items)) throw new TypeError('No list of jobs');
    openJobs.push(...items.map(jobIn).filter((job) => job !== null && !isClosed(job)));
    if (items.length === 0 || !(list.hasNext ?? page < (list.totalPages ?? 1))) break;
  }
  const urls = openJobs
    .slice(0, MOST_JOBS)
    .map((job) => `<url><loc>${escaped(`${site}/jobs/${jobSegment(job)}`)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>\n`;
}

async function sitemapAnswer(env) {
  try {
    if (sitemap === null || sitemap.of !== env.SITE_ORIGIN || Date.now() - sitemap.at > SITEMAP_CACHE_MS)
      sitemap = { of: env.SITE_ORIGIN, at: Date.now(), text: await jobsSitemap(env) };
    const headers = {
      'Content-Type': 'application/xml; charset=utf-8',
      'Cache-Control': 'public, max-age=3600',
    };
    return new Response(sitemap.text, { headers });
  } catch {
    return new Response(null, { status: 503, headers: { 'Retry-After': '600' } });
  }
}

export default {
  /**
   * @param {Request} request
   * @param {Env} env
   * @returns {Promise<Response>}
   */
  async fetch(request, env) {
    const { pathname } = new URL(request.url);
    if (request.method !== 'GET' || baseOf(env) === '') return env.ASSETS.fetch(request);
    if (pathname === '/sitemap-jobs.xml' && env.SITE_ORIGIN) return sitemapAnswer(env);
    const id = jobIdIn(pathname);
    return id === null ? env.ASSETS.fetch(request) : jobPage(request, id, env);
  },
};

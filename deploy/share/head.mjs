/**
 * The head of a job's page for clients that run no scripts: link previews and some search engines. Plain
 * functions without platform APIs (no Intl, no URL), so that they run in Node, in workers and in nginx's njs.
 */

/**
 * The used fields of an answer of `GET /api/jobs/{id}`. All of them may be missing or of another type.
 * @typedef {{
 *   id?: unknown, title?: unknown, company?: unknown, location?: unknown, type?: unknown, status?: unknown,
 *   closesAt?: unknown, salary?: unknown,
 * }} Job
 */

const LONGEST_TITLE = 120;
const LONGEST_DESCRIPTION = 200;
const SITE = 'VisaTalent';
const START = '<!--share-->';
const END = '<!--/share-->';

/** Control characters, and invisible ones that change the direction of the text. */
const UNSEEN = /[\p{Cc}\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu;
const ENTITIES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

const plain = (value) =>
  typeof value === 'string' ? value.replace(UNSEEN, ' ').replace(/\s+/g, ' ').trim() : '';
const escaped = (text) => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign]);
/** Shortens a text to this many characters (code points). */
const clipped = (text, longest) => {
  const characters = Array.from(text);
  return characters.length <= longest
    ? text
    : `${characters
        .slice(0, longest - 1)
        .join('')
        .trimEnd()}…`;
};

const SIGNS = {
  CAD: 'CA$',
  USD: '$',
  AUD: 'A$',
  NZD: 'NZ$',
  HKD: 'HK$',
  MXN: 'MX$',
  BRL: 'R$',
  EUR: '€',
  GBP: '£',
  INR: '₹',
  PHP: '₱',
  JPY: '¥',
  CNY: 'CN¥',
  KRW: '₩',
};
const PERIODS = { year: 'year', month: 'month', week: 'week', hour: 'hour' };
const TYPES = {
  'full-time': 'Full-time',
  'part-time': 'Part-time',
  contract: 'Contract',
  temporary: 'Temporary',
};
const ownValue = (table, key) => (Object.hasOwn(table, key) ? table[key] : undefined);

const HIGHEST_PAY = 1e9;
const amountOf = (value) =>
  typeof value === 'number' && Number.isFinite(value) && value > 0 && value <= HIGHEST_PAY ? value : null;

function money(amount, currency) {
  const [whole, cents] = (Number.isInteger(amount) ? String(amount) : amount.toFixed(2)).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  const sign = ownValue(SIGNS, currency) ?? `${currency}\u00a0`;
  return `${sign}${grouped}${cents === undefined ? '' : `.${cents}`}`;
}

/** A job's pay in the words of the English page; '' when it is not stated. */
export function payLine(salary) {
  const { min, max, currency, period } = typeof salary === 'object' && salary !== null ? salary : {};
  const code = typeof currency === 'string' ? currency.trim().toUpperCase() : '';
  const ends = [amountOf(min), amountOf(max)];
  if (!/^[A-Z]{3}$/.test(code) || ends.every((end) => end === null)) return '';
  const [low, high] = ends.includes(null) ? ends : [...ends].sort((one, other) => one - other);
  const amounts = [...new Set([low, high].filter((end) => end !== null))]
    .map((end) => money(end, code))
    .join('–');
  const each = ownValue(PERIODS, period);
  const line = each === undefined ? `${amounts}, period not stated` : `${amounts} per ${each}`;
  if (low === null) return `Up to ${line}`;
  return high === null ? `From ${line}` : line;
}

/** Whether a job accepts no more applications. */
export function isClosed({ status, closesAt }, now = Date.now()) {
  if (status === 'closed') return true;
  const end = typeof closesAt === 'string' ? Date.parse(closesAt) : Number.NaN;
  return end <= now;
}

/** The last segment of a job's address: `{id}--{slug}`, as in src/features/jobs/slug.ts. */
export function jobSegment({ id, title, location }) {
  const slug = `${plain(title)} ${plain(location)}`
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 61)
    .replace(/^-+/, '')
    .slice(0, 60)
    .replace(/-+$/, '');
  return `${encodeURIComponent(String(id))}--${slug || 'job'}`;
}

/** The id in the address of a job's page; null for any other address and for an impossible id. */
export function jobIdIn(pathname) {
  const [, segment] = /^\/jobs\/([^/]+)\/?$/.exec(pathname) ?? [];
  const at = segment?.lastIndexOf('--') ?? -1;
  if (segment === undefined || at < 1) return null;
  try {
    const id = decodeURIComponent(segment.slice(0, at));
    return /^\.{0,2}$/.test(id) || id.length > 200 || /[\p{Cc}/\\]/u.test(id) ? null : id;
  } catch {
    return null;
  }
}

/** A text that an address can hold, as in src/api/scalars.ts: no half of a surrogate pair. */
const ADDRESSABLE = /^(?!\.{1,2}$)\P{Cs}+$/u;

/** The job in an answer, with or without envelope; null for anything else. */
export function jobIn(body) {
  if (typeof body !== 'object' || body === null || body.success === false) return null;
  const job = body.success === true && typeof body.data === 'object' ? body.data : body;
  return job !== null &&
    plain(job.title) !== '' &&
    ['string', 'number'].includes(typeof job.id) &&
    ADDRESSABLE.test(String(job.id))
    ? job
    : null;
}

const meta = (kind, key, content) => `<meta ${kind}="${key}" content="${escaped(content)}">`;

/**
 * The tags of a job's page. For an open job: title, description and the tags for previews. For a closed job: only the
 * tag that excludes it from search engines. All texts are escaped.
 * @param {Job} job
 * @param {{ origin?: string }} [options] `origin` of the site; without it no address is named
 * @returns {string}
 */
export function jobHead(job, { origin } = {}) {
  if (isClosed(job)) return '<meta name="robots" content="noindex">';
  const names = [plain(job.title), plain(job.company)].filter((text) => text !== '');
  const ending = ` · ${SITE}`;
  const title = clipped(names.join(', '), LONGEST_TITLE - ending.length) + ending;
  const facts = [plain(job.location), payLine(job.salary), ownValue(TYPES, job.type) ?? ''];
  const description = clipped(facts.filter((text) => text !== '').join(' · '), LONGEST_DESCRIPTION);
  const site = typeof origin === 'string' ? origin.replace(/\/+$/, '') : '';
  const address = site === '' ? null : `${site}/jobs/${jobSegment(job)}`;
  return [
    `<title>${escaped(title)}</title>`,
    meta('name', 'description', description),
    ...(address === null
      ? []
      : [`<link rel="canonical" href="${escaped(address)}">`, meta('property', 'og:url', address)]),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', SITE),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:image', `${site}/og-image.png`),
    meta('name', 'twitter:card', 'summary_large_image'),
  ].join('');
}

/**
 * The built page with a job's tags in place of its own. If they have no title (a closed job's), the page's own stays.
 * A page without the marks for the tags is not changed.
 * @param {string} html job.html of the build
 * @param {string} head of {@link jobHead}
 * @returns {string}
 */
export function fillShare(html, head) {
  const [from, to] = [html.indexOf(START), html.indexOf(END)];
  if (from < 0 || to < from) return html;
  const built = html.slice(from + START.length, to);
  const ownTags = head.includes('<title>') ? '' : built;
  return html.slice(0, from + START.length) + ownTags + head + html.slice(to);
}

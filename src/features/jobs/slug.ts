/**
 * Separates the two parts of a job's path segment: `{id}--{slug}`. Ids may contain single and double hyphens,
 * slugs contain no double ones.
 */
const SEPARATOR = '--';
const LONGEST_SLUG = 60;
const LONGEST_ID = 200;
const EMPTY_SLUG = 'job';

/** Title and place in a-z, 0-9 and single hyphens; 'job' when nothing of them is left. */
export function slugOf(title: string, location: string): string {
  const slug = `${title} ${location}`
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST_SLUG + 1);
  // A hyphen at the start would form a double one with the separator, so those at the edges are removed.
  return slug.replace(/^-+/, '').slice(0, LONGEST_SLUG).replace(/-+$/, '') || EMPTY_SLUG;
}

/** The path segment of a job, URL-encoded. */
export const jobSegment = (job: {
  readonly id: string;
  readonly title: string;
  readonly location: string;
}): string => `${encodeURIComponent(job.id)}${SEPARATOR}${slugOf(job.title, job.location)}`;

/**
 * Id and slug of a path segment. The slug is used only for comparing and searching, and is never shown.
 * @returns undefined when the segment contains no valid id: the page is not found, and no request is sent
 */
export function readSegment(segment: string): { readonly id: string; readonly slug: string } | undefined {
  const at = segment.lastIndexOf(SEPARATOR);
  const [encoded, slug] =
    at < 0 ? [segment, ''] : [segment.slice(0, at), segment.slice(at + SEPARATOR.length)];
  try {
    const id = decodeURIComponent(encoded);
    return /^\.{0,2}$/.test(id) || id.length > LONGEST_ID ? undefined : { id, slug };
  } catch {
    return undefined;
  }
}

/** The words of a slug, for searching jobs similar to one that no longer exists. */
export const wordsOfSlug = (slug: string): string =>
  slug
    .split(/[^a-z0-9]+/i)
    .filter(Boolean)
    .join(' ')
    .slice(0, LONGEST_ID);

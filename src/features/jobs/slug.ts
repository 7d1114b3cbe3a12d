/** The last part of a job's address: `{id}--{slug}`. Ids may hold single and double hyphens, slugs no double ones. */
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
  // A hyphen at the edge would make a double one beside the separator.
  return slug.replace(/^-+/, '').slice(0, LONGEST_SLUG).replace(/-+$/, '') || EMPTY_SLUG;
}

/** The segment for a job, encoded for an address. */
export const jobSegment = (job: {
  readonly id: string;
  readonly title: string;
  readonly location: string;
}): string => `${encodeURIComponent(job.id)}${SEPARATOR}${slugOf(job.title, job.location)}`;

/**
 * Id and slug of a segment, as it stands in the address. The slug is only compared and searched by, never shown.
 * @returns undefined for what cannot be an id: Page Not Found, and no request
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

/** The words of a slug, to search for jobs like one that is gone. */
export const wordsOfSlug = (slug: string): string =>
  slug
    .split(/[^a-z0-9]+/i)
    .filter(Boolean)
    .join(' ')
    .slice(0, LONGEST_ID);

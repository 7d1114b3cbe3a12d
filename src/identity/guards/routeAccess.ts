import { coversPath, patternsOf, routeMatcher } from '@/routing/routeMatcher';
import type { Access } from '@/routing/routeRow';
import { ROUTES } from '@/routing/routes';
import { isRoleName } from '@/identity/roles/mapping';

/**
 * Who may see a path, read from the route table alone. The longest path in the table that covers it decides.
 * Paths are compared by whole segments, without regard to case or encoding.
 */

/**
 * Decodes one segment as often as it was encoded (at most four times). A segment that cannot be decoded is
 * returned unchanged.
 */
function decodedSegment(segment: string): string {
  let text = segment;
  for (let level = 0; level < 4; level += 1) {
    let next: string;
    try {
      next = decodeURIComponent(text);
    } catch {
      return text;
    }
    if (next === text) return text;
    text = next;
  }
  return text;
}

/** The segments of a path in normal form: decoded, in lower case, without empty segments and dots. */
function segmentsOf(pathname: string): readonly string[] {
  const segments: string[] = [];
  const parts = pathname
    .split(/[/\\]/)
    .flatMap((part) => decodedSegment(part).split(/[/\\]/))
    .map((part) => part.trim().toLowerCase());
  for (const part of parts) {
    if (part === '..') segments.pop();
    else if (part !== '' && part !== '.') segments.push(part);
  }
  return segments;
}

/** A path in normal form. */
export const normalPath = (pathname: string): string => `/${segmentsOf(pathname).join('/')}`;

interface Rule {
  readonly path: string;
  readonly access: Access;
}
type Rows<Id extends string> = Readonly<Record<Id, Rule>>;

/** The stricter of two access rules: whoever passes it passes both. */
function strictest(a: Access, b: Access): Access {
  if (a === 'everyone' || (a === 'signedIn' && b !== 'everyone')) return b;
  if (typeof b === 'string') return a;
  return typeof a === 'string' ? b : a.filter((role) => b.includes(role));
}

/**
 * The access rule for a path: the rule of the longest row that covers the path in any spelling. If the page
 * that would be shown belongs to another row, the stricter of the two rules. A path that no row covers has no
 * page and shows Page Not Found to everyone.
 */
export function accessRules<Id extends string>(rows: Rows<Id>): (pathname: string) => Rule {
  const patterns = patternsOf(rows);
  const match = routeMatcher(rows);
  return (pathname) => {
    const requested = segmentsOf(pathname);
    const covering = patterns.find(({ segments }) =>
      // Every path begins with /, but the row of / covers only / itself.
      segments.length === 0 ? requested.length === 0 : coversPath(segments, requested),
    );
    const shown = match(pathname);
    const { path, access } = covering === undefined ? NO_ROW : rows[covering.id];
    return { path, access: shown === undefined ? access : strictest(access, rows[shown.id].access) };
  };
}
const NO_ROW: Rule = { path: '*', access: 'everyone' };

/** The row of the route table that decides about a path. */
export const ruleFor = accessRules(ROUTES);

/** Who may see a path. */
export const accessFor = (pathname: string): Access => ruleFor(pathname).access;

/**
 * Whether any of the roles may see a path. Without a valid role only pages for everyone are allowed. If the
 * check throws, the answer is no.
 */
export function mayAccess(pathname: string, roles: unknown): boolean {
  try {
    const access = accessFor(pathname);
    if (access === 'everyone') return true;
    if (!Array.isArray(roles)) return false;
    const valid = roles.filter(isRoleName);
    return access === 'signedIn' ? valid.length > 0 : valid.some((role) => access.includes(role));
  } catch {
    return false;
  }
}

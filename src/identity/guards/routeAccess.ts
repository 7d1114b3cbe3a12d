import { covers, patternsOf, routeMatcher } from '@/routing/matchRoute';
import type { Access } from '@/routing/routeRow';
import { ROUTES } from '@/routing/routes';
import { isRoleName } from '@/identity/roles/mapping';

/**
 * Who may see a path, from the route table alone: the longest path that covers it decides,
 * by whole segments and case-insensitively, however the address is spelled.
 */

/** One segment, decoded as often as anybody encoded it; what cannot be decoded stays as it is. */
function plain(segment: string): string {
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

/** The segments of a path as the table spells them: decoded, lower case, without empty ones and dots. */
export function segmentsOf(pathname: string): readonly string[] {
  const segments: string[] = [];
  const parts = pathname
    .split(/[/\\]/)
    .flatMap((part) => plain(part).split(/[/\\]/))
    .map((part) => part.trim().toLowerCase());
  for (const part of parts) {
    if (part === '..') segments.pop();
    else if (part !== '' && part !== '.') segments.push(part);
  }
  return segments;
}

/** A path in the table's spelling. */
export const normalPath = (pathname: string): string => `/${segmentsOf(pathname).join('/')}`;

interface Rule {
  readonly path: string;
  readonly access: Access;
}
type Rows<Id extends string> = Readonly<Record<Id, Rule>>;

/** Whoever passes this passes both. */
function strictest(a: Access, b: Access): Access {
  if (a === 'everyone' || (a === 'signedIn' && b !== 'everyone')) return b;
  if (typeof b === 'string') return a;
  return typeof a === 'string' ? b : a.filter((role) => b.includes(role));
}

/**
 * The rule of a table about a path: that of its longest row that covers the path in any spelling, and, where the page
 * that would be shown belongs to another row, the stricter of the two. A path that no row covers has no page, and shows
 * everyone Page Not Found.
 */
export function accessRules<Id extends string>(rows: Rows<Id>): (pathname: string) => Rule {
  const patterns = patternsOf(rows);
  const match = routeMatcher(rows);
  return (pathname) => {
    const given = segmentsOf(pathname);
    const covering = patterns.find(({ segments }) =>
      // Everything is under /, and it covers nothing but itself.
      segments.length === 0 ? given.length === 0 : covers(segments, given),
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
 * Whether any of the roles may see a path. Without a valid role only what everyone may see is allowed, and a check
 * that throws is a denial.
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

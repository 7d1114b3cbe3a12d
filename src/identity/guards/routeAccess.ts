import type { RoleName } from '@/config/roles';
import { type Access, ROUTES } from '@/config/routes';
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

const RULES: readonly (Rule & { readonly segments: readonly string[] })[] = Object.values(ROUTES)
  .map(({ path, access }) => ({ path, access, segments: segmentsOf(path) }))
  .sort((a, b) => b.segments.length - a.segments.length);

/** The row of the table that decides about a path; one that it does not know shows the not-found page to everyone. */
export function ruleFor(pathname: string): Rule {
  const given = segmentsOf(pathname);
  const rule = RULES.find(({ segments }) =>
    // Everything is under /, and it covers nothing but itself.
    segments.length === 0 ? given.length === 0 : segments.every((segment, at) => given[at] === segment),
  );
  return rule ?? { path: '*', access: 'everyone' };
}

/** Who may see a path. */
export const accessFor = (pathname: string): Access => ruleFor(pathname).access;

/** The restricting part of the table: paths that only some roles may see. */
export const RESTRICTED_PATHS: ReadonlyMap<string, readonly RoleName[]> = new Map(
  Object.values(ROUTES).flatMap(({ path, access }) =>
    typeof access === 'string' ? [] : [[path, access] as const],
  ),
);

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

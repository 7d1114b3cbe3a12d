import type { Area } from '@/config/areas';
import { isParameter, patternsOf } from '@/routing/matchRoute';
import { pageRowOf, ROUTES } from '@/routing/routes';
import type { PageRow } from '@/routing/routeRow';
import { areaOf, routeAreas } from '@/i18n/textKey';

/** What the build is told of a page, so that its files can be asked for early. */
export interface PageSources {
  /** A regular expression for the path in lower case, without a slash at its end. */
  readonly path: string;
  /** Null is everybody, an empty list everybody who is signed in. */
  readonly roles: readonly string[] | null;
  /** The modules that are fetched for it, from the project's root (pages.tsx, lazyPage.tsx). */
  readonly sources: readonly string[];
  /** Its areas of texts. */
  readonly areas: readonly string[];
  /** The switch that it hangs on. */
  readonly area?: Area;
}

/** What the build writes into the document of it: files by their place in one list. */
export interface PageFiles {
  /** Addresses; the other fields name them by their place. */
  readonly files: readonly string[];
  /** The files of texts of a language, by what the rows call them. */
  readonly texts: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly rows: readonly PageFilesRow[];
}
export type PageFilesRow = readonly [
  path: PageSources['path'],
  roles: PageSources['roles'],
  files: readonly number[],
  texts: readonly string[],
  area?: Area,
];

const sourcesOf = ({ page, access, reads, readAhead }: PageRow): readonly string[] => [
  ...(page === undefined ? [] : [`src/pages/${page}.tsx`]),
  ...((reads ?? access !== 'everyone') ? ['src/api/QueryProvider.tsx'] : []),
  ...(readAhead === undefined ? [] : [`src/features/${readAhead}/readAhead.ts`]),
  ...(access === 'everyone' ? [] : ['src/identity/session/sessionCalls.ts']),
];

/** All pages, the most specific path first. */
export const PAGE_SOURCES: readonly PageSources[] = patternsOf(ROUTES).map(({ id, segments }) => {
  const row = pageRowOf(id);
  const { access } = ROUTES[id];
  return {
    path: `^${segments.map((segment) => (isParameter(segment) ? '/[^/]+' : `/${segment}`)).join('')}$`,
    roles: access === 'everyone' ? null : access === 'signedIn' ? [] : access,
    sources: sourcesOf(row),
    areas: [areaOf(row.title), ...routeAreas(row.texts ?? [])],
    ...(row.area === undefined ? {} : { area: row.area }),
  };
});

import { type PageId, pageIdOf, pageRowOf, ROUTE_IDS } from '@/routing/routes';
import { namespacesOf } from './pageNamespaces';
import { PAGES } from './pageTable';

/** What the build is told of a page, so that its files can be asked for early. */
export interface PageSources {
  readonly id: string;
  /** The modules that are fetched beside its own (build/pageModules.ts), from the project's root. */
  readonly sources: readonly string[];
  /** Its namespaces. */
  readonly namespaces: readonly string[];
}

/** What the build writes into the document of it: files by their place in one list. */
export interface PageFiles {
  /** Addresses; the other fields name them by their place. */
  readonly files: readonly string[];
  /** The files of texts of a language, by what the rows call them. */
  readonly texts: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** By the route of the page. */
  readonly rows: Readonly<Partial<Record<string, PageFilesRow>>>;
}
export type PageFilesRow = readonly [files: readonly number[], texts: readonly string[]];

/** What comes with its own code. */
const sourcesOf = (id: PageId): readonly string[] => {
  const { access } = pageRowOf(id);
  const isQuerying = (id !== 'home' && PAGES[id].queries) ?? access !== 'everyone';
  return [
    ...(isQuerying ? ['src/api/QueryProvider.tsx'] : []),
    ...(access === 'everyone' ? [] : ['src/identity/session/sessionCalls.ts']),
  ];
};

/** All pages, once each. */
export const PAGE_SOURCES: readonly PageSources[] = [...new Set(ROUTE_IDS.map(pageIdOf))].map((id) => {
  return { id, sources: sourcesOf(id), namespaces: namespacesOf(id) };
});

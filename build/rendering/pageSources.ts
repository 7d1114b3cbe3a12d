import { type PageId, pageIdOf, pageRowOf, ROUTE_IDS } from '@/routing/routes';
import { namespacesOf } from '@/app/pageNamespaces';
import { PAGES } from '@/app/pageTable';

/** What the build needs to know about a page to request its files early. */
export interface PageSources {
  readonly id: string;
  /**
   * Modules that are loaded beside the page's own (build/pageModules.ts), as paths from the project's root.
   */
  readonly sources: readonly string[];
  readonly namespaces: readonly string[];
}

/** Modules that a page needs beside its own code. */
const sourcesOf = (id: PageId): readonly string[] => {
  const { access } = pageRowOf(id);
  const isQuerying = (id !== 'home' && PAGES[id].queries) ?? access !== 'everyone';
  return [
    ...(access === 'everyone' ? [] : ['src/identity/session/sessionCalls.ts']),
    ...(isQuerying ? ['src/api/QueryProvider.tsx'] : []),
  ];
};

/** All pages, each once. */
export const PAGE_SOURCES: readonly PageSources[] = [...new Set(ROUTE_IDS.map(pageIdOf))].map((id) => {
  return { id, sources: sourcesOf(id), namespaces: namespacesOf(id) };
});

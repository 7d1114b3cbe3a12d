import { pageTexts } from 'virtual:page-texts';
import type { Namespace } from '@/i18n/resources';
import { namespaceOf } from '@/i18n/textKey';
import { type PageId, pageRowOf } from '@/routing/routes';

/**
 * The namespaces of a page: those of its title and summary, and those that
 * build/pageTexts.ts finds in its code.
 */
export function namespacesOf(id: PageId): readonly Namespace[] {
  return [...headOf(id), ...(pageTexts[id] ?? [])];
}

/** The namespaces of the placeholder that is shown while the page is coming soon. */
export const namespacesInPlaceOf = (id: PageId): readonly Namespace[] => [
  ...headOf(id),
  ...(pageTexts[`${id} placeholder`] ?? pageTexts.GENERAL_PLACEHOLDER ?? []),
];

function headOf(id: PageId): readonly Namespace[] {
  const { title, summary = title } = pageRowOf(id);
  return [...new Set([title, summary].map(namespaceOf))];
}

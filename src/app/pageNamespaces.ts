import { pageTexts } from 'virtual:page-texts';
import type { Namespace } from '@/i18n/resources';
import { namespaceOf } from '@/i18n/textKey';
import { type PageId, pageRowOf } from '@/routing/routes';

/** The namespaces that come with the code of a page, which build/pageTexts.ts collects from it, and with its head. */
export function namespacesOf(id: PageId): readonly Namespace[] {
  return [...headOf(id), ...(pageTexts[id] ?? [])];
}

/** Those of what stands in its place while it is coming soon. */
export const namespacesInPlaceOf = (id: PageId): readonly Namespace[] => [
  ...headOf(id),
  ...(pageTexts[`${id} placeholder`] ?? pageTexts.GENERAL_PLACEHOLDER ?? []),
];

function headOf(id: PageId): readonly Namespace[] {
  const { title, summary = title } = pageRowOf(id);
  return [...new Set([title, summary].map(namespaceOf))];
}

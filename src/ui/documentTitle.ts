import { useEffect } from 'react';
import { config } from '@/config/env';

/** `'<page> · VisaTalent'` (decisions, "Interface contract"). */
export const documentTitle = (page: string): string => `${page} · ${config().appName}`;

/** Keeps the document's title while the page is shown, in whatever language it is in now. */
export function useDocumentTitle(page: string): void {
  useEffect(() => {
    document.title = documentTitle(page);
  }, [page]);
}

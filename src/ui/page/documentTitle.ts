import { useEffect } from 'react';
import { appState } from '@/runtime/app';
import { config } from '@/config/env';

/**
 * Removes the isolates around texts that fell back to English (src/i18n): a title bar does not handle them.
 */
const ISOLATES = /[\u2066-\u2069]/g;

/** `'<page> · VisaTalent'` (R-1057). */
const documentTitle = (page: string): string => `${page.replace(ISOLATES, '')} · ${config().appName}`;

const rendered = appState(() => ({ title: '' }));
/** The title of the page that was rendered last, if there is no document: for prerendering. */
export const renderedTitle = (): string => rendered().title;
function remember(page: string): void {
  if (typeof document === 'undefined') rendered().title = documentTitle(page);
}

/** Keeps the document's title up to date while the page is shown, also when the language changes. */
export function useDocumentTitle(page: string): void {
  remember(page);
  useEffect(() => {
    document.title = documentTitle(page);
  }, [page]);
}

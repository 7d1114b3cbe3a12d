import { useEffect } from 'react';
import { appState } from '@/runtime/app';
import { config } from '@/config/env';

/** A text that fell back to English comes isolated (src/i18n); a title bar shows no mixed directions. */
const ISOLATES = /[\u2066-\u2069]/g;

/** `'<page> · VisaTalent'` (R-1057). */
const documentTitle = (page: string): string => `${page.replace(ISOLATES, '')} · ${config().appName}`;

const rendered = appState(() => ({ title: '' }));
/** The title of what was rendered last where there is no document: for prerendering. */
export const renderedTitle = (): string => rendered().title;
function remember(page: string): void {
  if (typeof document === 'undefined') rendered().title = documentTitle(page);
}

/** Keeps the document's title while the page is shown, in whatever language it is in now. */
export function useDocumentTitle(page: string): void {
  remember(page);
  useEffect(() => {
    document.title = documentTitle(page);
  }, [page]);
}

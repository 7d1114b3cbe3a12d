import { loadNamespaces } from '@/i18n/i18n';
import { log } from '@/logging/logger';
import { loadAndKeep } from './worker';

/**
 * The namespaces of the pages that can be read offline. The service worker itself stores only the English
 * texts.
 */
const READABLE = [
  'dashboard',
  'profile',
  'sections',
  'applications',
  'documents',
  'messages',
  'tasks',
  'notifications',
  'settings',
  'help',
] as const;

/** Stores the texts of these pages in the person's language. */
export const keepTexts = (language: string): Promise<void> =>
  loadAndKeep(() => loadNamespaces(...READABLE)).catch((error: unknown) =>
    log.info('app', 'Texts could not be kept for offline use', { error, data: { language } }),
  );

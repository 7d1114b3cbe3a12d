import { loadNamespaces } from '@/i18n/i18n';
import { log } from '@/logging/logger';
import { loadAndKeep } from './worker';

/** What the pages say that can be read without a connection; the worker itself brings English alone. */
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

/** Keeps what these pages say in a person's own language. */
export const keepTexts = (language: string): Promise<void> =>
  loadAndKeep(() => loadNamespaces(...READABLE)).catch((error: unknown) =>
    log.info('app', 'Texts could not be kept for offline use', { error, data: { language } }),
  );

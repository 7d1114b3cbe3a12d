import type { i18n as I18n } from 'i18next';
import { createI18n, loadNamespaces, startI18n } from './i18n';
import type { Namespace } from './resources';

/** All namespaces, from the names of their files. */
const NAMESPACES = Object.keys(import.meta.glob('./locales/en/*.json')).map(
  (path) => /(\w+)\.json$/.exec(path)?.[1] as Namespace,
);

/** English texts of all namespaces, so that nothing suspends while rendering. */
export async function allTexts(): Promise<I18n> {
  const i18n = await createI18n('en');
  await i18n.loadNamespaces(NAMESPACES);
  return i18n;
}

/** Starts the texts of this page with all namespaces, for components that are rendered without a provider. */
export async function startAllTexts(): Promise<I18n> {
  const i18n = await startI18n();
  await loadNamespaces(...NAMESPACES);
  return i18n;
}

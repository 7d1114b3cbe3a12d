import type { i18n as I18n } from 'i18next';
import { createI18n, loadAreas, startI18n } from './i18n';
import type { Area } from './resources';

/** All areas of texts, by their files. */
const AREAS = Object.keys(import.meta.glob('./locales/en/*.json')).map(
  (path) => /(\w+)\.json$/.exec(path)?.[1] as Area,
);

/** English texts of every area: nothing that is rendered with them waits for one. */
export async function allTexts(): Promise<I18n> {
  const i18n = await createI18n('en');
  await i18n.loadNamespaces(AREAS);
  return i18n;
}

/** Starts the texts of this page, with every area: for components that use them without a provider. */
export async function startAllTexts(): Promise<I18n> {
  const i18n = await startI18n();
  await loadAreas(...AREAS);
  return i18n;
}

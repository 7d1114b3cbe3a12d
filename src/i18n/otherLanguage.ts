import type { i18n as I18n } from 'i18next';
import type { LanguageCode } from '@/config/languages';
import { texts } from './i18n';
import type { Namespace } from './resources';

/**
 * The texts of some namespaces in any of the languages, beside those of the interface; for an `I18nextProvider` around what
 * is written in it.
 * @throws Error where the texts cannot be fetched
 */
export async function textsIn(language: LanguageCode, namespaces: readonly Namespace[]): Promise<I18n> {
  const other = texts().instance().cloneInstance({ lng: language });
  await other.loadNamespaces([...namespaces]);
  const isThere = () => namespaces.every((namespace) => other.hasResourceBundle(language, namespace));
  // What has failed once is never asked for again by itself.
  if (!isThere()) await other.reloadResources([language], [...namespaces]);
  if (!isThere()) throw new Error(`The texts of ${language} could not be fetched`);
  return other;
}

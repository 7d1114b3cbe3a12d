import type { i18n as I18n } from 'i18next';
import type { LanguageCode } from '@/config/languages';
import { texts } from './i18n';
import type { Namespace } from './resources';

/**
 * Texts of some namespaces in another language than the interface's, for an `I18nextProvider`.
 * @throws Error when the texts cannot be loaded
 */
export async function textsIn(language: LanguageCode, namespaces: readonly Namespace[]): Promise<I18n> {
  const other = texts().instance().cloneInstance({ lng: language });
  await other.loadNamespaces([...namespaces]);
  const isThere = () => namespaces.every((namespace) => other.hasResourceBundle(language, namespace));
  // i18next does not load a failed namespace again by itself.
  if (!isThere()) await other.reloadResources([language], [...namespaces]);
  if (!isThere()) throw new Error(`The texts of ${language} could not be fetched`);
  return other;
}

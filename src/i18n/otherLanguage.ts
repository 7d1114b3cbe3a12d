import type { i18n as I18n } from 'i18next';
import type { LanguageCode } from '@/config/languages';
import { loadInOneOf, texts } from './i18n';
import type { Namespace } from './resources';

/**
 * Texts of some namespaces in another language than the interface's, for an `I18nextProvider`.
 * @throws Error when the texts cannot be loaded
 */
export async function textsIn(language: LanguageCode, namespaces: readonly Namespace[]): Promise<I18n> {
  const other = texts().instance().cloneInstance({ lng: language });
  if (!(await loadInOneOf(other, [language], namespaces)))
    throw new Error(`The texts of ${language} could not be fetched`);
  return other;
}

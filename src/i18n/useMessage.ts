import { useTranslation } from 'react-i18next';

/**
 * Something to tell a person: a text of ours by its namespaced key (`errors:network`), or a text of the server,
 * which is data and shown as it is. Made by src/errors and src/validation.
 */
export type Message =
  | { readonly key: string; readonly values?: Readonly<Record<string, string | number>> }
  | { readonly text: string };

/** A key that comes as data: the compiler cannot check it, a contract test checks that each has a text. */
type AnyKey = 'errors:network';

/** How to say a message in the interface language, with the texts of both areas at hand. */
export function useMessage(): (message: Message) => string {
  const { t } = useTranslation(['errors', 'validation']);
  return (message) => ('text' in message ? message.text : t(message.key as AnyKey, { ...message.values }));
}

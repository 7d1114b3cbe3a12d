import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { MESSAGE_NAMESPACES } from './namespaces';
import type { Namespace } from './resources';

/**
 * Something to tell a person: a text of ours by its namespaced key (`errors:network`), or a text of the server,
 * which is data and shown as it is. Made by src/errors and src/validation.
 */
export type Message =
  | { readonly key: string; readonly values?: Readonly<Record<string, string | number>> }
  | { readonly text: string };

/** A key that comes as data: the compiler cannot check it, a contract test checks that each has a text. */
type AnyKey = 'errors:network';

const RIGHT_TO_LEFT = /^\P{L}*[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** Data that runs against the interface is isolated: its full stop stays at its end, its neighbours where they are. */
export const isolated = (text: string, dir: 'ltr' | 'rtl'): string =>
  RIGHT_TO_LEFT.test(text) === (dir === 'rtl') ? text : `\u2068${text}\u2069`;

/**
 * How to say a message in the interface language, with the texts of errors and validation at hand. The same function
 * for as long as the language stays.
 * @param namespaces whose texts the messages need besides.
 */
export function useMessage(...namespaces: readonly Namespace[]): (message: Message) => string {
  const { t, i18n } = useTranslation([...namespaces, ...MESSAGE_NAMESPACES]);
  return useCallback(
    (message) => {
      const dir = i18n.dir();
      if ('text' in message) return isolated(message.text, dir);
      const values: Record<string, string | number> = { ...message.values };
      for (const [name, value] of Object.entries(values)) {
        if (typeof value === 'string') values[name] = isolated(value, dir);
      }
      return t(message.key as AnyKey, { ...values });
    },
    [t, i18n],
  );
}

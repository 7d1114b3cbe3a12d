import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Message } from '@/errors/normaliser';
import { MESSAGE_NAMESPACES } from './namespaces';
import type { Namespace } from './resources';

/** Keys in data cannot be checked by the compiler; a contract test checks that each has a text. */
type AnyKey = 'errors:network';

const RIGHT_TO_LEFT = /^\P{L}*[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** Isolates a text whose direction differs from the interface's, so that punctuation stays in its place. */
export const isolatedText = (text: string, dir: 'ltr' | 'rtl'): string =>
  RIGHT_TO_LEFT.test(text) === (dir === 'rtl') ? text : `\u2068${text}\u2069`;

/**
 * Returns a function that translates a message into the interface language. The
 * function stays the same until the language changes.
 * @param namespaces further namespaces that the messages need
 */
export function useMessage(...namespaces: readonly Namespace[]): (message: Message) => string {
  const { t, i18n } = useTranslation([...namespaces, ...MESSAGE_NAMESPACES]);
  return useCallback(
    (message) => {
      const dir = i18n.dir();
      if ('text' in message) return isolatedText(message.text, dir);
      const values: Record<string, string | number> = { ...message.values };
      for (const [name, value] of Object.entries(values)) {
        if (typeof value === 'string') values[name] = isolatedText(value, dir);
      }
      return t(message.key as AnyKey, { ...values });
    },
    [t, i18n],
  );
}

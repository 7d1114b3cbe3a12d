import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Message } from '@/errors/normaliser';
import { isolated } from './isolated';
import { MESSAGE_NAMESPACES } from './namespaces';
import type { Namespace } from './resources';

/** Keys in data cannot be checked by the compiler; a contract test checks that each has a text. */
type AnyKey = 'errors:network';

/**
 * Returns a function that translates a message into the interface language. The
 * function stays the same until the language changes.
 * @param namespaces further namespaces that the messages need
 */
export function useMessage(...namespaces: readonly Namespace[]): (message: Message) => string {
  const { t } = useTranslation([...namespaces, ...MESSAGE_NAMESPACES]);
  return useCallback(
    (message) => {
      if ('text' in message) return isolated(message.text);
      const values: Record<string, string | number> = { ...message.values };
      for (const [name, value] of Object.entries(values)) {
        if (typeof value === 'string') values[name] = isolated(value);
      }
      return t(message.key as AnyKey, { ...values });
    },
    [t],
  );
}

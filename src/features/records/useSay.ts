import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Message } from '@/i18n/useMessage';

type AnyKey = 'records:rules.required';

/** As `useMessage`, with the texts of the records too, and the same function for as long as the language stays. */
export function useSay(): (message: Message) => string {
  const { t } = useTranslation(['records', 'errors', 'validation']);
  return useCallback(
    (message) => ('text' in message ? message.text : t(message.key as AnyKey, { ...message.values })),
    [t],
  );
}

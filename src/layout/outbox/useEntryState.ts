import { useTranslation } from 'react-i18next';
import { isolatedText } from '@/i18n/useMessage';
import type { OutboxEntry } from './entries';

/** Returns a function that describes the state of an entry. */
export function useEntryState(): (entry: OutboxEntry, isSending: boolean) => string {
  const { t, i18n } = useTranslation('outbox');
  return ({ problem }, isSending) => {
    if (isSending) return t('sending');
    return problem === undefined
      ? t('notSent')
      : t('refused', { problem: isolatedText(problem, i18n.dir()) });
  };
}

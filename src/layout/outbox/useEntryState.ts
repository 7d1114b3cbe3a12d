import { useTranslation } from 'react-i18next';
import { isolated } from '@/i18n/isolated';
import type { OutboxEntry } from './entries';

/** Returns a function that describes the state of an entry. */
export function useEntryState(): (entry: OutboxEntry, isSending: boolean) => string {
  const { t } = useTranslation('outbox');
  return ({ problem }, isSending) => {
    if (isSending) return t('sending');
    return problem === undefined ? t('notSent') : t('refused', { problem: isolated(problem) });
  };
}

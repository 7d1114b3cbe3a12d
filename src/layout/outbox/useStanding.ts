import { useTranslation } from 'react-i18next';
import { isolated } from '@/i18n/useMessage';
import type { OutboxEntry } from './entries';

/** Returns a function that describes the state of an entry. */
export function useStanding(): (entry: OutboxEntry, isSending: boolean) => string {
  const { t, i18n } = useTranslation('outbox');
  return ({ problem }, isSending) => {
    if (isSending) return t('sending');
    return problem === undefined ? t('notSent') : t('refused', { problem: isolated(problem, i18n.dir()) });
  };
}

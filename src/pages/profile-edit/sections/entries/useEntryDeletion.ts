import { useTranslation } from 'react-i18next';
import { useUndoableDelete } from '@/features/records/deleting/useUndoableDelete';

interface EntryDeletion {
  readonly id: string;
  readonly name: string;
  readonly send: (options: { readonly keepalive?: boolean }) => Promise<unknown>;
  readonly restore: () => Promise<unknown>;
}

/** Deletes entries with a way back. */
export function useEntryDeletion() {
  const { t } = useTranslation('records');
  const { hidden, remove } = useUndoableDelete();
  return {
    hidden,
    remove: ({ name, ...deletion }: EntryDeletion): void =>
      remove({
        ...deletion,
        texts: {
          done: t('delete.done', { name }),
          undo: t('delete.undo'),
          failed: (reason) => t('delete.failed', { name, reason }),
        },
      }),
  };
}

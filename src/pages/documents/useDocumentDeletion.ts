import { useTranslation } from 'react-i18next';
import { documents, type StoredDocument } from '@/api/endpoints/documents';
import { send } from '@/api/queries';
import { isConflict } from '@/forms/saving/conflict';
import { useUndoableDelete } from '@/lists/deleting/useUndoableDelete';

/**
 * Deletes documents with a way to undo it. The request is sent when the time to undo is over or the page is
 * left.
 */
export function useDocumentDeletion() {
  const { t } = useTranslation(['documents', 'words']);
  const { hidden, remove } = useUndoableDelete({ oneAtATime: true });
  return {
    hidden,
    remove: ({ id, name: given }: StoredDocument): void => {
      // Isolates the name, so that its direction does not change the sentence.
      const name = `\u2068${given}\u2069`;
      remove({
        ids: [id],
        send: (_id, options) => send(documents.remove, { path: { id }, ...options }),
        texts: {
          done: t('delete.done', { name }),
          undo: t('words:undo'),
          failed: (reason) => t('delete.failed', { name, reason }),
        },
        reasonOf: (error) => (isConflict(error) ? t('delete.used') : undefined),
      });
    },
  };
}

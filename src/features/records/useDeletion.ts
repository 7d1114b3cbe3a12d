import { useTranslation } from 'react-i18next';
import { sendAny } from '@/api/send';
import { requiredCall } from '@/features/records/editing/saving';
import { bodyOf, type Item, nameOf, type Resource, valuesOf } from '@/features/records/resource';
import { eachOf } from '@/lists/deleting/eachOf';
import { useUndoableDelete } from '@/lists/deleting/useUndoableDelete';
import { useToast } from '@/ui/toast/Toasts';

const AT_ONCE = 6;

/** Deletes any number of records, and can undo that. */
export function useDeletion(resource: Resource) {
  const { t } = useTranslation(['records', 'forms', 'words']);
  const toast = useToast();
  const { hidden, busy, remove } = useUndoableDelete();
  const { create, remove: endpoint } = resource.endpoints;
  const restore = async (items: readonly Item[]): Promise<void> => {
    if (resource.goesForGood === true || create === undefined) {
      toast({ kind: 'error', message: t('delete.tooLate', { count: items.length }) });
      return;
    }
    await eachOf(items, AT_ONCE, async (item) => {
      await sendAny(create, { body: bodyOf(resource, valuesOf(resource, item), undefined) });
    });
    toast({ kind: 'success', message: t('delete.restored', { count: items.length }) });
  };
  return {
    hidden,
    busy,
    remove(items: readonly Item[]): void {
      const [first] = items;
      if (first === undefined) return;
      const name = nameOf(resource, first);
      const isOne = items.length === 1;
      remove({
        ids: items.map(({ id }) => id),
        send: (id, options) => sendAny(requiredCall(endpoint), { path: { id }, ...options }),
        texts: {
          done: isOne ? t('forms:deleted.done', { name }) : t('delete.doneMany', { count: items.length }),
          undo: t('words:undo'),
          failed: (reason, count) =>
            isOne ? t('forms:deleted.failed', { name, reason }) : t('delete.failedMany', { count, reason }),
        },
        restore: () => restore(items),
      });
    },
  };
}

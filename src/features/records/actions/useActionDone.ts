import { useTranslation } from 'react-i18next';
import { isRecord } from '@/api/answer';
import { sendAny } from '@/api/send';
import type { Item, RowAction } from '@/features/records/resource';
import { TIME_TO_UNDO } from '@/lists/deleting/pendingDeletes';
import { useToast } from '@/ui/toast/Toasts';
import { useFailureToast } from '@/ui/toast/useFailureToast';

/**
 * Returns a function that reports a finished action in a toast, with a button to undo it where that is
 * possible. The function returns the record of the response when the action opens it.
 */
export function useActionDone(
  action: RowAction,
): (item: Item, name: string, made: unknown) => Item | undefined {
  const { t } = useTranslation(['records', 'words']);
  const toast = useToast();
  const sayFailure = useFailureToast();
  return (item, name, made) => {
    const message = t(`actions.${action.id}.done`, { name });
    const back = action.undo?.(item);
    if (back === undefined) toast({ kind: 'success', message });
    else {
      const run = () => void sendAny(back.call, back.args).catch(sayFailure);
      toast({ kind: 'info', message, duration: TIME_TO_UNDO, action: { label: t('words:undo'), run } });
    }
    return action.opens === true && isRecord(made) && typeof made.id === 'string'
      ? { ...made, id: made.id }
      : undefined;
  };
}

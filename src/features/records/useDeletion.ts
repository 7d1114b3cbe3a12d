import { useCallback, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { sessionGeneration } from '@/api/connection';
import { sendAny } from '@/api/send';
import { usePart } from '@/config/AppScope';
import { ApiError, endedSession, isAborted } from '@/errors/ApiError';
import { userMessage } from '@/errors/normaliser';
import { useMessage } from '@/i18n/useMessage';
import { offered } from '@/features/records/editing/saving';
import { bodyOf, type Item, nameOf, type Resource, valuesOf } from '@/features/records/resource';
import { useToast } from '@/ui/toast/Toasts';
import { eachOf } from './eachOf';
import { pendingDeletes, type SendDeletes, TIME_TO_UNDO } from './pendingDeletes';
import { OUTLIVES, useSentOnLeaving } from './useSentOnLeaving';

const AT_ONCE = 6;

export interface Deletion {
  readonly hidden: ReadonlySet<string>;
  readonly busy: boolean;
  readonly remove: (items: readonly Item[]) => void;
}

/** Deletes with a way back: a toast with Undo; sent when its time is over, or when the page is left or hidden. */
export function useDeletion(resource: Resource): Deletion {
  const { t } = useTranslation('records');
  const say = useMessage('records');
  const toast = useToast();
  const deletes = usePart(pendingDeletes);
  const hidden = useSyncExternalStore(deletes.subscribe, deletes.hidden);
  const busy = useSyncExternalStore(deletes.subscribe, deletes.busy);

  useSentOnLeaving(deletes.flush);

  const remove = useCallback(
    (items: readonly Item[]) => {
      const { endpoints } = resource;
      const [first] = items;
      if (first === undefined) return;
      const name = nameOf(resource, first);
      const session = sessionGeneration.current();

      const send: SendDeletes = async (ids, leaving) => {
        const failed = new Map<string, unknown>();
        await eachOf(ids, AT_ONCE, async (id) => {
          try {
            await sendAny(offered(endpoints.remove), { path: { id }, ...(leaving ? OUTLIVES : {}) });
          } catch (error) {
            // Gone already is as good as deleted.
            if (!(error instanceof ApiError && error.status === 404)) failed.set(id, error);
          }
        });
        const [reason] = [...failed.values()].filter((error) => !isAborted(error) && !endedSession(error));
        if (reason !== undefined && sessionGeneration.current() === session) {
          const why = say(userMessage(reason));
          const message =
            items.length === 1
              ? t('delete.failed', { name, reason: why })
              : t('delete.failedMany', { count: failed.size, reason: why });
          toast({ kind: 'error', message, duration: 10_000 });
        }
        return [...failed.keys()];
      };

      const restore = async (): Promise<void> => {
        if (resource.goesForGood === true || endpoints.create === undefined) {
          toast({ kind: 'error', message: t('delete.tooLate', { count: items.length }) });
          return;
        }
        try {
          await eachOf(items, AT_ONCE, async (item) => {
            await sendAny(offered(endpoints.create), {
              body: bodyOf(resource, valuesOf(resource, item), undefined),
            });
          });
          toast({ kind: 'success', message: t('delete.restored', { count: items.length }) });
        } catch (error) {
          if (isAborted(error) || endedSession(error)) return;
          toast({ kind: 'error', message: say(userMessage(error)) });
        }
      };

      const takeBack = deletes.add(
        items.map(({ id }) => id),
        send,
      );
      toast({
        kind: 'info',
        message:
          items.length === 1 ? t('delete.done', { name }) : t('delete.doneMany', { count: items.length }),
        duration: TIME_TO_UNDO,
        action: {
          label: t('delete.undo'),
          // The toast stands still while somebody reads it, the deletion does not: then they come back as new records.
          run: () => {
            if (!takeBack()) void restore();
          },
        },
      });
    },
    [resource, say, t, toast, deletes],
  );
  return { hidden, busy, remove };
}

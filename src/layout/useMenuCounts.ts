import { useSyncExternalStore } from 'react';
import { useAppState, useAppValue } from '@/runtime/AppScope';
import type { Viewer } from '@/routing/routeRow';
import { deskCounts } from './updates/deskCounts';
import { orderNow } from './shared/orderNow';
import { updates } from './updates/updates';

/** The text keys of entries with a count (menus:counts). */
type CountText = 'unread' | 'open' | 'toOrder' | 'waiting' | 'unanswered' | 'toReview';
export interface MenuCount {
  readonly text: CountText;
  readonly count: number;
}

/** The counts of the second navigation by route. Routes with 0 or an unknown count are left out. */
export function useMenuCounts(
  viewer: Viewer,
  userId: string | undefined,
): Readonly<Record<string, MenuCount>> {
  const own = useAppValue(updates);
  const plan = useAppState(orderNow);
  const toOrder = useSyncExternalStore(plan.subscribe, () => plan.of(userId));
  const { documents = 0, messages = 0, tasksSubmitted = 0 } = useAppValue(deskCounts);
  const all: Readonly<Record<string, MenuCount>> =
    viewer === 'Admin'
      ? {
          adminDocuments: { text: 'waiting', count: documents },
          messages: { text: 'unanswered', count: messages },
          adminTasks: { text: 'toReview', count: tasksSubmitted },
        }
      : viewer === 'User'
        ? {
            messages: { text: 'unread', count: own?.unreadMessages ?? 0 },
            documents: { text: 'toOrder', count: toOrder },
            taskList: { text: 'open', count: own?.openTasks ?? 0 },
          }
        : {};
  return Object.fromEntries(Object.entries(all).filter(([, { count }]) => count > 0));
}

import type { Query } from '@tanstack/react-query';
import { adminApplications } from '@/api/endpoints/adminApplications';
import { adminThreads } from '@/api/endpoints/adminThreads';
import { applications } from '@/api/endpoints/applications';
import { messages } from '@/api/endpoints/messages';
import { notifications } from '@/api/endpoints/notifications';
import { tasks } from '@/api/endpoints/tasks';
import { threads } from '@/api/endpoints/threads';
import type { updates } from '@/api/endpoints/updates';
import type { ResultOf } from '@/api/endpoint';
import { queryClient } from '@/api/queries';

export type News = ResultOf<typeof updates.read>;
type Change = News['changes'][number];

/** For each kind of change: the paths of lists that show it, and the base paths of single records. */
const SHOWN: Readonly<
  Record<Change['kind'], { readonly lists: readonly string[]; readonly records: readonly string[] }>
> = {
  thread: {
    lists: [threads.list.path, adminThreads.list.path, messages.list.path],
    records: [threads.list.path, adminThreads.list.path],
  },
  notification: { lists: [notifications.list.path], records: [] },
  task: { lists: [tasks.list.path], records: [tasks.list.path] },
  application: {
    lists: [applications.list.path],
    records: [applications.list.path, adminApplications.list.path],
  },
};
/** The names of these lists in the query keys of src/lists. */
const RECORDS: Readonly<Partial<Record<Change['kind'], string>>> = {
  notification: 'notifications',
  application: 'applications',
};

const idIn = (parameters: unknown): unknown =>
  typeof parameters === 'object' && parameters !== null ? Reflect.get(parameters, 'id') : undefined;

/** Whether a query shows something that changed. */
export function isAbout(
  { queryKey: [path, parameters] }: Pick<Query, 'queryKey'>,
  changes: readonly Change[],
): boolean {
  if (typeof path !== 'string') return false;
  return changes.some(({ kind, id }) => {
    const { lists, records } = SHOWN[kind];
    if (path === 'records') return parameters === RECORDS[kind];
    return (
      lists.includes(path) || (idIn(parameters) === id && records.some((base) => path.startsWith(`${base}/`)))
    );
  });
}

const ALL = Object.values(SHOWN).flatMap(({ lists }) => lists);

/** Without news from the server a list counts as old whenever it is opened. */
export function readOnOpening(): void {
  for (const path of ALL) queryClient().setQueryDefaults([path], { staleTime: 0 });
}

/** Refetches the visible queries that the answer names, or all of them if more changed than it names. */
export function refreshFor({ changes, more, reset }: Pick<News, 'changes' | 'more' | 'reset'>): void {
  const isAll = more || reset === true;
  if (!isAll && changes.length === 0) return;
  void queryClient().invalidateQueries({
    predicate: (query) => {
      const [path] = query.queryKey;
      return isAll
        ? typeof path === 'string' && (path === 'records' || ALL.some((base) => path.startsWith(base)))
        : isAbout(query, changes);
    },
  });
}

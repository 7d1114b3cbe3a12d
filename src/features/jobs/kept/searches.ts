import { useQuery } from '@tanstack/react-query';
import { savedJobs } from '@/api/endpoints/savedJobs';
import { queryClient } from '@/api/queries';
import { send } from '@/api/send';
import { searchesQuery } from '@/features/jobs/queries';
import { useJobViewer } from '@/features/jobs/viewer';
import { useClientIds } from '@/forms/useClientIds';
import { newId } from '@/runtime/newId';
import { KEPT_JOBS, searchesOnDevice } from '@/storage/keys';
import { lazyDialog } from '@/ui/loading/lazyDialog';
import { type ReadState, readState } from '@/ui/loading/readState';
import { deviceList } from './deviceList';

/** A saved search. Jobs that were posted after `seenAt` (ISO date and time) are new. */
export interface Search {
  readonly id: string;
  readonly name: string;
  readonly query: string;
  readonly seenAt: string;
}

export interface Searches {
  readonly state: ReadState<readonly Search[]>;
  /**
   * True when the searches are stored on this device: nobody is signed in, or the server does not store them.
   */
  readonly onDevice: boolean;
  readonly add: (name: string, query: string, seenAt: string) => Promise<void>;
  readonly rename: (search: Search, name: string) => Promise<void>;
  readonly seen: (search: Search, at: string) => Promise<void>;
  readonly remove: (id: string, options: { readonly keepalive?: boolean }) => Promise<void>;
}

const searchList = deviceList(searchesOnDevice, KEPT_JOBS.searches);

/** The saved searches of this person, and the functions that change them. */
export function useSearches(): Searches {
  const { userId } = useJobViewer();
  const here = searchList.use();
  const query = useQuery({ ...searchesQuery(), enabled: userId !== null });
  const state = readState(query);
  const onDevice = userId === null || state.status === 'notOffered';
  const clientIds = useClientIds();
  const again = () => queryClient().invalidateQueries({ queryKey: [savedJobs.searches.path] });
  if (onDevice) {
    const change = (id: string, to: { readonly name?: string; readonly at?: number } | null) => {
      searchList.set(
        searchList
          .get()
          .flatMap((each) => (each.id !== id ? [each] : to === null ? [] : [{ ...each, ...to }])),
      );
      return Promise.resolve();
    };
    return {
      onDevice,
      state: {
        status: 'ready',
        stale: null,
        data: here.map(({ at, ...search }) => ({ ...search, seenAt: new Date(at).toISOString() })),
      },
      add: (name, of, seenAt) => {
        searchList.set([...searchList.get(), { id: newId(), name, query: of, at: Date.parse(seenAt) }]);
        return Promise.resolve();
      },
      rename: ({ id }, name) => change(id, { name }),
      seen: ({ id }, at) => change(id, { at: Date.parse(at) }),
      remove: (id) => change(id, null),
    };
  }
  const put = async (id: string, body: { readonly name?: string; readonly seenAt?: string }) => {
    await send(savedJobs.changeSearch, { path: { id }, body });
    await again();
  };
  return {
    onDevice,
    state:
      state.status === 'ready'
        ? { ...state, data: state.data.map((each) => ({ ...each, seenAt: each.seenAt ?? '' })) }
        : state,
    add: async (name, of, seenAt) => {
      const clientId = clientIds.of(JSON.stringify([name, of]));
      await send(savedJobs.addSearch, { body: { name, query: of, seenAt, clientId } });
      clientIds.clear();
      await again();
    },
    rename: ({ id }, name) => put(id, { name }),
    seen: ({ id }, seenAt) => put(id, { seenAt }),
    remove: async (id, options) => {
      await send(savedJobs.removeSearch, { path: { id }, ...options });
      await again();
    },
  };
}

/** The dialog that asks for the name of a saved search. Its code is loaded when it is opened. */
export const nameDialog = lazyDialog(() => import('./NameDialog').then((m) => m.NameDialog));

import { useQuery } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { plan, type PlanAnswers } from '@/api/endpoints/plan';
import { queryOptionsFor } from '@/api/queries';
import { useAppState } from '@/runtime/AppScope';
import type { Side } from '@/forms/saving/merge';
import { type ReadState, readState } from '@/ui/loading/readState';
import { useOnline } from '@/ui/useOnline';
import { NO_ANSWERS, type PlanFields, type PlanGroup } from './answers';
import { planStore, type PlanStatus } from './planStore';

export interface PlanAnswersHere {
  readonly state: ReadState<PlanAnswers>;
  /** The server keeps no plans: this one stays on this device. */
  readonly onDevice: boolean;
  readonly status: PlanStatus;
  readonly change: (change: Partial<PlanFields>) => void;
  readonly retry: () => void;
  readonly resolve: (sides: ReadonlyMap<PlanGroup, Side>) => void;
}

/** What the server has under what was said here. */
function shownState(read: ReadState<PlanAnswers>, { unsaved }: PlanStatus): ReadState<PlanAnswers> {
  if (read.status === 'loading') return read;
  if (read.status === 'notOffered') {
    return { status: 'ready', data: { ...NO_ANSWERS, ...unsaved?.fields }, stale: null };
  }
  if (unsaved === undefined) return read;
  const stale = read.status === 'ready' ? read.stale : null;
  return { status: 'ready', data: { ...unsaved.base, ...unsaved.fields }, stale };
}

/** What a person has said about their plan: from the server, and what was said here and is not there yet. */
export function usePlanAnswers(userId: string): PlanAnswersHere {
  const store = useAppState(planStore);
  const status = useSyncExternalStore(store.subscribe, () => store.of(userId));
  const read = readState(useQuery(queryOptionsFor(plan.read)));
  const online = useOnline();
  const onDevice = read.status === 'notOffered';
  const isThere = read.status === 'ready';
  // What an earlier visit could not send goes when the server can be reached.
  useEffect(() => {
    if (online && isThere) void store.saveAnswers(userId);
  }, [online, isThere, store, userId]);
  const state = shownState(read, status);
  return {
    state,
    onDevice,
    status,
    change: (change) => {
      if (state.status === 'ready') store.change(userId, state.data, change, !onDevice);
    },
    retry: () => void store.saveAnswers(userId),
    resolve: (sides) => store.resolve(userId, sides),
  };
}

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
  /** True when the server stores no plans, so that this one stays on this device. */
  readonly onDevice: boolean;
  readonly status: PlanStatus;
  readonly change: (change: Partial<PlanFields>) => void;
  readonly retry: () => void;
  readonly resolve: (sides: ReadonlyMap<PlanGroup, Side>) => void;
}

/** The server's answers, overlaid with the unsaved ones of this device. */
function shownState(read: ReadState<PlanAnswers>, { unsaved }: PlanStatus): ReadState<PlanAnswers> {
  if (read.status === 'loading') return read;
  if (read.status === 'notOffered') {
    return { status: 'ready', data: { ...NO_ANSWERS, ...unsaved?.fields }, stale: null };
  }
  if (unsaved === undefined) return read;
  const stale = read.status === 'ready' ? read.stale : null;
  return { status: 'ready', data: { ...unsaved.base, ...unsaved.fields }, stale };
}

/** A person's answers about their plan: the server's, overlaid with the unsaved ones of this device. */
export function usePlanAnswers(userId: string): PlanAnswersHere {
  const store = useAppState(planStore);
  const status = useSyncExternalStore(store.subscribe, () => store.of(userId));
  const read = readState(useQuery(queryOptionsFor(plan.read)));
  const online = useOnline();
  const onDevice = read.status === 'notOffered';
  const isThere = read.status === 'ready';
  // Answers that an earlier visit could not send are sent when the server is reachable.
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

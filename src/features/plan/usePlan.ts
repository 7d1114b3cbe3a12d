import { useQuery } from '@tanstack/react-query';
import { documents } from '@/api/endpoints/documents';
import { queryOptionsFor } from '@/api/queries';
import { useEffect, useSyncExternalStore } from 'react';
import { plan, type PlanAnswers } from '@/api/endpoints/plan';
import { today } from '@/eligibility/calendar';
import { loadDocuments } from '@/eligibility/rules/load';
import type { Side } from '@/forms/saving/merge';
import { orderNow } from '@/layout/shared/orderNow';
import { useAppState } from '@/runtime/AppScope';
import { dataOf, readState, type ReadState } from '@/ui/loading/readState';
import { loadChunk } from '@/ui/loading/loadChunk';
import { useMinute } from '@/ui/useNow';
import { useOnline } from '@/ui/useOnline';
import { NO_ANSWERS, type PlanFields, type PlanGroup } from './answers';
import { type PlanStatus, planStore } from './planStore';
import { type ProfileFacts, useProfileFacts } from './profileFacts';
import type { PlanRulesNow, PlanView } from './workOut';

/** Loads the code of the planner and its rules only when somebody has a plan. */
const plannerQuery = {
  queryKey: ['/eligibility/plan'],
  queryFn: async () => {
    const [planner, file] = await loadChunk(() => Promise.all([import('./workOut'), loadDocuments()]));
    return { planner, file };
  },
  staleTime: Number.POSITIVE_INFINITY,
  structuralSharing: false,
};

interface PlanHere {
  readonly answers: PlanAnswersHere;
  /** Null while no programme is chosen. */
  readonly view: ReadState<PlanView | null>;
  readonly facts: ProfileFacts | undefined;
  readonly rules: PlanRulesNow | undefined;
}

const waiting = { status: 'loading' } as const;

/**
 * The plan of a person for today, computed from their answers, documents and profile. Without a programme
 * only the answers are requested, unless `whole` is set.
 */
export function usePlan(userId: string, whole = false): PlanHere {
  const answers = usePlanAnswers(userId);
  const plan = dataOf(answers.state);
  const hasPlan = plan !== undefined && plan.programme !== null;
  const enabled = whole || hasPlan;
  const planner = useQuery({ ...plannerQuery, enabled });
  const stored = useQuery({ ...queryOptionsFor(documents.list), enabled: hasPlan });
  const profile = useProfileFacts(userId, enabled);
  const papers = readState(stored);
  const day = today(new Date(useMinute() ?? 0));
  const facts = dataOf(profile);
  const list = papers.status === 'notOffered' ? NO_DOCUMENTS : dataOf(papers);
  const work = planner.data;
  const rules = work?.planner.rulesNow(work.file, day);
  const view = viewState();
  const toOrder = view.status === 'ready' ? (view.data?.orderNow ?? 0) : undefined;
  const { note } = useAppState(orderNow);
  useEffect(() => {
    if (toOrder !== undefined) note(userId, toOrder);
  }, [note, userId, toOrder]);
  return { answers, view, facts, rules };

  function viewState(): ReadState<PlanView | null> {
    if (answers.state.status !== 'ready') return answers.state;
    if (!hasPlan) {
      // The profile may contain a programme to start with.
      if (whole && profile.status === 'loading') return waiting;
      return { status: 'ready', data: null, stale: answers.state.stale };
    }
    for (const part of [readState(planner), papers, profile]) {
      if (part.status === 'failed') return part;
    }
    if (plan === undefined || facts === undefined || list === undefined || work === undefined) return waiting;
    const data = work.planner.workOut(work.file, { answers: plan, documents: list, profile: facts }, day);
    return { status: 'ready', data, stale: staleOf(papers) };
  }
}

const NO_DOCUMENTS: readonly never[] = [];
const staleOf = (state: ReadState<unknown>) => (state.status === 'ready' ? state.stale : null);

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
function usePlanAnswers(userId: string): PlanAnswersHere {
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

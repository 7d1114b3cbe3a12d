import { useQuery } from '@tanstack/react-query';
import { documents } from '@/api/endpoints/documents';
import { queryOptionsFor } from '@/api/queries';
import { useEffect } from 'react';
import { today } from '@/eligibility/calendar';
import { loadDocuments } from '@/eligibility/rules/load';
import { orderNow } from '@/layout/shared/orderNow';
import { useAppState } from '@/runtime/AppScope';
import { dataOf, type ReadState, readState } from '@/ui/loading/readState';
import { loadChunk } from '@/ui/loading/loadChunk';
import { useMinute } from '@/ui/useNow';
import { type ProfileFacts, useProfileFacts } from './profileFacts';
import { type PlanAnswersHere, usePlanAnswers } from './usePlanAnswers';
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

export interface PlanHere {
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

import { connection } from '@/api/connection';
import { isRecord } from '@/api/answer';
import { plan, type PlanAnswers, readPlanAnswers } from '@/api/endpoints/plan';
import { queryClient, queryOptionsFor, send } from '@/api/queries';
import { appState } from '@/runtime/app';
import { createListeners } from '@/runtime/listeners';
import { endedSession, isAborted, isNotOffered } from '@/errors/ApiError';
import { storedRecord } from '@/forms/saving/conflict';
import { type Merged, mergeVersions, saveMerged, type Side, withSides } from '@/forms/saving/merge';
import { storage } from '@/storage/browserStorage';
import { planOnDevice } from '@/storage/keys';
import {
  fieldsOf,
  GROUPS,
  isSame,
  isSameGroup,
  NO_ANSWERS,
  type PlanFields,
  type PlanGroup,
} from './answers';

/** What the server does not have: what was said here, and what it was said about. */
export interface Unsaved {
  readonly fields: PlanFields;
  readonly base: PlanAnswers;
}

/** The plan was changed elsewhere too: `both` are the groups that differ. */
export interface PlanConflict {
  readonly mine: PlanFields;
  readonly stored: PlanAnswers;
  readonly both: readonly PlanGroup[];
}

export interface PlanStatus {
  readonly unsaved: Unsaved | undefined;
  readonly isSaving: boolean;
  /** Why the last try failed. */
  readonly problem: unknown;
  readonly conflict: PlanConflict | null;
}

const planQuery = () => queryOptionsFor(plan.read);
const shown = (answers: PlanAnswers): void => {
  queryClient().setQueryData(planQuery().queryKey, answers);
};

/** @param mine what stands here and is not stored */
const mergeWith = (base: PlanFields, mine: PlanFields, stored: PlanFields): Merged<PlanFields, PlanGroup> =>
  mergeVersions({ base, mine, stored }, GROUPS, isSameGroup);

/** Storage is hostile input. */
function toUnsaved(value: unknown): Unsaved | undefined {
  if (!isRecord(value)) return undefined;
  try {
    return { fields: fieldsOf(readPlanAnswers(value.fields)), base: readPlanAnswers(value.base) };
  } catch {
    return undefined;
  }
}

/**
 * What a person said about their plan and the server does not have yet, or never will: kept on this device by user, sent
 * one call at a time, merged with what was changed elsewhere.
 */
export const planStore = appState((app) => {
  const { read, write, remove, subscribe: onOtherTabs } = storage(app);
  const { subscribe, tell } = createListeners();
  const IDLE = { isSaving: false, problem: null, conflict: null };
  let owner = '';
  let status: PlanStatus = { ...IDLE, unsaved: undefined };

  const readUnsaved = (userId: string) => toUnsaved((read(planOnDevice) ?? {})[userId]);
  const set = (change: Partial<PlanStatus>): void => {
    status = { ...status, ...change };
    tell();
  };
  const begin = (userId: string): void => {
    owner = userId;
    status = { ...IDLE, unsaved: readUnsaved(userId) };
  };
  /** The status of a person; another one's is never shown. */
  const of = (userId: string): PlanStatus => {
    if (userId !== owner) begin(userId);
    return status;
  };
  const keep = (userId: string, unsaved: Unsaved): void => {
    write(planOnDevice, { ...read(planOnDevice), [userId]: unsaved });
    set({ unsaved });
  };
  const drop = (userId: string): void => {
    const { [userId]: dropped, ...rest } = read(planOnDevice) ?? {};
    if (Object.keys(rest).length === 0) remove(planOnDevice);
    else if (dropped !== undefined) write(planOnDevice, rest);
    set({ unsaved: undefined });
  };
  /** Nothing is left to send where what was said is what is stored. */
  const rebase = (userId: string, fields: PlanFields, stored: PlanAnswers): void => {
    shown(stored);
    if (isSame(fields, stored)) drop(userId);
    else keep(userId, { fields, base: stored });
  };

  /** @returns whether it was merged with what is stored, and is to be sent again. */
  async function sendOnce(userId: string, mayRepeat: boolean): Promise<boolean> {
    const { unsaved } = of(userId);
    if (unsaved === undefined) return false;
    const { fields, base } = unsaved;
    try {
      const stored = await send(plan.save, { body: { ...fields, lastModified: base.lastModified } });
      // What was changed while it was sent goes next.
      const now = of(userId).unsaved?.fields ?? fields;
      rebase(userId, isSame(now, fields) ? stored : now, stored);
      return false;
    } catch (error) {
      const stored = storedRecord(error, readPlanAnswers);
      if (stored === undefined) throw error;
      const mine = of(userId).unsaved?.fields ?? fields;
      const { merged, both } = mergeWith(base, mine, stored);
      if (both.length > 0) set({ conflict: { mine, stored, both } });
      else if (!mayRepeat) throw error;
      else rebase(userId, merged, stored);
      return both.length === 0;
    }
  }

  async function saveAnswers(userId: string): Promise<void> {
    const { unsaved, isSaving, conflict } = of(userId);
    if (unsaved === undefined || isSaving || conflict !== null) return;
    set({ isSaving: true, problem: null });
    try {
      const isMore = () => of(userId).unsaved !== undefined && of(userId).conflict === null;
      while (isMore()) await saveMerged((mayRepeat) => sendOnce(userId, mayRepeat));
    } catch (error) {
      if (owner === userId && !isAborted(error) && !endedSession(error) && !isNotOffered(error)) {
        set({ problem: error });
      }
    }
    if (owner === userId) set({ isSaving: false });
  }

  const stopTabs = onOtherTabs((key) => {
    if (owner === '' || (key !== null && key !== planOnDevice.key)) return;
    set({ unsaved: readUnsaved(owner) });
  });
  const stopSession = connection(app).onCacheEvent((event) => {
    if (event !== 'session') return;
    owner = '';
    tell();
  });
  app.onClose(() => {
    stopTabs();
    stopSession();
  });

  return {
    subscribe,
    of,
    /** Sends what the server does not have. */
    saveAnswers,
    /**
     * Changes some of what a person said. It is shown and kept at once.
     * @param before what is shown now
     * @param offered whether the server keeps plans; else it stays on this device
     */
    change(userId: string, before: PlanAnswers, change: Partial<PlanFields>, offered: boolean): void {
      const unsavedAnswers = of(userId).unsaved;
      const base = unsavedAnswers?.base ?? (offered ? before : NO_ANSWERS);
      keep(userId, { fields: { ...fieldsOf(unsavedAnswers?.fields ?? before), ...change }, base });
      if (offered) void saveAnswers(userId);
    },
    /** Ends a conflict as the person chose, group by group. */
    resolve(userId: string, sides: ReadonlyMap<PlanGroup, Side>): void {
      const { conflict, unsaved } = of(userId);
      if (conflict === null || unsaved === undefined) return;
      const { fields: mine, base } = unsaved;
      const { stored } = conflict;
      const { merged, both } = mergeWith(base, mine, stored);
      set({ conflict: null });
      rebase(userId, withSides({ merged, mine, stored }, both, sides), stored);
      void saveAnswers(userId);
    },
  };
});

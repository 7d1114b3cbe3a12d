import { connection } from '@/api/connection';
import { isRecord } from '@/api/answer';
import { plan, type PlanAnswers, readPlanAnswers } from '@/api/endpoints/plan';
import { queryClient, queryOptionsFor, send } from '@/api/queries';
import { appState } from '@/runtime/app';
import { createListeners } from '@/runtime/listeners';
import { isNotOffered, isSilent } from '@/errors/ApiError';
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

/** Answers that the server does not have, and the stored answers that they were based on. */
interface Unsaved {
  readonly fields: PlanFields;
  readonly base: PlanAnswers;
}

/** The plan was also changed elsewhere; `both` lists the groups that differ. */
export interface PlanConflict {
  readonly mine: PlanFields;
  readonly stored: PlanAnswers;
  readonly both: readonly PlanGroup[];
}

export interface PlanStatus {
  readonly unsaved: Unsaved | undefined;
  readonly isSaving: boolean;
  /** The error of the last attempt. */
  readonly problem: unknown;
  readonly conflict: PlanConflict | null;
}

const planQuery = () => queryOptionsFor(plan.read);
const shown = (answers: PlanAnswers): void => {
  queryClient().setQueryData(planQuery().queryKey, answers);
};

/** @param mine the answers on this device that are not stored */
const mergeWith = (base: PlanFields, mine: PlanFields, stored: PlanFields): Merged<PlanFields, PlanGroup> =>
  mergeVersions({ base, mine, stored }, GROUPS, isSameGroup);

/** Reads stored answers. Stored data may be malformed, so every member is checked. */
function toUnsaved(value: unknown): Unsaved | undefined {
  if (!isRecord(value)) return undefined;
  try {
    return { fields: fieldsOf(readPlanAnswers(value.fields)), base: readPlanAnswers(value.base) };
  } catch {
    return undefined;
  }
}

/**
 * The answers about a plan that the server does not have yet, or never will because it stores no plans. They
 * are kept on this device by user, sent in one request at a time, and merged with changes made elsewhere.
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
  /** The status for one person. The status of another person is never returned. */
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
  /** Bases the unsaved answers on the newest stored ones. When both are equal, nothing is left to send. */
  const rebase = (userId: string, fields: PlanFields, stored: PlanAnswers): void => {
    shown(stored);
    if (isSame(fields, stored)) drop(userId);
    else keep(userId, { fields, base: stored });
  };

  /** @returns whether the answers were merged with the stored ones and must be sent again */
  async function sendOnce(userId: string, mayRepeat: boolean): Promise<boolean> {
    const { unsaved } = of(userId);
    if (unsaved === undefined) return false;
    const { fields, base } = unsaved;
    try {
      const stored = await send(plan.save, { body: { ...fields, lastModified: base.lastModified } });
      // Answers that were changed during the request are sent next.
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
      if (owner === userId && !isSilent(error) && !isNotOffered(error)) {
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
    /** Sends the answers that the server does not have. */
    saveAnswers,
    /**
     * Changes some answers. The change is shown and stored on this device at once.
     * @param before the answers that are shown now
     * @param offered whether the server stores plans; otherwise they stay on this device
     */
    change(userId: string, before: PlanAnswers, change: Partial<PlanFields>, offered: boolean): void {
      const unsavedAnswers = of(userId).unsaved;
      const base = unsavedAnswers?.base ?? (offered ? before : NO_ANSWERS);
      keep(userId, { fields: { ...fieldsOf(unsavedAnswers?.fields ?? before), ...change }, base });
      if (offered) void saveAnswers(userId);
    },
    /** Ends a conflict by the person's choice for each group. */
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

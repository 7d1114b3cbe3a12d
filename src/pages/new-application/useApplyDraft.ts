import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { applications } from '@/api/endpoints/applications';
import type { Job } from '@/api/endpoints/jobs';
import { send } from '@/api/queries';
import { ApiError, isAbsent, isAborted } from '@/errors/ApiError';
import { forgetLists } from '@/features/applications/applicationReads';
import { dropDraft, keepDraft, readDraft } from '@/forms/drafts/drafts';
import { useAutosave } from '@/forms/saving/autosave';
import { sameFields } from '@/forms/saving/merge';
import { isSignedInAs } from '@/identity/identity';
import { newId } from '@/runtime/newId';
import { subscribe } from '@/storage/browserStorage';
import { drafts } from '@/storage/keys';
import { type ApplyDraft, BLANK, draftBody, draftFrom, draftName, hasContent } from './draft';
import { type Step, type TypedApplication, typedOf, valuesOf } from './steps';

/** Pause after typing before the draft is stored on this device and on the server, in ms. */
const DEVICE_REST = 400;
const SERVER_REST = 3000;

const VALUE_NAMES = ['coverLetter', 'answers', 'documentIds'] as const;

/** Where and when the draft was last stored. */
export interface DraftPlace {
  readonly place: 'server' | 'device' | 'nowhere';
  readonly at: number;
}

/** Where the draft is while the server does not have it. */
const placeOf = ({ isKept }: { readonly isKept: boolean }) => (isKept ? 'device' : 'nowhere');

interface Options {
  readonly userId: string;
  readonly job: Job;
  readonly first: ApplyDraft;
  readonly form: UseFormReturn<TypedApplication>;
}

interface ApplyDraftState {
  readonly draft: ApplyDraft;
  readonly kept: DraftPlace | null;
  /** Changes the parts of the draft that are not typed, such as the step. */
  readonly change: (change: Partial<Omit<ApplyDraft, 'values'>>) => void;
  /** Stores the draft on the server now, as after each step. */
  readonly keepNow: () => Promise<void>;
  /** The application was sent or discarded: nothing is stored from now on. */
  readonly drop: () => void;
  /** Deletes the draft on this device and on the server, and starts over. */
  readonly discard: () => void;
}

/** The draft of an application. It is stored on this device while typing, and on the server during pauses. */
export function useApplyDraft({ userId, job, first, form }: Options): ApplyDraftState {
  const name = draftName(userId, job.id);
  const [draft, setDraft] = useState(first);
  const [kept, setKept] = useState<DraftPlace | null>(null);
  const state = useRef({
    draft: first,
    dirty: false,
    unsent: false,
    settled: false,
    offered: true,
    /** Whether the browser stores what is kept on the device. */
    isKept: true,
    sending: Promise.resolve(),
  });

  const keepOnDevice = useCallback(() => {
    const now = state.current;
    if (!now.dirty || now.settled || !isSignedInAs(userId)) return;
    const at = Date.now();
    now.isKept = keepDraft(name, { at, values: now.draft });
    now.dirty = false;
    setKept((before) => (before?.place === 'server' && now.offered ? before : { place: placeOf(now), at }));
  }, [name, userId]);

  const keepAtServer = useCallback(
    (keepalive = false): Promise<void> => {
      const now = state.current;
      if (!now.unsent || now.settled || !now.offered || !isSignedInAs(userId)) return now.sending;
      now.unsent = false;
      const body = draftBody(job, now.draft);
      // Requests run one after another, so that an older state cannot arrive last.
      now.sending = now.sending.then(async () => {
        if (now.settled) return;
        try {
          await send(applications.saveDraft, { path: { id: job.id }, body, keepalive });
          setKept({ place: 'server', at: Date.now() });
        } catch (error) {
          if (isAborted(error)) return;
          now.unsent = true;
          // Drafts are not supported, or the job is closed or already applied for: from now on only this
          // device stores the draft.
          const status = error instanceof ApiError ? error.status : null;
          if (isAbsent(error) || status === 409 || status === 410) now.offered = false;
          setKept({ place: placeOf(now), at: Date.now() });
        }
      });
      return now.sending;
    },
    [job, userId],
  );

  const places = useMemo(
    () => [
      { rest: DEVICE_REST, keep: keepOnDevice },
      { rest: SERVER_REST, keep: (leaving: boolean) => void keepAtServer(leaving) },
    ],
    [keepAtServer, keepOnDevice],
  );
  const autosave = useAutosave(places, () => void state.current.sending.then(forgetLists));

  const change = useCallback(
    (part: Partial<ApplyDraft>) => {
      const now = state.current;
      now.draft = { ...now.draft, ...part };
      now.dirty = true;
      now.unsent = true;
      setDraft(now.draft);
      autosave.changed();
    },
    [autosave],
  );
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: () => {
          const values = valuesOf(job, form.getValues());
          // Consents are not stored, so a change of only these is ignored.
          if (!sameFields(values, state.current.draft.values, VALUE_NAMES)) change({ values });
        },
      }),
    [change, form, job],
  );

  // The same application in another tab: what is typed there is shown here too, so that neither tab
  // overwrites the other's text.
  useEffect(
    () =>
      subscribe((key) => {
        const now = state.current;
        const stored = key === drafts.key ? readDraft(name, draftFrom)?.values : undefined;
        if (stored === undefined || now.dirty || now.settled) return;
        now.draft = { ...stored, step: now.draft.step };
        form.reset(typedOf(job, stored.values));
        setDraft(now.draft);
      }),
    [form, job, name],
  );

  const keepNow = useCallback(() => {
    keepOnDevice();
    return hasContent(state.current.draft) ? keepAtServer() : Promise.resolve();
  }, [keepAtServer, keepOnDevice]);

  const drop = useCallback(() => {
    state.current.settled = true;
    autosave.stop();
    dropDraft(name);
  }, [autosave, name]);

  const discard = useCallback(() => {
    const now = state.current;
    form.reset(typedOf(job, BLANK.values));
    autosave.stop();
    Object.assign(now, { draft: BLANK, dirty: false, unsent: false });
    setDraft(BLANK);
    setKept(null);
    dropDraft(name);
    now.sending = now.sending
      .then(() => send(applications.removeDraft, { path: { id: job.id } }))
      // A server that stores no drafts answers with an error, which is ignored.
      .catch(() => undefined);
  }, [autosave, form, job, name]);

  return { draft, kept, change, keepNow, drop, discard };
}

/** From the last step on, the application has one id, the same for every attempt to send it. */
export function useRequestId(step: Step, { draft, change }: Pick<ApplyDraftState, 'draft' | 'change'>): void {
  const { requestId, checkedAt } = draft;
  useEffect(() => {
    if (step === 'check' && (requestId === null || checkedAt === null))
      change({ requestId: requestId ?? newId(), checkedAt: Date.now() });
  }, [change, checkedAt, requestId, step]);
}

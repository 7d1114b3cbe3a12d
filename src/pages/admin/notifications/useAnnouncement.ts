import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { announceCache } from '@/api/connection';
import { isOffline } from '@/api/copies';
import { type Announcement, announcements, type Audience, type Reach } from '@/api/endpoints/announcements';
import { send } from '@/api/send';
import { endedSession, mayHaveArrived } from '@/errors/ApiError';
import { storedRecord } from '@/forms/saving/conflict';
import { useFieldValue } from '@/forms/Bound';
import { useForm } from '@/forms/useForm';
import { useSubmission } from '@/forms/useSubmission';
import { formatNumber } from '@/i18n/format';
import { newId } from '@/runtime/newId';
import { useToast } from '@/ui/toast/Toasts';
import { useFailureToast } from '@/ui/toast/useFailureToast';
import { ANNOUNCEMENT, audienceOf, draftOf, valuesOf } from './announcementForm';

/**
 * Counts the people whom an announcement would reach. The count is valid only as long as the audience is
 * unchanged.
 */
function useAudience(audience: Audience) {
  const [counted, setCounted] = useState<{ readonly audienceKey: string; readonly reach: Reach } | null>(
    null,
  );
  const { pending, run } = useSubmission();
  const sayFailure = useFailureToast();
  const audienceKey = JSON.stringify(audience);
  return {
    reach: counted?.audienceKey === audienceKey ? counted.reach : null,
    checking: pending !== null,
    async check() {
      const result = await run('form', (signal) =>
        send(announcements.audience, { body: { audience }, signal }),
      );
      if (result.outcome === 'done') setCounted({ audienceKey, reach: result.value });
      else if (result.outcome === 'failed') sayFailure(result.error);
    },
    /** Discards the count. */
    forget: () => setCounted(null),
  };
}

const NOT_SENT = { preventDefault: () => undefined };

/**
 * The newest draft on the server with exactly these texts and this audience; undefined when there is none.
 */
async function draftSaying(words: string, signal: AbortSignal): Promise<Announcement | undefined> {
  const query = { state: 'draft', page: 1, pageSize: 20, sort: 'lastModified', order: 'desc' } as const;
  const { data } = await send(announcements.list, { query, signal });
  return data.find((draft) => JSON.stringify(draftOf(ANNOUNCEMENT.sent(valuesOf(draft)))) === words);
}

/** The form of an announcement. It saves a draft, or saves it and sends it to the counted audience. */
export function useAnnouncement(before: Announcement | undefined, onDone: () => void) {
  const { t } = useTranslation('announcements');
  const toast = useToast();
  const id = useId();
  /**
   * The draft as it was last saved, so that a repeated attempt changes it and does not create a second one.
   */
  const saved = useRef(before);
  /** The body of a new draft whose response was lost: the server may have stored it. */
  const lost = useRef<string>(undefined);
  const [clientId] = useState(newId);
  /** The body of a send request that failed or was not answered. */
  const tried = useRef<string>(undefined);
  const wanted = useRef<'draft' | 'send'>('draft');
  /** Whether the request to send it is what runs or failed last, and not the one that saves the draft. */
  const isSending = useRef(false);
  const expected = useRef(0);
  const [conflict, setConflict] = useState<Announcement | null>(null);

  async function create(body: ReturnType<typeof draftOf>, signal: AbortSignal): Promise<Announcement> {
    try {
      return await send(announcements.create, { body, signal });
    } catch (error) {
      if (mayHaveArrived(error)) {
        lost.current = JSON.stringify(body);
        // The list behind the dialog is read again, because the draft may have been stored. Without a connection
        // it could only say that it is old.
        if (!isOffline()) announceCache('write', [announcements.list.path]);
      }
      throw error;
    }
  }
  async function save(body: ReturnType<typeof draftOf>, signal: AbortSignal): Promise<void> {
    if (lost.current !== undefined) saved.current ??= await draftSaying(lost.current, signal);
    const { current } = saved;
    if (current === undefined) {
      saved.current = await create(body, signal);
      return;
    }
    const seen = current.lastModified;
    saved.current = await send(announcements.update, {
      path: { id: current.id },
      body: { ...body, ...(seen === null ? {} : { lastModified: seen }) },
      signal,
    });
  }

  const form = useForm(ANNOUNCEMENT, {
    id,
    ...(before === undefined ? {} : { values: valuesOf(before) }),
    async send(sent, signal) {
      isSending.current = false;
      const body = draftOf(sent);
      const words = JSON.stringify(body);
      // The announcement may have been sent although the response was lost. When the same request is
      // repeated, the server reports what it did.
      const isAgain = wanted.current === 'send' && words === tried.current;
      if (!isAgain) await save(body, signal);
      const { current } = saved;
      if (wanted.current === 'draft' || current === undefined) return current;
      tried.current = words;
      isSending.current = true;
      const path = { id: current.id };
      return send(announcements.send, { path, body: { expectedCount: expected.current, clientId }, signal });
    },
    onDone(done) {
      const count = done?.recipients ?? 0;
      const message =
        done?.state === 'sent' ? t('sentTo', { count, formatted: formatNumber(count) }) : t('saved');
      toast({ kind: 'success', message });
      onDone();
    },
    onFailed(error) {
      if (endedSession(error)) return true;
      // A 409 of the request to send is about the audience, even if it carries the announcement.
      const current = isSending.current ? undefined : storedRecord(error, announcements.byId.read);
      setConflict(current ?? null);
      if (isSending.current) audience.forget();
      return current !== undefined;
    },
  });
  const roles = useFieldValue(form.of, 'roles');
  const countryIds = useFieldValue(form.of, 'countryIds');
  const applicationStatus = useFieldValue(form.of, 'applicationStatus');
  const profile = useFieldValue(form.of, 'profile');
  const audience = useAudience(
    audienceOf(ANNOUNCEMENT.sent({ ...ANNOUNCEMENT.blank, roles, countryIds, applicationStatus, profile })),
  );
  const go = (what: 'draft' | 'send') => {
    wanted.current = what;
    expected.current = audience.reach?.count ?? 0;
    form.submit(NOT_SENT);
  };
  return {
    id,
    form,
    audience,
    conflict,
    saveDraft: () => go('draft'),
    sendNow: () => go('send'),
    /** Overwrites the announcement that somebody else saved with the values typed here. */
    keepMine: () => {
      if (conflict !== null) saved.current = conflict;
      setConflict(null);
      go(wanted.current);
    },
    /** Keeps the announcement that somebody else saved, and shows it. */
    takeTheirs: () => {
      announceCache('write');
      onDone();
    },
  };
}

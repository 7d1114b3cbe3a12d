import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { inputOf, type UserProfile, type UserProfileInput, userProfiles } from '@/api/endpoints/userProfiles';
import { send } from '@/api/queries';
import { profileQuery } from '@/features/profile/useProfile';
import type { Form, FormFields, ValuesOf } from '@/forms/defineForm';
import { storedRecord } from '@/forms/saving/conflict';
import { sameFields } from '@/forms/saving/merge';
import { type SaveOutcome, type SectionStore, statusOf } from '@/pages/profile-edit/form/saving';
import { followProfile } from '@/identity/followAccount';
import { pickFields } from '@/pages/profile-edit/values';

type Fields = Readonly<Record<string, unknown>>;

/** A new profile is sent with the values that are not empty. */
const withoutNulls = (body: UserProfileInput): UserProfileInput =>
  Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null));

interface Known<V> {
  /** Null while there is no user profile: saving then creates it. */
  readonly profile: UserProfile | null;
  /** All fields as they were read. They stay when the profile is gone, so that it can be created again. */
  readonly input: UserProfileInput;
  readonly values: V;
}

/**
 * The store of some fields of the user profile. Each save sends all fields of the profile, the changed ones
 * over those that were read, because a backend may replace the whole record.
 * @param first the profile that the server had when the section opened
 */
export function useProfileStore<F extends FormFields>(
  userId: string,
  first: UserProfile | null,
  form: Form<F>,
): Required<SectionStore<ValuesOf<F>>> {
  const client = useQueryClient();
  const valuesOf = form.read;
  const [known, setKnown] = useState<Known<ValuesOf<F>>>(() => ({
    profile: first,
    input: inputOf(first ?? {}),
    values: valuesOf(first),
  }));
  // A running save may have newer data than the last render, so it is also kept in a ref.
  const latest = useRef(known);
  const set = (next: Known<ValuesOf<F>>) => {
    latest.current = next;
    setKnown(next);
  };
  const setProfile = (profile: UserProfile | null, values = valuesOf(profile)) =>
    set({ profile, input: inputOf(profile ?? {}), values });
  const isNew = ({ profile, values }: Known<ValuesOf<F>>): boolean =>
    profile === null || form.names.some((name) => values[name] === null);

  /**
   * Requests the present profile after an error that indicates a change made elsewhere; undefined when it
   * cannot be read.
   */
  const lookAgain = async (): Promise<UserProfile | null | undefined> => {
    try {
      return await client.fetchQuery({ ...profileQuery(userId), staleTime: 0 });
    } catch {
      return undefined;
    }
  };

  const explain = async (error: unknown): Promise<SaveOutcome<ValuesOf<F>>> => {
    const { profile } = latest.current;
    const stored = profile === null ? undefined : storedRecord(error, userProfiles.byId.read);
    if (stored !== undefined) {
      setProfile(stored);
      return { kind: 'conflict', base: valuesOf(profile), stored: valuesOf(stored) };
    }
    const status = statusOf(error);
    if ((profile === null && status === 409) || (profile !== null && status === 404)) {
      const now = await lookAgain();
      if (now === null) set({ ...latest.current, profile: null });
      else if (now !== undefined) setProfile(now);
      if (now !== undefined && (now === null) !== (profile === null)) {
        return { kind: 'failed', error, note: now === null ? 'gone' : 'exists' };
      }
    }
    return { kind: 'failed', error, note: 'kept' };
  };

  const save = async (own: ValuesOf<F>): Promise<SaveOutcome<ValuesOf<F>>> => {
    const { profile, input, values } = latest.current;
    if (!isNew(latest.current) && sameFields(own, values, form.names)) return { kind: 'unchanged' };
    const body: UserProfileInput = { ...input, ...form.sent(own) };
    try {
      const answer = await (profile === null
        ? send(userProfiles.create, { body: { userId, ...withoutNulls(body) } })
        : send(userProfiles.update, {
            path: { id: profile.id },
            body: { ...body, updatedAt: profile.updatedAt },
          }));
      client.setQueryData(profileQuery(userId).queryKey, answer);
      followProfile(answer.id);
      // The typed values are kept, because the server's version must not replace the text of a field that is
      // in use.
      setProfile(answer, own);
      return { kind: 'saved' };
    } catch (error) {
      return explain(error);
    }
  };

  return {
    saved: known.values,
    isNew: isNew(known),
    save,
    later: async (own) => {
      const { profile, input } = latest.current;
      // A profile is always created online, because other records need its id.
      if (profile === null) return undefined;
      return {
        record: 'profile',
        before: pickFields<Fields, string>(input, form.names),
        after: form.sent(own),
      };
    },
    lookAgain: async () => {
      const now = await lookAgain();
      if (now !== undefined) setProfile(now);
    },
  };
}

/** Saves fields of the profile without a form: changes that somebody else made to other fields stay. */
export async function saveAnyway<V>(store: SectionStore<V>, values: V): Promise<SaveOutcome<V>> {
  const saved = await store.save(values);
  return saved.kind === 'conflict' ? store.save(values) : saved;
}

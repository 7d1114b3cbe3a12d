import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { type UserProfile, userProfiles } from '@/api/endpoints/userProfiles';
import { send } from '@/api/queries';
import { profileQuery } from '@/features/profile/useProfile';
import { storedRecord } from '@/forms/saving/conflict';
import { sameFields } from '@/forms/saving/merge';
import { type SaveOutcome, type SectionStore, statusOf } from '@/pages/profile-edit/form/saving';
import { followProfile } from '@/identity/followAccount';
import {
  newProfileBody,
  pickFields,
  type ProfileField,
  profileBody,
  type ProfileValues,
  valuesOf,
} from '@/pages/profile-edit/values';

interface Known {
  /** Null while there is no user profile: saving then creates it. */
  readonly profile: UserProfile | null;
  readonly values: ProfileValues;
}

/**
 * The store of some fields of the user profile. Each save sends all fields of the profile, the changed ones
 * over those that were read, because a backend may replace the whole record.
 * @param first the profile that the server had when the section opened
 */
export function useProfileStore<F extends ProfileField>(
  userId: string,
  first: UserProfile | null,
  fields: readonly F[],
): Required<SectionStore<Pick<ProfileValues, F>>> {
  const client = useQueryClient();
  const [known, setKnown] = useState<Known>(() => ({ profile: first, values: valuesOf(first) }));
  // A running save may have newer data than the last render, so it is also kept in a ref.
  const latest = useRef(known);
  const setProfile = (profile: UserProfile | null, values = valuesOf(profile)) => {
    latest.current = { profile, values };
    setKnown(latest.current);
  };
  const isNew = ({ profile, values }: Known): boolean =>
    profile === null || fields.some((field) => values[field] === null);

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

  const explain = async (error: unknown): Promise<SaveOutcome<Pick<ProfileValues, F>>> => {
    const { profile, values } = latest.current;
    const stored = profile === null ? undefined : storedRecord(error, userProfiles.byId.read);
    if (stored !== undefined) {
      setProfile(stored);
      return {
        kind: 'conflict',
        base: pickFields(valuesOf(profile), fields),
        stored: pickFields(valuesOf(stored), fields),
      };
    }
    const status = statusOf(error);
    if ((profile === null && status === 409) || (profile !== null && status === 404)) {
      const now = await lookAgain();
      if (now !== undefined) {
        // When the profile is gone, the values that were read stay: the next save creates it again with all
        // of them.
        setProfile(now, now === null ? values : valuesOf(now));
        if ((now === null) !== (profile === null)) {
          return { kind: 'failed', error, note: now === null ? 'gone' : 'exists' };
        }
      }
    }
    return { kind: 'failed', error, note: 'kept' };
  };

  const save = async (own: Pick<ProfileValues, F>): Promise<SaveOutcome<Pick<ProfileValues, F>>> => {
    const { profile, values } = latest.current;
    const all: ProfileValues = { ...values, ...own };
    if (!isNew(latest.current) && sameFields(all, values, fields)) return { kind: 'unchanged' };
    try {
      const answer = await (profile === null
        ? send(userProfiles.create, { body: newProfileBody(userId, all) })
        : send(userProfiles.update, {
            path: { id: profile.id },
            body: { ...profileBody(all), updatedAt: profile.updatedAt },
          }));
      client.setQueryData(profileQuery(userId).queryKey, answer);
      followProfile(answer.id);
      // The typed values are kept, because the server's version must not replace the text of a field that is
      // in use.
      setProfile(answer, { ...valuesOf(answer), ...own });
      return { kind: 'saved' };
    } catch (error) {
      return explain(error);
    }
  };

  return {
    saved: pickFields(known.values, fields),
    isNew: isNew(known),
    save,
    later: async (own) => {
      const { profile, values } = latest.current;
      // A profile is always created online, because other records need its id.
      if (profile === null) return undefined;
      return {
        record: 'profile',
        before: pickFields(profileBody(values), fields),
        after: pickFields(profileBody({ ...values, ...own }), fields),
      };
    },
    lookAgain: async () => {
      const now = await lookAgain();
      if (now !== undefined) setProfile(now);
    },
  };
}

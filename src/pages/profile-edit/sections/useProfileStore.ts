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
  pick,
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
 * Some fields of the user profile. Every save sends all of the profile's fields, its own over those that were read,
 * because a backend may put the body in the place of what it has.
 * @param first what the server had when the section opened.
 */
export function useProfileStore<F extends ProfileField>(
  userId: string,
  first: UserProfile | null,
  fields: readonly F[],
): Required<SectionStore<Pick<ProfileValues, F>>> {
  const client = useQueryClient();
  const [known, setKnown] = useState<Known>(() => ({ profile: first, values: valuesOf(first) }));
  // What a save that is under way knows is newer than what was rendered.
  const latest = useRef(known);
  const setProfile = (profile: UserProfile | null, values = valuesOf(profile)) => {
    latest.current = { profile, values };
    setKnown(latest.current);
  };
  const isNew = ({ profile, values }: Known): boolean =>
    profile === null || fields.some((field) => values[field] === null);

  /** After a refusal that says that somebody else was here: what the server has now; undefined where it does not say. */
  const lookAgain = async (): Promise<UserProfile | null | undefined> => {
    try {
      return await client.fetchQuery({ ...profileQuery(userId), staleTime: 0 });
    } catch (error) {
      return statusOf(error) === 404 ? null : undefined;
    }
  };

  const explain = async (error: unknown): Promise<SaveOutcome<Pick<ProfileValues, F>>> => {
    const { profile, values } = latest.current;
    const stored = profile === null ? undefined : storedRecord(error, userProfiles.byId.read);
    if (stored !== undefined) {
      setProfile(stored);
      return {
        kind: 'conflict',
        base: pick(valuesOf(profile), fields),
        stored: pick(valuesOf(stored), fields),
      };
    }
    const status = statusOf(error);
    if ((profile === null && status === 409) || (profile !== null && status === 404)) {
      const now = await lookAgain();
      if (now !== undefined) {
        // What was read stays where the profile is gone: it is made again with all of it.
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
      // As typed: what the server made of it is not written into a field that somebody looks at.
      setProfile(answer, { ...valuesOf(answer), ...own });
      return { kind: 'saved' };
    } catch (error) {
      return explain(error);
    }
  };

  return {
    saved: pick(known.values, fields),
    isNew: isNew(known),
    save,
    later: async (own) => {
      const { profile, values } = latest.current;
      // A profile is made on the spot: what hangs on it has to know its id.
      if (profile === null) return undefined;
      return {
        record: 'profile',
        before: pick(profileBody(values), fields),
        after: pick(profileBody({ ...values, ...own }), fields),
      };
    },
    lookAgain: async () => {
      const now = await lookAgain();
      if (now !== undefined) setProfile(now);
    },
  };
}

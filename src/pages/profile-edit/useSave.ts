import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Account } from '@/api/endpoints/auth';
import { splitFullName } from '@/api/sessionAnswer';
import { type UserProfile, userProfiles } from '@/api/endpoints/userProfiles';
import { users } from '@/api/endpoints/users';
import { send } from '@/api/queries';
import { accountQuery } from '@/identity/session/useAccount';
import { latinDigits } from '@/i18n/latinDigits';
import { loadPhoneRules, phoneToSend, readPhone } from '@/forms/fields/phoneNumber';
import { ApiError, isNotOffered } from '@/errors/ApiError';
import { profileQuery } from '@/features/profile/useProfile';
import { followAccount, followProfile } from './followSession';
import {
  type AccountValues,
  accountChange,
  type EditorValues,
  newProfileBody,
  PROFILE_FIELDS,
  profileBody,
  sameValues,
  valuesOf,
} from './values';

/** What the server has, as far as is known here. */
export interface Saved {
  /** Null while there is no user profile: saving then creates it. */
  readonly profileId: string | null;
  readonly values: EditorValues;
  /** Whether name and phone can be changed: not before they are known, not where the backend has no call for it. */
  readonly account: 'editable' | 'unknown' | 'unsupported';
}

export type SaveResult =
  | { readonly outcome: 'saved' | 'unchanged' }
  | {
      readonly outcome: 'failed';
      readonly error: unknown;
      /** What a person should know beyond the reason. */
      readonly note: 'kept' | 'exists' | 'gone' | 'accountSaved' | 'accountUnsupported';
    };

const statusOf = (error: unknown): number | null => (error instanceof ApiError ? error.status : null);

/** The phone number as E.164 where it can be read, else as typed; null for none. */
async function phoneOf(typed: string, country: string): Promise<string | null> {
  if (typed.trim() === '') return null;
  const rules = await loadPhoneRules().catch(() => null);
  return phoneToSend(readPhone(rules, latinDigits(typed), country));
}

/** The account as the editor shows it: one name in two parts, as everywhere. */
export const accountValues = ({ fullName, phoneNumber }: Account): AccountValues => ({
  ...splitFullName(fullName),
  phone: phoneNumber ?? '',
});

/** Saves the editor: the account's fields where they changed, then the user profile, created where there is none. */
export function useSave(userId: string, first: Saved) {
  const client = useQueryClient();
  const [saved, setSaved] = useState(first);

  const accountOf = ({ firstName, lastName, phone }: EditorValues) => ({ firstName, lastName, phone });

  /** After a refusal that says that somebody else was here: what the server has now. */
  const lookAgain = async (): Promise<UserProfile | null | undefined> => {
    try {
      return await client.fetchQuery({ ...profileQuery(userId), staleTime: 0 });
    } catch (error) {
      return statusOf(error) === 404 ? null : undefined;
    }
  };

  /** Asks for an account that could not be had. @throws ApiError */
  const loadAccount = async (): Promise<AccountValues> => {
    const values = accountValues(await client.fetchQuery({ ...accountQuery(), staleTime: 0 }));
    setSaved((now) => ({ ...now, account: 'editable', values: { ...now.values, ...values } }));
    return values;
  };

  const saveAccount = async (values: EditorValues, callingCountry: string): Promise<boolean> => {
    const phone = await phoneOf(values.phone, callingCountry);
    const change = saved.account === 'editable' ? accountChange(values, saved.values, phone) : null;
    if (change === null) return false;
    const account: Account = await send(users.updateMe, { body: change });
    client.setQueryData(accountQuery().queryKey, account);
    followAccount(account);
    setSaved((now) => ({ ...now, values: { ...now.values, ...accountOf(values) } }));
    return true;
  };

  const saveProfile = async (values: EditorValues): Promise<boolean> => {
    if (saved.profileId !== null && sameValues(values, saved.values, PROFILE_FIELDS)) return false;
    const profile = await (saved.profileId === null
      ? send(userProfiles.create, { body: newProfileBody(userId, values) })
      : send(userProfiles.update, { path: { id: saved.profileId }, body: profileBody(values) }));
    client.setQueryData(profileQuery(userId).queryKey, profile);
    followProfile(profile.id);
    setSaved((now) => ({ ...now, profileId: profile.id, values }));
    return true;
  };

  const explain = async (error: unknown, accountSaved: boolean): Promise<SaveResult> => {
    const status = statusOf(error);
    const creating = saved.profileId === null;
    if ((creating && status === 409) || (!creating && status === 404)) {
      const profile = await lookAgain();
      if (profile !== undefined) {
        setSaved((now) => ({
          ...now,
          profileId: profile?.id ?? null,
          values: valuesOf(profile, accountOf(now.values)),
        }));
        if ((profile === null) !== creating) {
          return { outcome: 'failed', error, note: profile === null ? 'gone' : 'exists' };
        }
      }
    }
    return { outcome: 'failed', error, note: accountSaved ? 'accountSaved' : 'kept' };
  };

  const save = async (values: EditorValues, callingCountry: string): Promise<SaveResult> => {
    let accountSaved = false;
    try {
      accountSaved = await saveAccount(values, callingCountry);
    } catch (error) {
      // A backend need not have this call (R-1066).
      if (!isNotOffered(error)) return { outcome: 'failed', error, note: 'kept' };
      setSaved((now) => ({ ...now, account: 'unsupported' }));
      return { outcome: 'failed', error, note: 'accountUnsupported' };
    }
    try {
      const profileSaved = await saveProfile(values);
      return { outcome: accountSaved || profileSaved ? 'saved' : 'unchanged' };
    } catch (error) {
      return explain(error, accountSaved);
    }
  };

  return { saved, save, loadAccount };
}

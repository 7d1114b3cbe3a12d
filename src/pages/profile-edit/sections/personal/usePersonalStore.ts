import { useState } from 'react';
import type { Account } from '@/api/endpoints/auth';
import { users } from '@/api/endpoints/users';
import { queryClient, send } from '@/api/queries';
import { splitFullName } from '@/api/sessionAnswer';
import { accountQuery } from '@/identity/session/useAccount';
import { isNotOffered } from '@/errors/ApiError';
import { phoneToSend } from '@/forms/fields/phoneNumber';
import { followAccount } from '@/identity/followAccount';
import type { SectionStore } from '@/pages/profile-edit/form/saving';
import type { SectionProps } from '@/pages/profile-edit/form/SectionScope';
import {
  ACCOUNT_FIELDS,
  type AccountValues,
  BIRTH,
  type PersonalValues,
} from '@/pages/profile-edit/profileForms';
import { type AccountChange, accountChange, pickFields } from '@/pages/profile-edit/values';
import { useProfileStore } from '@/pages/profile-edit/sections/useProfileStore';

/** The account's name and phone, as far as they are known. */
export interface KnownAccount {
  readonly values: AccountValues;
  /** 'unknown' until the values are loaded, 'unsupported' when the backend has no endpoint for them. */
  readonly state: 'editable' | 'unknown' | 'unsupported';
}

interface PersonalStore extends SectionStore<PersonalValues> {
  readonly account: KnownAccount;
  /** Requests the account again after it could not be loaded. @throws ApiError */
  readonly loadAccount: () => Promise<AccountValues>;
}

/**
 * The store of the section. Name and phone belong to the account, the rest to the user profile; one save
 * writes both when both have changed.
 * @param callingCountry country for a phone number without its calling code
 */
export function usePersonalStore(
  { user, sections }: SectionProps,
  first: KnownAccount,
  callingCountry: (values: PersonalValues) => string,
): PersonalStore {
  const profile = useProfileStore(user.id, sections.profile, BIRTH);
  const [account, setAccount] = useState(first);
  const loadAccount = async () => {
    const values = accountValues(await queryClient().fetchQuery({ ...accountQuery(), staleTime: 0 }));
    setAccount({ values, state: 'editable' });
    return values;
  };
  return {
    saved: { ...account.values, ...profile.saved },
    isNew: profile.isNew,
    account,
    loadAccount,
    later: async (values) => {
      const change = await profile.later(pickFields(values, BIRTH.names));
      if (change === undefined) return undefined;
      const own = pickFields(values, ACCOUNT_FIELDS);
      const ofAccount =
        account.state === 'editable'
          ? await accountChangeOf(own, account.values, callingCountry(values))
          : null;
      return ofAccount === null ? change : { ...change, account: { ...ofAccount } };
    },
    lookAgain: async () => void (await Promise.all([profile.lookAgain(), loadAccount()])),
    save: async (values) => {
      const own = pickFields(values, ACCOUNT_FIELDS);
      let accountSaved = false;
      try {
        accountSaved =
          account.state === 'editable' && (await saveAccount(own, account.values, callingCountry(values)));
        if (accountSaved) setAccount({ values: own, state: 'editable' });
      } catch (error) {
        // The endpoint is optional for a backend (R-1066).
        if (!isNotOffered(error)) return { kind: 'failed', error, note: 'kept' };
        setAccount((now) => ({ ...now, state: 'unsupported' }));
        return { kind: 'failed', error, note: 'accountUnsupported' };
      }
      const result = await profile.save(pickFields(values, BIRTH.names));
      if (result.kind === 'conflict') {
        return { ...result, base: { ...own, ...result.base }, stored: { ...own, ...result.stored } };
      }
      if (!accountSaved) return result;
      if (result.kind === 'unchanged') return { kind: 'saved' };
      return result.kind === 'failed' && result.note === 'kept'
        ? { ...result, note: 'accountSaved' }
        : result;
    },
  };
}

/** The account as form values. The full name is split into two parts, as everywhere. */
export const accountValues = ({ fullName, phoneNumber }: Account): AccountValues => ({
  ...splitFullName(fullName),
  phone: phoneNumber ?? '',
});

/**
 * The changes to the account; null when there are none.
 * @param callingCountry country for a phone number without its calling code
 */
const accountChangeOf = async (
  values: AccountValues,
  saved: AccountValues,
  callingCountry: string,
): Promise<AccountChange | null> =>
  accountChange(values, saved, await phoneToSend(values.phone, callingCountry));

/**
 * Saves the name and the phone number when they have changed.
 * @returns whether anything had changed
 * @throws ApiError
 */
async function saveAccount(
  values: AccountValues,
  saved: AccountValues,
  callingCountry: string,
): Promise<boolean> {
  const change = await accountChangeOf(values, saved, callingCountry);
  if (change === null) return false;
  const account: Account = await send(users.updateMe, { body: change });
  queryClient().setQueryData(accountQuery().queryKey, account);
  followAccount(account);
  return true;
}

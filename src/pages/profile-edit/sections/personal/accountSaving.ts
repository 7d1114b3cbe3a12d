import type { Account } from '@/api/endpoints/auth';
import { users } from '@/api/endpoints/users';
import { queryClient, send } from '@/api/queries';
import { splitFullName } from '@/api/sessionAnswer';
import { latinDigits } from '@/i18n/latinDigits';
import { loadPhoneRules, phoneToSend, readPhone } from '@/forms/fields/phoneNumber';
import { accountQuery } from '@/identity/session/useAccount';
import { followAccount } from '@/pages/profile-edit/followSession';
import { accountChange, type AccountValues } from '@/pages/profile-edit/values';

/** The account as the fields show it: one name in two parts, as everywhere. */
export const accountValues = ({ fullName, phoneNumber }: Account): AccountValues => ({
  ...splitFullName(fullName),
  phone: phoneNumber ?? '',
});

/** The phone number as E.164 where it can be read, else as typed; null for none. */
async function phoneOf(typed: string, country: string): Promise<string | null> {
  if (typed.trim() === '') return null;
  const rules = await loadPhoneRules().catch(() => null);
  return phoneToSend(readPhone(rules, latinDigits(typed), country));
}

/**
 * Saves name and phone where they changed.
 * @returns whether anything had changed
 * @throws ApiError
 */
export async function saveAccount(
  values: AccountValues,
  saved: AccountValues,
  callingCountry: string,
): Promise<boolean> {
  const change = accountChange(values, saved, await phoneOf(values.phone, callingCountry));
  if (change === null) return false;
  const account: Account = await send(users.updateMe, { body: change });
  queryClient().setQueryData(accountQuery().queryKey, account);
  followAccount(account);
  return true;
}

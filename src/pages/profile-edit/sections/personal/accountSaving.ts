import type { Account } from '@/api/endpoints/auth';
import { users } from '@/api/endpoints/users';
import { queryClient, send } from '@/api/queries';
import { splitFullName } from '@/api/sessionAnswer';
import { phoneToSend } from '@/forms/fields/phoneNumber';
import { accountQuery } from '@/identity/session/useAccount';
import { followAccount } from '@/identity/followAccount';
import { type AccountChange, accountChange, type AccountValues } from '@/pages/profile-edit/values';

/** The account as form values. The full name is split into two parts, as everywhere. */
export const accountValues = ({ fullName, phoneNumber }: Account): AccountValues => ({
  ...splitFullName(fullName),
  phone: phoneNumber ?? '',
});

/**
 * The changes to the account; null when there are none.
 * @param callingCountry country for a phone number without its calling code
 */
export const accountChangeOf = async (
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
export async function saveAccount(
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

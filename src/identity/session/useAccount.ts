import { queryOptions, useQuery } from '@tanstack/react-query';
import { type Account, auth } from '@/api/endpoints/auth';
import { queryClient, queryOptionsFor } from '@/api/queries';
import { send } from '@/api/send';
import { currentSession, identity } from '@/identity/identity';
import { readWithCheck } from './sessionCalls';

const isUnchecked = (): boolean => {
  const now = currentSession();
  return now.status === 'signedIn' && !now.checked;
};

/**
 * The account as the server knows it, beyond the session user. When a page opens, the check of the session is asking
 * the same: its answer serves both. Whoever asks again wants to know what has changed since, so that asks the server.
 */
export const accountQuery = () =>
  queryOptions({
    ...queryOptionsFor(auth.me),
    queryFn: ({ signal, client, queryKey }) =>
      client.getQueryData(queryKey) === undefined && isUnchecked()
        ? readWithCheck(identity().check)
        : send(auth.me, { signal }),
  });

/**
 * Whoever needs it shares one request. Whoever comes back from their mailbox, where they confirmed the address, finds it
 * confirmed.
 */
export const useAccount = () =>
  useQuery({
    ...accountQuery(),
    refetchOnWindowFocus: ({ state }) => (state.data?.isEmailVerified === false ? 'always' : false),
  });

/**
 * A write succeeded, so this is known already: the screen need not wait for the account to be asked again, nor show
 * the old state if that should fail.
 */
export function noteAccount(facts: Partial<Account>): void {
  queryClient().setQueryData(accountQuery().queryKey, (before) =>
    before === undefined ? before : { ...before, ...facts },
  );
}

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
 * The account as the server knows it: more than the session user. If a page opens while the check of the
 * session runs, both share one request. A refetch asks the server again.
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
 * Reads the account; all callers share one request. If the e-mail address was not confirmed, it is read again
 * when the person returns to the window, because they may have confirmed it meanwhile.
 */
export const useAccount = () =>
  useQuery({
    ...accountQuery(),
    refetchOnWindowFocus: ({ state }) => (state.data?.isEmailVerified === false ? 'always' : false),
  });

/**
 * Puts the result of a successful write into the cached account. The page then need not wait for another
 * read, and shows no old data if that read fails.
 */
export function noteAccount(facts: Partial<Account>): void {
  queryClient().setQueryData(accountQuery().queryKey, (before) =>
    before === undefined ? before : { ...before, ...facts },
  );
}

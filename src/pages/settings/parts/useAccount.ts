import { useQuery } from '@tanstack/react-query';
import { type Account, auth } from '@/api/endpoints/auth';
import { queryClient, queryOptionsFor } from '@/api/queries';

/**
 * The account as the server knows it; the sections that need it share one request. Whoever comes back from their
 * mailbox, where they confirmed the address, finds it confirmed.
 */
export const useAccount = () =>
  useQuery({
    ...queryOptionsFor(auth.me),
    refetchOnWindowFocus: ({ state }) => (state.data?.isEmailVerified === false ? 'always' : false),
  });

/**
 * A write succeeded, so this is known already: the screen need not wait for the account to be asked again, nor show
 * the old state if that should fail.
 */
export function noteAccount(facts: Partial<Account>): void {
  queryClient.setQueryData(queryOptionsFor(auth.me).queryKey, (before) =>
    before === undefined ? before : { ...before, ...facts },
  );
}

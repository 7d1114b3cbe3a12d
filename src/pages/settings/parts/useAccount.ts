import { useQuery } from '@tanstack/react-query';
import { auth } from '@/api/endpoints/auth';
import { queryOptionsFor } from '@/api/queries';

/**
 * The account as the server knows it; the sections that need it share one request. Whoever comes back from their
 * mailbox, where they confirmed the address, finds it confirmed.
 */
export const useAccount = () =>
  useQuery({
    ...queryOptionsFor(auth.me),
    refetchOnWindowFocus: ({ state }) => (state.data?.isEmailVerified === false ? 'always' : false),
  });

import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useAppState } from '@/runtime/AppScope';
import { queryClient } from './queries';

/**
 * Provides the shared query client to a lazily loaded page or dialog, so that the
 * query library stays out of the start-up code.
 */
export function QueryProvider({ children }: { readonly children: ReactNode }) {
  return <QueryClientProvider client={useAppState(queryClient)}>{children}</QueryClientProvider>;
}

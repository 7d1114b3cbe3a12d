import type { ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { log } from '@/logging/logger';
import { StartFailure } from './StartFailure';

/** The last boundary: what breaks in a provider still leaves a readable page with a way on. */
export function RootBoundary({ children }: { readonly children: ReactNode }) {
  return (
    <ErrorBoundary
      onError={(error) => log.error('app', 'The app failed', { error })}
      fallback={
        <StartFailure
          title="Something went wrong"
          text="Please reload the page. If it happens again, come back in a few minutes."
        />
      }
    >
      {children}
    </ErrorBoundary>
  );
}

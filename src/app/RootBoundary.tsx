import type { ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { log } from '@/logging/logger';
import { StartFailure } from './StartFailure';

/** The outermost boundary: after an error in a provider a readable page is still shown. */
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

import { type ReactNode, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useLocation } from 'react-router-dom';
import { log } from '@/logging/logger';
import { PageFailed } from './PageFailed';

/** A short name for one failure, which a person can read to support and which stands in the log. */
const newReference = (): string => crypto.randomUUID().slice(0, 8).toUpperCase();

/**
 * Keeps a failure inside its page: menu, theme and logout go on working. One log entry a failure; another page,
 * or the retry, starts afresh (F-122).
 */
export function PageBoundary({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation();
  const [reference, setReference] = useState('');
  return (
    <ErrorBoundary
      resetKeys={[pathname]}
      onError={(error) => {
        const named = newReference();
        setReference(named);
        log.error('page', 'A page failed', { data: { reference: named }, error });
      }}
      fallbackRender={({ error, resetErrorBoundary }) => (
        <PageFailed error={error} reference={reference} retry={resetErrorBoundary} />
      )}
    >
      {children}
    </ErrorBoundary>
  );
}

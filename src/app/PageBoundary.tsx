import { type ReactNode, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useLocation } from 'react-router-dom';
import { log } from '@/logging/logger';
import { PageFailed } from './PageFailed';

/**
 * A short id of one failure. It is shown to the person, who can tell it to support, and written to the log.
 */
const newReference = (): string => crypto.randomUUID().slice(0, 8).toUpperCase();

/**
 * Limits an error to its page, so that the menu, theme and logout still work. Each error is logged once.
 * Another page, or a retry, renders again (F-122).
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

import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { isNotOffered } from '@/errors/ApiError';
import { userMessage } from '@/errors/normaliser';
import { useMessage } from '@/i18n/useMessage';
import { ErrorState } from '@/ui/loading/ErrorState';
import { measure } from '@/ui/text/measure';

/** The part of react-query's result that is looked at. */
export interface Asked<T> {
  readonly data: T | undefined;
  readonly error: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => Promise<unknown>;
}

interface AnsweredProps<T> {
  readonly query: Asked<T>;
  /** Of the size of what will come. */
  readonly skeleton: ReactNode;
  /** What could not be loaded. */
  readonly failed: string;
  /** Said where the backend has no such call. */
  readonly unavailable: ReactNode;
  readonly children: (data: T) => ReactNode;
}

/** One answer of the backend in one section: on its way, failed with a way to try again, not offered, or there. */
export function Answered<T>({ query, skeleton, failed, unavailable, children }: AnsweredProps<T>) {
  const say = useMessage();
  if (query.data !== undefined) return children(query.data);
  if (query.error === null) return skeleton;
  if (isNotOffered(query.error)) return <Unavailable>{unavailable}</Unavailable>;
  return (
    <ErrorState
      title={failed}
      message={say(userMessage(query.error))}
      onRetry={() => void query.refetch()}
      retrying={query.isFetching}
    />
  );
}

/** A feature that this backend does not offer: said calmly, because nothing is wrong. */
export function Unavailable({ children }: { readonly children: ReactNode }) {
  return (
    <Box component="div" sx={{ color: 'text.secondary', maxWidth: measure(60), textWrap: 'pretty' }}>
      {children}
    </Box>
  );
}

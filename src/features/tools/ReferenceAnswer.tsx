import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Sampled } from '@/api/sampled';
import { ApiError } from '@/errors/ApiError';
import { TextSkeleton } from '@/ui/loading/Skeletons';
import { NoGuess } from './NoGuess';

interface ReferenceAnswerProps<T> {
  readonly query: UseQueryResult<Sampled<T>>;
  readonly children: (data: T) => ReactNode;
}

/** Shows an answer only when it comes from the backend. Sample data and failures are reported instead. */
export function ReferenceAnswer<T>({ query, children }: ReferenceAnswerProps<T>) {
  const { t } = useTranslation('tools');
  const { data, error, isFetching, refetch } = query;
  if (data !== undefined && !data.isSample) return children(data.data);
  if (error instanceof ApiError && error.status === 404) return <p>{t('unknownPair')}</p>;
  if (data === undefined && error === null) return <TextSkeleton lines={3} />;
  return <NoGuess onRetry={() => void refetch()} retrying={isFetching} />;
}

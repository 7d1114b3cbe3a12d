import Box from '@mui/material/Box';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Endpoint } from '@/api/endpoint';
import type { VisaRequirement } from '@/api/endpoints/countries';
import type { Recognition } from '@/api/endpoints/educationLevels';
import type { Sampled } from '@/api/sampled';
import { isNotFound } from '@/errors/ApiError';
import { formatNumber } from '@/i18n/format';
import { TextSkeleton } from '@/ui/loading/Skeletons';
import { BusyButton } from '@/ui/page/BusyButton';
import { isolated } from '@/i18n/isolated';

/**
 * Returns the texts of a visa requirement. The type of visa is a word from the server and keeps its own
 * direction.
 */
export function useVisaWords() {
  const { t } = useTranslation('tools');
  return {
    needed: ({ required, type }: VisaRequirement): string => {
      if (!required) return t('visa.none');
      return type === null || type === undefined
        ? t('visa.needed')
        : t('visa.neededType', { type: isolated(type) });
    },
    /** Null when no limit is known. */
    stay: ({ maximumStayDays: days }: VisaRequirement): string | null =>
      days === null || days === undefined
        ? null
        : t('visa.days', { count: days, formatted: formatNumber(days) }),
  };
}

/**
 * Returns the text of a recognition. The equivalent is a word from the server and keeps its own direction.
 */
export function useRecognitionText(): (recognition: Recognition) => string {
  const { t } = useTranslation(['tools', 'terms']);
  return ({ recognized, equivalent }) => {
    if (!recognized) return t('recognition.no');
    return equivalent === null || equivalent === undefined
      ? t('terms:recognized')
      : t('recognition.as', { equivalent: isolated(equivalent) });
  };
}

interface ReferenceAnswerProps<T> {
  readonly query: UseQueryResult<Sampled<T>>;
  readonly children: (data: T) => ReactNode;
}

/** Shows an answer only when it comes from the backend. Sample data and failures are reported instead. */
export function ReferenceAnswer<T>({ query, children }: ReferenceAnswerProps<T>) {
  const { t } = useTranslation('tools');
  const { data, error, isFetching, refetch } = query;
  if (data !== undefined && !data.isSample) return children(data.data);
  if (isNotFound(error)) return <p>{t('unknownPair')}</p>;
  if (data === undefined && error === null) return <TextSkeleton lines={3} />;
  return <NoGuess onRetry={() => void refetch()} retrying={isFetching} />;
}

interface NoGuessProps {
  readonly onRetry: () => void;
  readonly retrying: boolean;
  /** True when the list of choices could not be loaded, so that no question was answered yet. */
  readonly isList?: boolean;
}

/** Shown when an answer, or the list of choices, could not be loaded. Built-in data would be a guess. */
export function NoGuess({ onRetry, retrying, isList = false }: NoGuessProps) {
  const { t } = useTranslation(['tools', 'ui', 'words']);
  return (
    <>
      <Box component="p" sx={{ mt: 0 }}>
        {t(isList ? 'tools:noc.failed' : 'tools:noGuess')}
      </Box>
      <BusyButton variant="outlined" onClick={onRetry} busy={retrying}>
        {t('words:tryAgain')}
      </BusyButton>
    </>
  );
}

/**
 * The endpoint without its fallback, for pages where built-in data would be a guess and would hide a failure.
 */
export function withoutSample<P extends string, Q, B, R>(
  endpoint: Endpoint<P, Q, B, R>,
): Endpoint<P, Q, B, R> {
  const { fallback: _, ...rest } = endpoint;
  return rest;
}

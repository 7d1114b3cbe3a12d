import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { isNotOffered } from '@/errors/ApiError';
import { chipsOf, type JobFilters } from '@/features/jobs/filters';
import { CardSkeletons, JobCard, JobCards } from '@/features/jobs/JobCard';
import { recent } from '@/features/jobs/kept/recent';
import { StoredJobList } from '@/features/jobs/StoredJobList';
import { useMatcher } from '@/features/jobs/useMatcher';
import { formatPlaces, formatTime } from '@/i18n/format';
import { sentences } from '@/i18n/punctuation';
import { appState } from '@/runtime/app';
import { ErrorState, useReason } from '@/ui/loading/ErrorState';
import { noticeSx } from '@/ui/loading/StatusNotice';
import { NotOffered } from '@/ui/loading/NotOffered';
import { BusyButton } from '@/ui/page/BusyButton';
import { StatusRegion } from '@/ui/text/StatusRegion';
import { Text } from '@/ui/text/Text';
import { visuallyHiddenSx } from '@/ui/text/VisuallyHidden';
import { NothingFound } from './NothingFound';
import type { Results } from './useResults';

/** Space for its text, on a phone two lines, so that the list below does not move. */
const SUMMARY_SX = {
  mb: 2,
  color: 'text.secondary',
  fontSize: '0.875rem',
  minHeight: { xs: '2lh', sm: '1lh' },
} as const;

/** The number of jobs and which of them are shown, announced once for each response. */
export function Summary({ results }: { readonly results: Results }) {
  const { t } = useTranslation('jobs');
  const { shown, slow, notHonoured } = results;
  // Without filters the heading below says this, so the text is for screen readers only.
  const noneOpen =
    shown !== null &&
    shown.page.totalCount === 0 &&
    shown.filters.q === '' &&
    chipsOf(shown.filters).length === 0;
  let text = '';
  if (shown !== null) {
    const { totalCount, data, pageSize, currentPage, withoutPay, leftOut } = shown.page;
    const from = (currentPage - 1) * pageSize + 1;
    text =
      totalCount === 0
        ? t(noneOpen ? 'results.noneOpen' : 'results.none')
        : t('results.showing', {
            count: totalCount,
            range: formatPlaces(from, Math.min(totalCount, from + data.length + leftOut - 1)),
          });
    if (totalCount > 0 && withoutPay) text += t('results.withoutPay', { count: withoutPay });
    if (notHonoured.length > 0) text += ` ${t('results.notHonoured')}`;
  }
  return (
    <StatusRegion sx={noneOpen && !slow ? visuallyHiddenSx : SUMMARY_SX}>
      {slow ? t('results.slow') : text}
    </StatusRegion>
  );
}

const EXPECTED = 10;

interface RowsProps {
  readonly results: Results;
  readonly hrefOf: (filters: JobFilters) => string;
  readonly isVisitor: boolean;
  readonly onOpen: (id: string) => void;
}

/** The jobs of a page in every state: loading, loaded, empty, failed, or out of date. */
export function Rows({ results, hrefOf, isVisitor, onOpen }: RowsProps) {
  const { t } = useTranslation(['jobs', 'words']);
  const reason = useReason();
  const { match } = useMatcher();
  const looked = recent.use();
  const { shown, busy, error, retry } = results;
  if (shown === null && isNotOffered(error)) return <NotOffered />;
  if (shown === null && error !== null) {
    return (
      <>
        <ErrorState title={t('results.failed')} error={error} onRetry={retry} retrying={busy} />
        {looked.length > 0 && (
          <Box component="section" aria-labelledby="recent-jobs" sx={{ mt: 4 }}>
            <Box component="h2" id="recent-jobs" sx={{ typography: 'h5', m: 0, mb: 1 }}>
              {t('kept.recent')}
            </Box>
            <StoredJobList jobs={looked} />
          </Box>
        )}
      </>
    );
  }
  if (shown === null) return <CardSkeletons cards={EXPECTED} rows />;
  const { data, leftOut, didYouMean, totalCount } = shown.page;
  return (
    <>
      {error !== null && (
        <Alert
          severity="warning"
          sx={{ ...noticeSx, mb: 2, color: 'text.primary' }}
          action={
            <BusyButton color="inherit" onClick={retry} busy={busy}>
              {t('words:tryAgain')}
            </BusyButton>
          }
        >
          {sentences([t('results.stale', { time: formatTime(shown.at) }), reason(error)])}
        </Alert>
      )}
      {leftOut > 0 && (
        <Text quiet sx={{ mb: 2 }}>
          {t('results.leftOut', { count: leftOut })}
        </Text>
      )}
      {totalCount === 0 ? (
        <NothingFound
          filters={shown.filters}
          didYouMean={didYouMean ?? null}
          hrefOf={hrefOf}
          isVisitor={isVisitor}
        />
      ) : (
        <JobCards rows aria-busy={busy} aria-labelledby="results">
          {data.map((job) => (
            <JobCard key={job.id} job={job} match={match?.(job)} onOpen={() => onOpen(job.id)} />
          ))}
        </JobCards>
      )}
    </>
  );
}

/** Id of the job that was opened last in this tab. After Back its card takes the focus. */
const lastOpened = appState(() => ({ id: null as string | null }));

const linkOf = (id: string): HTMLElement | null =>
  document.querySelector(`[data-job="${CSS.escape(id)}"] .open`);
const cardLinks = (): readonly HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>('[data-job] .open'),
];

/** Manages the focus in the list. */
export function useListFocus() {
  const type = useNavigationType();
  const heading = useRef<HTMLHeadingElement>(null);
  const began = useRef(type);
  useEffect(() => {
    const opened = lastOpened();
    if (began.current === NavigationType.Pop && opened.id !== null)
      linkOf(opened.id)?.focus({ preventScroll: true });
    opened.id = null;
  }, []);
  return {
    heading,
    toResults: () => heading.current?.focus(),
    onOpen: (id: string) => {
      lastOpened().id = id;
    },
    /** Focuses the next or previous card, or the first when no card has the focus. */
    step: (by: 1 | -1): void => {
      const links = cardLinks();
      const at = links.findIndex((link) => link.closest('[data-job]')?.contains(document.activeElement));
      const next = links[at < 0 ? 0 : at + by];
      next?.focus();
      next?.scrollIntoView?.({ block: 'nearest' });
    },
    save: () =>
      document.activeElement?.closest('[data-job]')?.querySelector<HTMLElement>('[data-save]')?.click(),
  };
}

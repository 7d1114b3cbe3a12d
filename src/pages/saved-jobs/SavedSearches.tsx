import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BADGE_MAX } from '@/config/limits';
import { useFocusAfterRemoval } from '@/ui/useFocusAfterRemoval';
import { JOBS } from '@/features/jobs/filters';
import { nameDialog, type Search, type Searches, useSearches } from '@/features/jobs/kept/searches';
import { countQuery, filtersOfQuery } from '@/features/jobs/queries';
import { usableFilters, useJobViewer } from '@/features/jobs/viewer';
import { formatDate, formatNumber } from '@/i18n/format';
import { useUndoableDelete } from '@/lists/deleting/useUndoableDelete';
import { useFocusAround } from '@/ui/focusNext';
import { EmptyState } from '@/ui/loading/EmptyState';
import { LazyDialog, useLazyDialog } from '@/ui/loading/lazyDialog';
import { QueryState } from '@/ui/loading/QueryState';
import { RowsSkeleton } from '@/ui/loading/Skeletons';
import { AppLink } from '@/ui/page/AppLink';
import { BidiText } from '@/ui/text/BidiText';
import { PlainList } from '@/ui/text/PlainList';
import { Text } from '@/ui/text/Text';

/** The most counts that are requested at the same time. */
const AT_ONCE = 2;

/** The saved searches, each with the number of new jobs. */
export function SavedSearches() {
  const { t } = useTranslation('jobs');
  const searches = useSearches();
  return (
    <QueryState
      state={searches.state}
      failed={t('kept.searchesFailed')}
      skeleton={<RowsSkeleton rows={2} />}
      isEmpty={(data) => data.length === 0}
      empty={<EmptyState plain level={3} title={t('kept.noSearches')} text={t('kept.noSearchesText')} />}
    >
      {(data) => <List searches={searches} items={data} />}
    </QueryState>
  );
}

interface ListProps {
  readonly searches: Searches;
  readonly items: readonly Search[];
}

function List({ searches, items }: ListProps) {
  const { t } = useTranslation(['jobs', 'words']);
  const viewer = useJobViewer();
  const [done, setDone] = useState(0);
  const counts = useQueries({
    queries: items.map(({ query, seenAt }, at) => ({
      ...countQuery(usableFilters(filtersOfQuery(query), viewer), seenAt === '' ? undefined : seenAt),
      enabled: at < done + AT_ONCE,
    })),
    combine: (results) => results.map(({ data, isPending }) => ({ data, isPending })),
  });
  const answered = counts.filter(({ isPending }) => !isPending).length;
  if (done !== answered) setDone(answered);
  const { hidden, remove } = useUndoableDelete();
  const focusProps = useFocusAfterRemoval<HTMLDivElement>();
  // The list itself goes away some time after the last search.
  useFocusAround(focusProps.ref);
  const [renamed, setRenamed] = useState<Search | null>(null);
  const dialog = useLazyDialog(nameDialog);
  return (
    <>
      {searches.onDevice && (
        <Text quiet sx={{ mb: 1 }}>
          {t('kept.here')}
        </Text>
      )}
      <div {...focusProps}>
        <PlainList>
          {items.map((search, at) => {
            const { id, name, query, seenAt } = search;
            if (hidden.has(id)) return null;
            const answer = counts[at]?.data;
            const fresh = answer?.totalCount ?? 0;
            return (
              <Box
                component="li"
                key={id}
                data-row={id}
                tabIndex={-1}
                sx={{ py: 1.5, '& + &': { borderBlockStart: '1px solid', borderColor: 'divider' } }}
              >
                <Box sx={{ fontWeight: 550, overflowWrap: 'anywhere' }}>
                  <BidiText>{name}</BidiText>
                </Box>
                <Box sx={{ color: 'text.secondary', fontSize: '0.875rem', minHeight: '1.5em' }}>
                  {answer !== undefined &&
                    seenAt !== '' &&
                    (fresh === 0
                      ? t('kept.nothingNew')
                      : t('kept.newSince', {
                          count: fresh,
                          shown: fresh > BADGE_MAX ? `${formatNumber(BADGE_MAX)}+` : formatNumber(fresh),
                          date: formatDate(seenAt),
                        }))}
                </Box>
                <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 0.5 }}>
                  <Button
                    variant="outlined"
                    component={AppLink}
                    to={JOBS.pathTo({ ...filtersOfQuery(query), page: 1 })}
                    sx={{ overflowWrap: 'anywhere' }}
                    onClick={() =>
                      void searches
                        .seen(search, answer?.asOf ?? new Date().toISOString())
                        .catch(() => undefined)
                    }
                  >
                    {t('kept.open', { name })}
                  </Button>
                  <Button
                    aria-label={t('kept.renameNamed', { name })}
                    onClick={() => {
                      setRenamed(search);
                      dialog.show();
                    }}
                  >
                    {t('kept.rename')}
                  </Button>
                  <Button
                    aria-label={t('words:deleteNamed', { name })}
                    onClick={() =>
                      remove({
                        ids: [id],
                        send: searches.remove,
                        texts: {
                          done: t('kept.deleted', { name }),
                          undo: t('words:undo'),
                          failed: (reason) => reason,
                        },
                      })
                    }
                  >
                    {t('words:delete')}
                  </Button>
                </Box>
              </Box>
            );
          })}
        </PlainList>
      </div>
      {renamed !== null && (
        <LazyDialog
          of={dialog}
          title={t('kept.rename')}
          action={t('save.short')}
          name={renamed.name}
          onName={(name) => searches.rename(renamed, name)}
        />
      )}
    </>
  );
}

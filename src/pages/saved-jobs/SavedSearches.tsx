import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQueries } from '@tanstack/react-query';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BADGE_MAX } from '@/config/limits';
import { pathOf } from '@/routing/routes';
import { userMessage } from '@/errors/normaliser';
import { nameDialog } from '@/features/jobs/kept/naming';
import { type Search, type Searches, useSearches } from '@/features/jobs/kept/searches';
import { countQuery, filtersOfQuery } from '@/features/jobs/queries';
import { usableFilters, useJobViewer } from '@/features/jobs/viewer';
import { formatDate, formatNumber } from '@/i18n/format';
import { useMessage } from '@/i18n/useMessage';
import { EmptyState } from '@/ui/loading/EmptyState';
import { useLazyDialog } from '@/ui/loading/lazyDialog';
import { QueryState } from '@/ui/loading/QueryState';
import { RowsSkeleton } from '@/ui/loading/Skeletons';
import { AppLink } from '@/ui/page/AppLink';
import { BidiText } from '@/ui/text/BidiText';
import { useToast } from '@/ui/toast/Toasts';
import { PlainList } from '@/ui/text/PlainList';
import { Text } from '@/ui/text/Text';

const UNDO = 6000;
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

/** Deletes after the time to undo it, or at once when the page is left. */
function useDeferredDelete(remove: (search: Search) => Promise<void>) {
  const { t } = useTranslation(['jobs', 'words']);
  const toast = useToast();
  const say = useMessage();
  const [leaving, setLeaving] = useState<readonly string[]>([]);
  const waiting = useRef(
    new Map<string, { readonly timer: ReturnType<typeof setTimeout>; readonly run: () => void }>(),
  );
  useEffect(() => {
    const map = waiting.current;
    return () => {
      for (const { timer, run } of map.values()) {
        clearTimeout(timer);
        run();
      }
    };
  }, []);
  const stay = (id: string) => setLeaving((ids) => ids.filter((each) => each !== id));
  const begin = (search: Search) => {
    const run = () => {
      waiting.current.delete(search.id);
      remove(search)
        .catch((error: unknown) => toast({ kind: 'error', message: say(userMessage(error)) }))
        .finally(() => stay(search.id));
    };
    waiting.current.set(search.id, { timer: setTimeout(run, UNDO), run });
    setLeaving((ids) => [...ids, search.id]);
    toast({
      kind: 'info',
      message: t('kept.deleted', { name: search.name }),
      duration: UNDO,
      action: {
        label: t('words:undo'),
        run: () => {
          clearTimeout(waiting.current.get(search.id)?.timer);
          waiting.current.delete(search.id);
          stay(search.id);
        },
      },
    });
  };
  return { leaving, begin };
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
  const { leaving, begin } = useDeferredDelete(searches.remove);
  const [renamed, setRenamed] = useState<Search | null>(null);
  const dialog = useLazyDialog(nameDialog);
  return (
    <>
      {searches.onDevice && (
        <Text quiet sx={{ mb: 1 }}>
          {t('kept.here')}
        </Text>
      )}
      <PlainList>
        {items.map((search, at) => {
          const { id, name, query, seenAt } = search;
          if (leaving.includes(id)) return null;
          const answer = counts[at]?.data;
          const fresh = answer?.totalCount ?? 0;
          return (
            <Box
              component="li"
              key={id}
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
                  to={`${pathOf('jobs')}${query === '' ? '' : `?${query}`}`}
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
                <Button aria-label={t('words:deleteNamed', { name })} onClick={() => begin(search)}>
                  {t('words:delete')}
                </Button>
              </Box>
            </Box>
          );
        })}
      </PlainList>
      <Suspense fallback={null}>
        {dialog.Dialog !== undefined && (
          <dialog.Dialog
            open={dialog.open && renamed !== null}
            title={t('kept.rename')}
            action={t('save.short')}
            name={renamed?.name ?? ''}
            onName={(name) => (renamed === null ? Promise.resolve() : searches.rename(renamed, name))}
            onClose={dialog.hide}
          />
        )}
      </Suspense>
    </>
  );
}

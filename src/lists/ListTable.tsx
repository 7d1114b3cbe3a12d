import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type FocusEvent, type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '@/i18n/format';
import { Table, type TableActions, type TableColumn } from '@/lists/table/Table';
import { BODY_SX } from '@/lists/table/tableSx';
import { Surface } from '@/ui/card/Surface';
import { EmptyState } from '@/ui/loading/EmptyState';
import { PageNotOffered } from '@/ui/loading/PageNotOffered';
import { QueryState } from '@/ui/loading/QueryState';
import { RowsSkeleton } from '@/ui/loading/Skeletons';
import { focusRow, useFocusAround } from '@/ui/focusNext';
import { Pager } from './Pager';
import { type Size, SIZES } from './params';
import { MOST_AT_ONCE } from './readAll';
import { Select } from './Select';
import type { Selection } from './selection';
import type { SortedList } from './SortSelect';
import { useHeldHeight } from './useHeldHeight';
import type { Rows } from './useList';

interface PageSizeProps {
  readonly page: number;
  readonly size: Size;
  readonly total: number;
  readonly onChange: (size: Size) => void;
}

/** Select for the number of rows on a page, and the range of the rows that are shown. */
export function PageSize({ page, size, total, onChange }: PageSizeProps) {
  const { t } = useTranslation(['records', 'terms']);
  const from = size === 'all' ? Math.min(1, total) : Math.min(total, (page - 1) * size + 1);
  const to = size === 'all' ? total : Math.min(total, page * size);
  return (
    <>
      <Select
        label={t('pager.size')}
        labelled="before"
        value={String(size)}
        options={SIZES.filter((each) => each !== 'all' || size === 'all' || total <= MOST_AT_ONCE).map(
          (each) => [String(each), each === 'all' ? t('terms:all') : formatNumber(each)],
        )}
        onChange={(chosen) => onChange(SIZES.find((each) => String(each) === chosen) ?? SIZES[0])}
      />
      <Box
        component="span"
        aria-live="polite"
        sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}
      >
        {t('pager.range', { from: formatNumber(from), to: formatNumber(to), total: formatNumber(total) })}
      </Box>
    </>
  );
}

interface ListTableProps<T> {
  readonly columns: readonly TableColumn<T>[];
  /** The width that the columns need, in rem. With less, the rows become cards. */
  readonly need?: number | undefined;
  readonly list: SortedList & {
    readonly state: { readonly size: Size };
    readonly isNarrowed: boolean;
    go(change: { page: number } | { size: Size }): void;
  };
  readonly rows: Rows<T>;
  readonly nameOf: (item: T) => string;
  /** The accessible name of the list. */
  readonly label: string;
  /** Error text if the list cannot be read. */
  readonly failed: string;
  /** Shown where there are no items yet. */
  readonly empty: ReactNode;
  /** Says that the search or the filters leave nothing. */
  readonly nothingFound: string;
  /** The words on the button that clears them; 'Clear the filters' by default. */
  readonly clearWords?: string | undefined;
  readonly actions: TableActions<T>;
  readonly selection?: Selection<T>;
  /** The section of the table. It gets the focus when the button that had the focus is removed. */
  readonly place?: RefObject<HTMLDivElement | null>;
}

/**
 * When the row with the focus leaves the list, for example because it no longer fits a filter, the row that is
 * then at its position gets the focus.
 * @returns the handlers of the element around the rows
 */
export function useFocusedRow() {
  const at = useRef<{ readonly index: number; readonly around: HTMLElement }>(undefined);
  useLayoutEffect(() => {
    if (at.current === undefined || document.activeElement !== document.body) return;
    const { around, index } = at.current;
    if (!focusRow(around.querySelector<HTMLElement>(`[data-index="${index}"]`)))
      around.focus({ preventScroll: true });
  });
  return {
    onFocus: ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
      const index = target.closest<HTMLElement>('[data-index]')?.dataset.index;
      at.current = index === undefined ? undefined : { index: Number(index), around: currentTarget };
    },
    onBlur: () => {
      at.current = undefined;
    },
  };
}

/** Says that nothing was found. When its button goes away with it, the focus moves to the list. */
function NothingFound({ text, children }: { readonly text: string; readonly children: ReactNode }) {
  const { t } = useTranslation('words');
  const box = useRef<HTMLDivElement>(null);
  useFocusAround(box);
  return (
    <div ref={box}>
      <EmptyState title={t('nothingFound')} text={text} action={children} />
    </div>
  );
}

/** The rows of a list as a table, with its loading, error and empty states, and the pager below it. */
export function ListTable<T extends { readonly id: string }>(props: ListTableProps<T>) {
  const { columns, need, list, rows, nameOf, label, failed, actions, selection, place } = props;
  const { t } = useTranslation('words');
  const { size } = list.state;
  const { page } = rows;
  const held = useHeldHeight<HTMLDivElement>(rows.rows, size);
  const focused = useFocusedRow();
  return (
    <Surface padding="none">
      <Box ref={place} tabIndex={-1} component="section" aria-label={label} sx={BODY_SX} {...focused}>
        <Box ref={held}>
          <QueryState
            state={rows.read}
            skeleton={
              <Box sx={{ p: 2 }}>
                <RowsSkeleton rows={10} height={48} />
              </Box>
            }
            failed={failed}
            size="page"
            notOffered={
              <Box sx={{ p: 3 }}>
                <PageNotOffered />
              </Box>
            }
            isEmpty={() => rows.rows.length === 0}
            announcesEmpty
            empty={
              // While the filters are being cleared, the rows are still those of the filters.
              list.isNarrowed || rows.refreshing ? (
                <NothingFound text={props.nothingFound}>
                  <Button variant="outlined" onClick={() => rows.clear()}>
                    {props.clearWords ?? t('clearTheFilters')}
                  </Button>
                </NothingFound>
              ) : (
                props.empty
              )
            }
          >
            {() => (
              <Table
                columns={columns}
                need={need}
                label={label}
                rows={rows.rows}
                listing={rows.listing}
                total={rows.total}
                offset={size === 'all' ? 0 : (page - 1) * size}
                list={list}
                {...(selection === undefined ? {} : { selection })}
                nameOf={nameOf}
                actions={actions}
                busy={rows.refreshing}
              />
            )}
          </QueryState>
        </Box>
      </Box>
      {rows.read.status === 'ready' && rows.total > 0 && (
        <Pager page={page} pages={rows.pages} onTurn={(to) => list.go({ page: to })} sx={{ p: 2 }}>
          <PageSize page={page} size={size} total={rows.total} onChange={(to) => list.go({ size: to })} />
        </Pager>
      )}
    </Surface>
  );
}

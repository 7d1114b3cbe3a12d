import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '@/i18n/format';
import { stickyInTallSx } from '@/ui/page/lowerBarSx';

/** The largest number of selected items, because an action on them sends a request for each. */
export const MOST_SELECTED = 1000;

/** The selected items by id. They stay selected when the page or the search changes. */
export interface Selection<T> {
  readonly items: ReadonlyMap<string, T>;
  readonly toggle: (item: T) => void;
  /** Selects all of these items, or deselects them if all are selected already. */
  readonly toggleAll: (items: readonly T[]) => void;
  /** Deselects these items. */
  readonly remove: (items: readonly T[]) => void;
  readonly clear: () => void;
  /** Whether no more items can be selected. */
  readonly isFull: boolean;
}

export function useSelection<T extends { readonly id: string }>(): Selection<T> {
  const [items, setItems] = useState<ReadonlyMap<string, T>>(() => new Map());
  const toggle = useCallback((item: T) => {
    setItems((now) => {
      const next = new Map(now);
      if (!next.delete(item.id) && next.size < MOST_SELECTED) next.set(item.id, item);
      return next;
    });
  }, []);
  const toggleAll = useCallback((given: readonly T[]) => {
    setItems((now) => {
      const next = new Map(now);
      if (given.every(({ id }) => now.has(id))) for (const { id } of given) next.delete(id);
      else for (const item of given) if (next.size < MOST_SELECTED) next.set(item.id, item);
      return next;
    });
  }, []);
  const remove = useCallback((given: readonly T[]) => {
    setItems((now) => {
      const next = new Map(now);
      for (const { id } of given) next.delete(id);
      return next;
    });
  }, []);
  const clear = useCallback(() => setItems(new Map()), []);
  const isFull = items.size >= MOST_SELECTED;
  return useMemo(
    () => ({ items, toggle, toggleAll, remove, clear, isFull }),
    [items, toggle, toggleAll, remove, clear, isFull],
  );
}

interface SelectionBarProps {
  readonly count: number;
  /** Why editing and deleting are disabled now. */
  readonly blocked?: string | undefined;
  readonly onEdit?: (() => void) | undefined;
  readonly onDelete?: (() => void) | undefined;
  readonly onExport?: () => void;
  readonly onClear: () => void;
  /** Further buttons. */
  readonly children?: ReactNode;
}

/** The buttons for the selected records. The bar stays visible while the person scrolls. */
export function SelectionBar(props: SelectionBarProps) {
  const { count, blocked, onEdit, onDelete, onExport, onClear, children } = props;
  const { t } = useTranslation('records');
  return (
    <Box
      component="section"
      aria-label={t('selection.name')}
      sx={{
        ...stickyInTallSx,
        insetBlockEnd: 16,
        zIndex: 2,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 1,
        mt: 2,
        paddingBlock: 1,
        paddingInline: { xs: 1, sm: 2 },
        borderRadius: 1,
        border: '1px solid',
        borderColor: 'primary.main',
        bgcolor: 'background.paper',
        boxShadow: 'var(--vt-shadow)',
      }}
    >
      <Box
        component="span"
        aria-live="polite"
        sx={{ fontWeight: 600, marginInline: { xs: '12px auto', sm: '0 auto' } }}
      >
        {t('selection.count', { count, shown: formatNumber(count) })}
        {count >= MOST_SELECTED && (
          <Box component="span" sx={{ fontWeight: 400, marginInlineStart: 1 }}>
            {t('selection.most', { most: formatNumber(MOST_SELECTED) })}
          </Box>
        )}
      </Box>
      <Button onClick={onClear}>{t('selection.clear')}</Button>
      {onEdit !== undefined && (
        <Button onClick={onEdit} disabled={blocked !== undefined} title={blocked}>
          {t('selection.edit', { count, shown: formatNumber(count) })}
        </Button>
      )}
      {onExport !== undefined && <Button onClick={onExport}>{t('selection.export')}</Button>}
      {onDelete !== undefined && (
        <Button color="error" onClick={onDelete} disabled={blocked !== undefined} title={blocked}>
          {t('selection.delete', { count, shown: formatNumber(count) })}
        </Button>
      )}
      {children}
    </Box>
  );
}

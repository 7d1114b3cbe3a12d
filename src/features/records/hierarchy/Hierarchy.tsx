import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sendAny } from '@/api/send';
import { bulkUpdate } from '@/features/records/editing/bulkUpdate';
import { nameOf, textOf } from '@/features/records/resource';
import { formatNumber } from '@/i18n/format';
import { useMessage } from '@/i18n/useMessage';
import { BARE_BUTTON, DISABLED_BUTTON } from '@/lists/table/cellSx';
import { Icon, type IconName } from '@/lists/table/icons';
import { useWindowed } from '@/lists/table/useWindowed';
import { Surface } from '@/ui/card/Surface';
import { EmptyState } from '@/ui/loading/EmptyState';
import { ErrorState } from '@/ui/loading/ErrorState';
import { RowsSkeleton } from '@/ui/loading/Skeletons';
import { BidiText } from '@/ui/text/BidiText';
import { VisuallyHidden } from '@/ui/text/VisuallyHidden';
import { useToast } from '@/ui/toast/Toasts';
import { useFailureToast } from '@/ui/toast/useFailureToast';
import type { HierarchyProps } from './lazy';
import { ordersAfterMove, type Rank, ranksOf } from './moves';

/** The style of the list. It is one style for all rows. */
const hierarchySx = {
  borderRadius: 1,
  overflow: 'clip',
  '& ul': { listStyle: 'none', m: 0, p: 0 },
  '& li': {
    display: 'grid',
    gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', md: 'minmax(0, 2fr) minmax(0, 1fr) auto' },
    alignItems: 'center',
    columnGap: 2,
    minHeight: 57,
    paddingBlock: { xs: 0.75, md: 0 },
    paddingInline: 2,
    borderBlockEnd: '1px solid',
    borderColor: 'divider',
  },
  '& li.rank': {
    bgcolor: 'action.hover',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    color: 'text.secondary',
  },
  '& h2': { m: 0, fontSize: '0.9375rem', fontWeight: 700, color: 'text.primary' },
  '& .name': { fontWeight: 600, minWidth: 0, lineHeight: 1.4, overflowWrap: 'anywhere' },
  '& .code': {
    color: 'text.secondary',
    minWidth: 0,
    gridColumn: { xs: '1', md: 'auto' },
    gridRow: { xs: '2', md: 'auto' },
  },
  '& .moves': {
    display: 'flex',
    gridRow: { xs: '1 / span 2', md: 'auto' },
    gridColumn: { xs: '2', md: 'auto' },
  },
  '& .moves button': {
    ...BARE_BUTTON,
    '&:disabled, &[aria-disabled="true"]': DISABLED_BUTTON,
    '& svg': { fill: 'currentColor' },
  },
} as const;

const HEIGHT = 57;
const estimate = () => HEIGHT;

/** The records grouped by rank. Each can be moved up and down within its rank. */
export function Hierarchy({ resource, blocked, onEdit }: HierarchyProps) {
  const { t } = useTranslation('records');
  const say = useMessage('records', 'problems');
  const toast = useToast();
  const sayFailure = useFailureToast();
  const [moving, setMoving] = useState(false);
  const [announcement, setAnnouncement] = useState('');
  const { hierarchy } = resource.endpoints;
  const query = useQuery({
    queryKey: ['records', resource.id, 'hierarchy'],
    queryFn: ({ signal }) =>
      hierarchy === undefined ? Promise.reject(new Error('no hierarchy')) : sendAny(hierarchy, { signal }),
  });
  const ranks = useMemo(() => ranksOf(query.data?.data ?? []), [query.data]);
  const lines = useMemo(
    () => ranks.flatMap((rank) => [{ rank, at: -1 }, ...rank.items.map((_item, at) => ({ rank, at }))]),
    [ranks],
  );
  const { root, shown, before, after, measure } = useWindowed<HTMLUListElement>(lines.length, estimate);

  const move = async (rank: Rank, at: number, by: -1 | 1) => {
    const item = rank.items[at];
    if (moving || item === undefined) return;
    const orders = ordersAfterMove(rank.items, at, by);
    if (orders.length === 0) return;
    setMoving(true);
    try {
      const { failed } = await bulkUpdate(
        resource,
        orders.map(({ id, order }) => ({ id, order })),
      );
      const [first] = failed;
      if (first !== undefined) toast({ kind: 'error', message: say(first.message) });
      else {
        const place = formatNumber(at + by + 1);
        setAnnouncement(
          t('hierarchy.moved', {
            name: nameOf(resource, item),
            place,
            total: formatNumber(rank.items.length),
          }),
        );
      }
      await query.refetch();
    } catch (error) {
      sayFailure(error);
    } finally {
      setMoving(false);
    }
  };

  if (query.isError) {
    return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  }
  if (query.data === undefined) return <RowsSkeleton rows={8} height={48} />;
  if (lines.length === 0) return <EmptyState title={t(`resources.${resource.id}.empty`)} />;
  const off = blocked !== undefined || query.data.isSample;
  const button = (icon: IconName, label: string, onClick: () => void, idle = false) => (
    <button
      type="button"
      aria-label={label}
      aria-disabled={off || idle}
      disabled={off}
      title={blocked}
      onClick={onClick}
    >
      <Icon name={icon} />
    </button>
  );
  return (
    <Surface padding="none">
      <span aria-live="polite">
        <VisuallyHidden>{announcement}</VisuallyHidden>
      </span>
      <Box component="section" aria-label={t('view.hierarchy')} sx={hierarchySx}>
        <ul ref={root} style={{ paddingBlockStart: before, paddingBlockEnd: after }}>
          {shown.map((index) => {
            const line = lines[index];
            if (line === undefined) return null;
            const { rank, at } = line;
            const item = rank.items[at];
            if (item === undefined) {
              return (
                <li key={`rank-${rank.level}`} className="rank" ref={measure} data-index={index}>
                  <h2>
                    {rank.level === null
                      ? t('hierarchy.noLevel')
                      : t('hierarchy.level', { level: formatNumber(rank.level) })}
                  </h2>
                  <span>
                    {t('hierarchy.count', {
                      count: rank.items.length,
                      shown: formatNumber(rank.items.length),
                    })}
                  </span>
                </li>
              );
            }
            const name = nameOf(resource, item);
            const isLast = at === rank.items.length - 1;
            return (
              <li key={item.id} ref={measure} data-index={index}>
                <span className="name">
                  <BidiText>{name}</BidiText>
                </span>
                <span className="code">
                  <BidiText oneLine ltr>
                    {textOf(item, resource.key)}
                  </BidiText>
                </span>
                <span className="moves">
                  {button(
                    'up',
                    t('hierarchy.up', { name }),
                    () => void move(rank, at, -1),
                    moving || at === 0,
                  )}
                  {button(
                    'down',
                    t('hierarchy.down', { name }),
                    () => void move(rank, at, 1),
                    moving || isLast,
                  )}
                  {button('edit', t('row.edit', { name }), () => onEdit(item))}
                </span>
              </li>
            );
          })}
        </ul>
      </Box>
    </Surface>
  );
}

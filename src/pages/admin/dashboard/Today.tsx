import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { admin } from '@/api/endpoints/admin';
import { adminDesk } from '@/api/endpoints/adminDesk';
import { queryOptionsFor } from '@/api/queries';
import { areaIsOn } from '@/config/areas';
import { DESK_AGAIN_AFTER } from '@/config/limits';
import { formatNumber } from '@/i18n/format';
import { TitledCard } from '@/ui/card/TitledCard';
import { QueryState } from '@/ui/loading/QueryState';
import { mapRead, readState } from '@/ui/loading/readState';
import { RowsSkeleton } from '@/ui/loading/Skeletons';
import { AppLink } from '@/ui/page/AppLink';
import { PlainList } from '@/ui/text/PlainList';
import { CARDS, CARDS_SX, isCard } from './deskCards';

interface Item {
  readonly id: string;
  readonly count: number;
}

/** The work that waits for staff. Each card links to the list that it counts. */
export function Today() {
  const { t } = useTranslation(['admin', 'terms']);
  const desk = readState(useQuery({ ...queryOptionsFor(adminDesk.desk), refetchInterval: DESK_AGAIN_AFTER }));
  const absent = desk.status === 'notOffered';
  const figures = useQuery({ ...queryOptionsFor(admin.dashboard), enabled: absent });
  // A backend without the desk endpoint still sends two of the counts.
  const state = absent
    ? mapRead(readState(figures), (known): readonly Item[] => [
        { id: 'documents', count: known.documentsPending },
        { id: 'waiting', count: known.applicationsWaitingLong ?? 0 },
      ])
    : mapRead(desk, ({ items }): readonly Item[] => items);
  const shown = mapRead(state, (items) =>
    items.flatMap(({ id, count }) => {
      if (count <= 0 || !isCard(id)) return [];
      const { area, to } = CARDS[id];
      return area !== undefined && !areaIsOn(area) ? [] : [{ id, count, to: to() }];
    }),
  );
  return (
    <TitledCard title={t('today.title')}>
      <QueryState
        state={shown}
        failed={t('today.failed')}
        skeleton={<RowsSkeleton rows={1} height={64} />}
        isEmpty={(items) => items.length === 0}
        empty={<Box sx={{ minHeight: 64 }}>{t('terms:nothingToDo')}</Box>}
      >
        {(items) => (
          <PlainList sx={CARDS_SX}>
            {items.map(({ id, count, to }) => (
              <li key={id}>
                <AppLink to={to}>{t(`today.${id}`, { count, shown: formatNumber(count) })}</AppLink>
              </li>
            ))}
          </PlainList>
        )}
      </QueryState>
    </TitledCard>
  );
}

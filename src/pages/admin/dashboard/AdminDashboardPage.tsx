import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { admin } from '@/api/endpoints/admin';
import { adminDesk } from '@/api/endpoints/adminDesk';
import { queryOptionsFor } from '@/api/queries';
import { areaIsOn } from '@/config/areas';
import { DESK_AGAIN_AFTER } from '@/config/limits';
import type { RoleName } from '@/config/roles';
import { Health } from '@/features/system/Health';
import { formatMoment, formatNumber, formatRelative } from '@/i18n/format';
import { readRoleAudit, type RoleAuditEntry, useSession } from '@/identity/identity';
import { linesSx } from '@/ui/card/linesSx';
import { TitledCard } from '@/ui/card/TitledCard';
import { QueryState } from '@/ui/loading/QueryState';
import { mapRead, readState, usePolledRead } from '@/ui/loading/readState';
import { RowsSkeleton } from '@/ui/loading/Skeletons';
import { AppLink } from '@/ui/page/AppLink';
import { PageHeading } from '@/ui/page/PageHeading';
import { Content } from '@/ui/page/Section';
import { PlainList } from '@/ui/text/PlainList';
import { CARDS, CARDS_SX, isCard } from './deskCards';
import { Figures } from './Figures';
import { LastDays } from './LastDays';
import { NewestAccounts } from './NewestAccounts';

interface Item {
  readonly id: string;
  readonly count: number;
}

/** The work that waits for staff. Each card links to the list that it counts. */
function Today() {
  const { t } = useTranslation(['admin', 'terms']);
  const desk = usePolledRead(
    useQuery({ ...queryOptionsFor(adminDesk.desk), refetchInterval: DESK_AGAIN_AFTER }),
  );
  const absent = desk.status === 'notOffered';
  const figures = useQuery({ ...queryOptionsFor(admin.dashboard), enabled: absent });
  // A backend without the desk endpoint still sends two of the counts.
  const state = absent
    ? mapRead(readState(figures), (dashboard): readonly Item[] => [
        { id: 'documents', count: dashboard.documentsPending },
        { id: 'waiting', count: dashboard.applicationsWaitingLong ?? 0 },
      ])
    : mapRead(desk, ({ items }): readonly Item[] => items);
  const shown = mapRead(state, (items) =>
    items.flatMap(({ id, count }) => {
      if (count <= 0 || !isCard(id)) return [];
      const { area, to } = CARDS[id];
      return area !== undefined && !areaIsOn(area) ? [] : [{ id, count, to: to() }];
    }),
  );
  if (state.status === 'notOffered') return null;
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

const SHOWN = 6;

/** The latest role switches, from the role audit of this browser. */
function RoleSwitches() {
  const { t } = useTranslation(['admin', 'roles']);
  const session = useSession();
  const [{ entries, now }] = useState(() => ({ entries: readRoleAudit().slice(0, SHOWN), now: Date.now() }));
  const own = session.status === 'signedIn' ? session.user.id : null;
  const role = (name: RoleName | null) =>
    name === null ? t('audit.noRole') : t(`roles:${name}.displayName`);
  const what = ({ outcome, from, to }: RoleAuditEntry) => {
    if (outcome === 'switched' && from === null) return t('audit.began', { to: role(to) });
    return t(`audit.${outcome}`, { from: role(from), to: role(to) });
  };
  return (
    <TitledCard title={t('audit.title')}>
      {entries.length === 0 ? (
        <Box sx={{ color: 'text.secondary' }}>{t('audit.none')}</Box>
      ) : (
        <Box component="ul" sx={linesSx}>
          {entries.map((entry, at) => (
            <li key={`${entry.at}-${String(at)}`}>
              <span className="main">
                <strong>
                  {entry.userId === own
                    ? t('audit.you')
                    : t('audit.account', { id: `\u2066${entry.userId.slice(0, 8)}\u2069` })}
                </strong>{' '}
                {what(entry)}
              </span>
              <time className="aside" dateTime={entry.at} title={formatMoment(entry.at, 'long')}>
                {formatRelative(entry.at, now)}
              </time>
            </li>
          ))}
        </Box>
      )}
    </TitledCard>
  );
}

const COLUMN = { display: 'grid', gap: 3, minWidth: 0 } as const;

/** The start page of administrators: what needs them today, figures with links, and recent events. */
export function AdminDashboardPage() {
  return (
    <Content padded>
      <PageHeading />
      {/* The number of cards in the first two sections depends on the response. */}
      <Box className="vt-in-order" sx={{ ...COLUMN, mt: 4 }}>
        <Today />
        <LastDays />
        <Figures />
        <Box
          sx={{
            display: 'grid',
            gap: 3,
            alignItems: 'start',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' },
          }}
        >
          <NewestAccounts />
          <Box sx={COLUMN}>
            <RoleSwitches />
            {/* Last, because its height depends on the response. */}
            <Health optional />
          </Box>
        </Box>
      </Box>
    </Content>
  );
}

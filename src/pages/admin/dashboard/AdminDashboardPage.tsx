import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RoleName } from '@/config/roles';
import { Health } from '@/features/system/Health';
import { formatMoment, formatRelative } from '@/i18n/format';
import { readRoleAudit, type RoleAuditEntry, useSession } from '@/identity/identity';
import { linesSx } from '@/ui/card/linesSx';
import { TitledCard } from '@/ui/card/TitledCard';
import { PageHeading } from '@/ui/page/PageHeading';
import { Content } from '@/ui/page/Section';
import { Figures } from './Figures';
import { LastDays } from './LastDays';
import { NewestAccounts } from './NewestAccounts';
import { PageLinks } from './PageLinks';
import { Today } from './Today';

const SHOWN = 6;

/** The latest role switches, from the role audit of this browser. */
function RoleSwitches() {
  const { t } = useTranslation('admin');
  const { t: tr } = useTranslation('roles');
  const session = useSession();
  const [{ entries, now }] = useState(() => ({ entries: readRoleAudit().slice(0, SHOWN), now: Date.now() }));
  const own = session.status === 'signedIn' ? session.user.id : null;
  const role = (name: RoleName | null) => (name === null ? t('audit.noRole') : tr(`${name}.displayName`));
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

/** The start page of administrators: figures with links, all admin pages, and recent events. */
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
          <Box sx={COLUMN}>
            <PageLinks />
            <NewestAccounts />
          </Box>
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

import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { admin } from '@/api/endpoints/admin';
import { queryOptionsFor } from '@/api/queries';
import { formatDate, formatPercent } from '@/i18n/format';
import { Avatar } from '@/ui/card/Avatar';
import { BidiText } from '@/ui/text/BidiText';
import { EmptyState } from '@/ui/loading/EmptyState';
import { QueryState } from '@/ui/loading/QueryState';
import { readState } from '@/ui/loading/readState';
import { RowsSkeleton } from '@/ui/loading/Skeletons';
import { linesSx } from '@/ui/card/linesSx';
import { TitledCard } from '@/ui/card/TitledCard';

/** The facts are beside the name where both fit, otherwise below it. Sizes are relative to the text. */
const PEOPLE_SX = {
  ...linesSx,
  containerType: 'inline-size',
  '& .facts': {
    flex: '1 0 100%',
    paddingInlineStart: '44px',
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: 1.5,
  },
  '@container (min-width: 32rem)': {
    '& .facts': { flex: '0 1 auto', flexDirection: 'column', paddingInlineStart: 0, textAlign: 'end' },
  },
} as const;

/** The newest accounts, with the completion of their profiles. */
export function NewestAccounts() {
  const { t } = useTranslation('admin');
  const query = useQuery(queryOptionsFor(admin.dashboard));
  const people = query.data?.recentUsers ?? [];
  return (
    <TitledCard title={t('people.title')}>
      <QueryState
        state={readState(query)}
        size="page"
        failed={t('people.failed')}
        skeleton={<RowsSkeleton rows={5} height={48} />}
        isEmpty={() => people.length === 0}
        empty={<EmptyState title={t('figures.noneUsers')} text={t('people.noneText')} level={3} />}
      >
        {() => (
          <Box component="ul" sx={PEOPLE_SX}>
            {people.map(({ id, fullName, email, completion, createdAt }) => {
              const [firstName = '', ...rest] = fullName.trim().split(/\s+/);
              return (
                <li key={id}>
                  <Avatar person={{ firstName, lastName: rest.join(' '), email }} size="small" />
                  <span className="main">
                    <Box component="span" sx={{ display: 'block', fontWeight: 600 }}>
                      <BidiText oneLine>{fullName.slice(0, 200) || email}</BidiText>
                    </Box>
                    <Box component="span" className="aside" sx={{ display: 'block' }}>
                      <BidiText oneLine ltr>
                        {email}
                      </BidiText>
                    </Box>
                  </span>
                  <span className="aside facts">
                    {typeof completion === 'number' && (
                      <span>{t('people.profile', { share: formatPercent(completion / 100) })}</span>
                    )}
                    <span>{t('people.since', { date: formatDate(createdAt) })}</span>
                  </span>
                </li>
              );
            })}
          </Box>
        )}
      </QueryState>
    </TitledCard>
  );
}

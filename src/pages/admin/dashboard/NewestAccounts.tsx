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
import { linesSx } from './linesSx';
import { Part } from './Part';

/** Who registered last, and how far their profile is. */
export function NewestAccounts() {
  const { t } = useTranslation('admin');
  const query = useQuery(queryOptionsFor(admin.dashboard));
  const people = query.data?.recentUsers ?? [];
  return (
    <Part title={t('people.title')}>
      <QueryState
        state={readState(query)}
        size="page"
        failed={t('people.failed')}
        skeleton={<RowsSkeleton rows={5} height={48} />}
        isEmpty={() => people.length === 0}
        empty={<EmptyState title={t('people.none')} text={t('people.noneText')} level={3} />}
      >
        {() => (
          <Box component="ul" sx={linesSx}>
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
                  <Box
                    component="span"
                    className="aside"
                    // Under the name, in line with it, where there is no room beside it.
                    sx={{
                      flex: { xs: '1 0 100%', sm: '0 1 auto' },
                      paddingInlineStart: { xs: '44px', sm: 0 },
                      display: 'flex',
                      flexDirection: { xs: 'row', sm: 'column' },
                      flexWrap: 'wrap',
                      columnGap: 1.5,
                      textAlign: { sm: 'end' },
                    }}
                  >
                    {typeof completion === 'number' && (
                      <span>{t('people.profile', { share: formatPercent(completion / 100) })}</span>
                    )}
                    <span>{t('people.since', { date: formatDate(createdAt) })}</span>
                  </Box>
                </li>
              );
            })}
          </Box>
        )}
      </QueryState>
    </Part>
  );
}

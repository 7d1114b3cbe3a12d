import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { admin } from '@/api/endpoints/admin';
import { queryOptionsFor } from '@/api/queries';
import { userMessage } from '@/errors/normaliser';
import { formatDate, formatPercent } from '@/i18n/format';
import { useMessage } from '@/i18n/useMessage';
import { Avatar } from '@/ui/card/Avatar';
import { BidiText } from '@/ui/text/BidiText';
import { EmptyState } from '@/ui/loading/EmptyState';
import { ErrorState } from '@/ui/loading/ErrorState';
import { RowsSkeleton } from '@/ui/loading/Skeletons';
import { linesSx } from '@/ui/card/linesSx';
import { Part } from '@/ui/card/Part';

/** Who registered last, and how far their profile is. */
export function NewestAccounts() {
  const { t } = useTranslation('admin');
  const say = useMessage();
  const query = useQuery(queryOptionsFor(admin.dashboard));
  const people = query.data?.recentUsers ?? [];
  const body = () => {
    if (query.data === undefined && query.isError) {
      return (
        <ErrorState
          title={t('people.failed')}
          message={say(userMessage(query.error))}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
        />
      );
    }
    if (query.data === undefined) return <RowsSkeleton rows={5} height={48} />;
    if (people.length === 0) {
      return <EmptyState title={t('people.none')} text={t('people.noneText')} level={3} />;
    }
    return (
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
    );
  };
  return <Part title={t('people.title')}>{body()}</Part>;
}

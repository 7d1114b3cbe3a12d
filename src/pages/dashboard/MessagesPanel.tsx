import { useQuery } from '@tanstack/react-query';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { messages } from '@/api/endpoints/messages';
import type { Thread } from '@/api/endpoints/threadShapes';
import { queryOptionsFor } from '@/api/queries';
import { areaIsOn } from '@/config/areas';
import { pathOf } from '@/routing/routes';
import { threadsQuery } from '@/features/conversation/threadReads';
import { formatNumber, formatRelative } from '@/i18n/format';
import { QueryState } from '@/ui/loading/QueryState';
import { dataOf, mapRead, readState } from '@/ui/loading/readState';
import { RowsSkeleton } from '@/ui/loading/Skeletons';
import { AppLink } from '@/ui/page/AppLink';
import { BidiText } from '@/ui/text/BidiText';
import { CountBadge } from '@/ui/text/CountBadge';
import { SEPARATOR } from '@/ui/text/separator';
import { useNow } from '@/ui/useNow';
import { PlainList } from '@/ui/text/PlainList';
import { Text } from '@/ui/text/Text';
import { withoutControls } from '@/ui/text/withoutControls';
import { Panel } from './Panel';
import { UnreadMessages } from './UnreadMessages';

const SHOWN = 3;
const ASKED_FOR = 50;

/** The unread conversations, or unread messages when the backend has no conversations. */
function useUnread(onRead: () => void) {
  const isOn = areaIsOn('messages');
  const threads = readState(
    useQuery({
      ...threadsQuery('applicant', { show: 'unread', search: '', pages: 1 }),
      enabled: isOn,
    }),
  );
  const isFlat = !isOn || threads.status === 'notOffered';
  const flat = readState(
    useQuery({
      ...queryOptionsFor(messages.list, { query: { page: 1, pageSize: ASKED_FOR } }),
      enabled: isFlat,
    }),
  );
  return isFlat
    ? mapRead(flat, ({ data }) => {
        const unread = data.filter(({ read }) => !read);
        return {
          count: unread.length,
          rows: <UnreadMessages unread={unread.slice(0, SHOWN)} onRead={onRead} />,
        };
      })
    : mapRead(threads, ({ data, totalCount }) => ({
        count: totalCount,
        rows: <UnreadThreads unread={data.slice(0, SHOWN)} />,
      }));
}

/** The unread messages of the person. */
export function MessagesPanel() {
  const { t } = useTranslation(['dashboard', 'terms']);
  // The focus moves here when the message that had it is removed.
  const rest = useRef<HTMLDivElement>(null);
  const state = useUnread(() => rest.current?.focus());
  const count = dataOf(state)?.count ?? 0;
  return (
    <Panel
      title={t('terms:messages')}
      mark={
        <CountBadge count={count} label={t('messages.count', { count, formatted: formatNumber(count) })} />
      }
      action={
        <Button size="small" component={AppLink} to={pathOf('messages')}>
          {t('messages.all')}
        </Button>
      }
    >
      <Box ref={rest} tabIndex={-1} sx={{ outline: 'none' }}>
        <QueryState
          state={state}
          failed={t('terms:messagesFailed')}
          skeleton={<RowsSkeleton rows={2} height={88} />}
          isEmpty={() => count === 0}
          empty={
            <Box sx={{ paddingBlock: 1 }}>
              <Text sx={{ fontWeight: 550 }}>{t('messages.emptyTitle')}</Text>
              <Text quiet>{t('messages.emptyText')}</Text>
            </Box>
          }
        >
          {({ rows }) => rows}
        </QueryState>
      </Box>
    </Panel>
  );
}

function UnreadThreads({ unread }: { readonly unread: readonly Thread[] }) {
  const now = useNow();
  return (
    <PlainList>
      {unread.map(({ id, subject, counterpart, lastPost }) => (
        <Box
          component="li"
          key={id}
          sx={{
            paddingBlock: 1.5,
            overflowWrap: 'anywhere',
            '& + &': { borderBlockStart: '1px solid', borderColor: 'divider' },
          }}
        >
          <AppLink to={`${pathOf('messages')}?thread=${encodeURIComponent(id)}`}>
            <BidiText>{withoutControls(subject)}</BidiText>
          </AppLink>
          <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
            <BidiText>{withoutControls(counterpart)}</BidiText>
            {now !== null && lastPost.at !== null && (
              <>
                {SEPARATOR}
                {formatRelative(lastPost.at, now)}
              </>
            )}
          </Box>
        </Box>
      ))}
    </PlainList>
  );
}

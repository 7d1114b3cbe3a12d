import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type Message, messages } from '@/api/endpoints/messages';
import type { Thread } from '@/api/endpoints/threadShapes';
import { mutationOptionsFor, queryOptionsFor } from '@/api/queries';
import { areaIsOn } from '@/config/areas';
import { threadsQuery } from '@/features/conversation/threadReads';
import { NAME_HERE, Sentence } from '@/features/profile/Sentence';
import { formatNumber, formatRelative } from '@/i18n/format';
import { pathOf } from '@/routing/routes';
import { QueryState } from '@/ui/loading/QueryState';
import { dataOf, mapRead, readState } from '@/ui/loading/readState';
import { RowsSkeleton } from '@/ui/loading/Skeletons';
import { AppLink } from '@/ui/page/AppLink';
import { BidiText } from '@/ui/text/BidiText';
import { CountBadge } from '@/ui/text/CountBadge';
import { lineWidth } from '@/ui/text/lineWidth';
import { PlainList } from '@/ui/text/PlainList';
import { SEPARATOR } from '@/ui/text/separator';
import { Text } from '@/ui/text/Text';
import { withoutControls } from '@/ui/text/withoutControls';
import { useToast } from '@/ui/toast/Toasts';
import { useNow } from '@/ui/useNow';
import { DETAILS_SX, Panel } from './Panel';

interface UnreadMessagesProps {
  readonly unread: readonly Message[];
  readonly onRead: () => void;
}

/** Unread messages, for a backend without conversations. */
const UnreadMessages = ({ unread, onRead }: UnreadMessagesProps) => (
  <PlainList>
    {unread.map((message) => (
      <Unread key={message.id} message={message} onRead={onRead} />
    ))}
  </PlainList>
);

interface UnreadProps {
  readonly message: Message;
  readonly onRead: () => void;
}

function Unread({ message, onRead }: UnreadProps) {
  const { t } = useTranslation(['dashboard', 'terms']);
  const toast = useToast();
  const mark = useMutation(mutationOptionsFor(messages.markRead));
  const now = useNow();

  const markRead = () =>
    mark.mutate(
      { path: { id: message.id }, body: { read: true } },
      {
        onSuccess: () => {
          onRead();
          toast({ kind: 'success', message: t('messages.marked') });
        },
        onError: () => toast({ kind: 'error', message: t('messages.markFailed') }),
      },
    );

  return (
    <Box
      component="li"
      sx={{ paddingBlock: 1.5, '& + &': { borderBlockStart: '1px solid', borderColor: 'divider' } }}
    >
      <Box component="details" sx={DETAILS_SX}>
        <Box component="summary">
          <Box component="span" sx={{ fontWeight: 550 }}>
            <BidiText>{message.subject}</BidiText>
          </Box>
          <Box component="span" sx={{ display: 'block', color: 'text.secondary', fontSize: '0.875rem' }}>
            <Sentence
              text={t('terms:fromSender', { name: NAME_HERE })}
              name={<BidiText>{message.from}</BidiText>}
            />
            {now !== null && (
              <>
                {SEPARATOR}
                <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
                  {formatRelative(message.sentAt, now)}
                </Box>
              </>
            )}
          </Box>
        </Box>
        <Text
          sx={{ marginBlock: 1, overflowWrap: 'anywhere', whiteSpace: 'pre-line', maxWidth: lineWidth(68) }}
        >
          <bdi>{message.body}</bdi>
        </Text>
        <Button size="small" variant="outlined" disabled={mark.isPending} onClick={markRead}>
          {t('terms:markAsRead')}
        </Button>
      </Box>
    </Box>
  );
}

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

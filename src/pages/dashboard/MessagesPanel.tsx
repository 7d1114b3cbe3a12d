import { useMutation, useQuery } from '@tanstack/react-query';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type Message, messages } from '@/api/endpoints/messages';
import { mutationOptionsFor, queryOptionsFor } from '@/api/queries';
import { pathOf } from '@/config/routes';
import { formatNumber, formatRelative } from '@/i18n/format';
import { dataOf, readState } from '@/ui/loading/readState';
import { NAME_HERE, Sentence } from '@/features/profile/Sentence';
import { AppLink } from '@/ui/page/AppLink';
import { BidiText } from '@/ui/text/BidiText';
import { CountBadge } from '@/ui/text/CountBadge';
import { QueryState } from '@/ui/loading/QueryState';
import { RowsSkeleton } from '@/ui/loading/Skeletons';
import { useToast } from '@/ui/toast/Toasts';
import { measure } from '@/ui/text/measure';
import { DETAILS_SX } from './detailsSx';
import { Panel } from './Panel';
import { useNow } from '@/ui/useNow';
import { SEPARATOR } from '@/ui/text/separator';

const ASKED_FOR = 50;
const SHOWN = 3;

/** What somebody wrote and nobody has read yet. */
export function MessagesPanel() {
  const { t } = useTranslation('dashboard');
  const part = readState(
    useQuery(queryOptionsFor(messages.list, { query: { page: 1, pageSize: ASKED_FOR } })),
  );
  const unread = (dataOf(part)?.data ?? []).filter(({ read }) => !read);
  const count = unread.length;
  // The focus follows a message that goes away.
  const rest = useRef<HTMLDivElement>(null);
  return (
    <Panel
      title={t('messages.title')}
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
          state={part}
          failed={t('messages.failed')}
          skeleton={<RowsSkeleton rows={2} height={88} />}
          isEmpty={() => count === 0}
          empty={
            <Box sx={{ paddingBlock: 1 }}>
              <Box component="p" sx={{ margin: 0, fontWeight: 550 }}>
                {t('messages.emptyTitle')}
              </Box>
              <Box component="p" sx={{ margin: 0, color: 'text.secondary' }}>
                {t('messages.emptyText')}
              </Box>
            </Box>
          }
        >
          {() => (
            <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
              {unread.slice(0, SHOWN).map((message) => (
                <Unread key={message.id} message={message} onRead={() => rest.current?.focus()} />
              ))}
            </Box>
          )}
        </QueryState>
      </Box>
    </Panel>
  );
}

interface UnreadProps {
  readonly message: Message;
  readonly onRead: () => void;
}

function Unread({ message, onRead }: UnreadProps) {
  const { t } = useTranslation('dashboard');
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
              text={t('messages.from', { name: NAME_HERE })}
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
        <Box
          component="p"
          sx={{
            margin: 0,
            marginBlock: 1,
            overflowWrap: 'anywhere',
            whiteSpace: 'pre-line',
            maxWidth: measure(68),
          }}
        >
          <bdi>{message.body}</bdi>
        </Box>
        <Button size="small" variant="outlined" disabled={mark.isPending} onClick={markRead}>
          {t('messages.markRead')}
        </Button>
      </Box>
    </Box>
  );
}

import { useMutation } from '@tanstack/react-query';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { type Message, messages } from '@/api/endpoints/messages';
import { mutationOptionsFor } from '@/api/queries';
import { formatRelative } from '@/i18n/format';
import { NAME_HERE, Sentence } from '@/features/profile/Sentence';
import { BidiText } from '@/ui/text/BidiText';
import { useToast } from '@/ui/toast/Toasts';
import { lineWidth } from '@/ui/text/lineWidth';
import { PlainList } from '@/ui/text/PlainList';
import { Text } from '@/ui/text/Text';
import { DETAILS_SX } from './Panel';
import { useNow } from '@/ui/useNow';
import { SEPARATOR } from '@/ui/text/separator';

interface UnreadMessagesProps {
  readonly unread: readonly Message[];
  readonly onRead: () => void;
}

/** Unread messages, for a backend without conversations. */
export const UnreadMessages = ({ unread, onRead }: UnreadMessagesProps) => (
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

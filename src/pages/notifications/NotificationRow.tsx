import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { Notification } from '@/api/endpoints/notifications';
import type { RoleName } from '@/config/roles';
import { formatTime } from '@/i18n/format';
import { useMessage } from '@/i18n/useMessage';
import { AppLink } from '@/ui/page/AppLink';
import { BidiText } from '@/ui/text/BidiText';
import { linkFor } from '@/layout/notifications/follow';
import { wordingOf } from '@/layout/notifications/wording';
import { Text } from '@/ui/text/Text';

interface NotificationRowProps {
  readonly notification: Notification;
  readonly role: RoleName | null;
  readonly onMark: (id: string, read: boolean) => void;
}

/** One notification: its text, its time, and whether it was read. */
export function NotificationRow({ notification, role, onMark }: NotificationRowProps) {
  const { t, i18n } = useTranslation('notifications');
  const say = useMessage('notifications');
  const { id, createdAt, readAt, topic } = notification;
  const link = linkFor(notification, role);
  const { title, body, lang } = wordingOf(notification, i18n.language);
  const words = say(title);
  const isRead = readAt !== null;
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 1,
        paddingBlock: 1,
        paddingInline: 2,
        '& + &': { borderBlockStart: '1px solid', borderColor: 'divider' },
      }}
    >
      <Box sx={{ flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' }} lang={lang}>
        <Text sx={{ fontWeight: isRead ? 400 : 600 }}>
          {link !== null ? (
            <AppLink to={link} onClick={() => !isRead && onMark(id, true)}>
              {words}
            </AppLink>
          ) : (
            words
          )}
        </Text>
        {body !== null && (
          <Text sx={{ whiteSpace: 'pre-line' }}>
            <BidiText>{body}</BidiText>
          </Text>
        )}
        <Text quiet lang={i18n.language}>
          {t(`topics.${topic}`)} · {formatTime(createdAt)}
          {!isRead && ` · ${t('isUnread')}`}
        </Text>
      </Box>
      <Button
        aria-label={t(isRead ? 'markUnread' : 'markRead', { title: words })}
        onClick={() => onMark(id, !isRead)}
        sx={{ marginInlineStart: { xs: -1.5, sm: 0 } }}
      >
        {t(isRead ? 'markUnreadShort' : 'markReadShort')}
      </Button>
    </Box>
  );
}

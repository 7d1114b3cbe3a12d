import { useQuery } from '@tanstack/react-query';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import { useTranslation } from 'react-i18next';
import { useAppValue } from '@/runtime/AppScope';
import { type Notification, notifications } from '@/api/endpoints/notifications';
import { QueryProvider } from '@/api/QueryProvider';
import { queryOptionsFor } from '@/api/queries';
import { areaIsOn } from '@/config/areas';
import { BUTTON_MIN_HEIGHT } from '@/config/themes';
import { pathOf } from '@/routing/routes';
import { useSubmission } from '@/forms/useSubmission';
import { formatNumber, formatRelative } from '@/i18n/format';
import { useMessage } from '@/i18n/useMessage';
import { BarPopover } from '@/layout/BarPopover';
import { sideOf } from '@/layout/side';
import { updates } from '@/layout/updates/updates';
import { useWho } from '@/layout/useWho';
import { QueryState } from '@/ui/loading/QueryState';
import { dataOf, readState } from '@/ui/loading/readState';
import { RowsSkeleton } from '@/ui/loading/Skeletons';
import { AppLink } from '@/ui/page/AppLink';
import { useFailureToast } from '@/ui/toast/useFailureToast';
import { useNow } from '@/ui/useNow';
import { PlainList } from '@/ui/text/PlainList';
import { Text } from '@/ui/text/Text';
import { linkFor } from './follow';
import { markAllRead, markRead } from './marking';
import { wordingOf } from './wording';

const SHOWN = 8;

interface NotificationsDialogProps {
  readonly open: boolean;
  readonly anchor: HTMLElement | null;
  readonly onClose: () => void;
}

/** The newest notifications, and links to unread messages and open tasks. */
export function NotificationsDialog({ open, anchor, onClose }: NotificationsDialogProps) {
  const { t } = useTranslation('words');
  return (
    <BarPopover open={open} anchor={anchor} label={t('notifications')} width={380} onClose={onClose}>
      {/* The bar is outside the pages, which have their own query provider. */}
      <QueryProvider>
        <Newest onClose={onClose} />
      </QueryProvider>
    </BarPopover>
  );
}

function Newest({ onClose }: Pick<NotificationsDialogProps, 'onClose'>) {
  const { t } = useTranslation(['notifications', 'menus', 'terms']);
  const { role } = useWho();
  const counts = useAppValue(updates);
  const side = sideOf(role);
  const query = { side, page: 1, pageSize: SHOWN } as const;
  const state = readState(useQuery(queryOptionsFor(notifications.list, { query })));
  const newest = dataOf(state)?.data[0];
  const sayFailure = useFailureToast();
  const submission = useSubmission();
  const waiting = [
    ...(areaIsOn('messages')
      ? [{ to: 'messages', text: 'unread', count: counts?.unreadMessages ?? 0 } as const]
      : []),
    ...(areaIsOn('tasks') && role !== 'Admin'
      ? [{ to: 'taskList', text: 'open', count: counts?.openTasks ?? 0 } as const]
      : []),
  ].filter(({ count }) => count > 0);
  const nameOf = { messages: t('terms:messages'), taskList: t('terms:tasks') };
  return (
    <>
      <Box sx={{ padding: 2, display: 'grid', gap: 1, maxHeight: '70dvh', overflowY: 'auto' }}>
        {waiting.map(({ to, text, count }) => (
          <Box
            key={to}
            sx={{ '& a': { display: 'flex', alignItems: 'center', minHeight: BUTTON_MIN_HEIGHT } }}
          >
            <AppLink to={pathOf(to)} onClick={onClose}>
              {t(`menus:counts.${text}`, { name: nameOf[to], count, formatted: formatNumber(count) })}
            </AppLink>
          </Box>
        ))}
        {waiting.length > 0 && <Divider />}
        <QueryState
          state={state}
          failed={t('failed')}
          skeleton={<RowsSkeleton rows={4} height={52} />}
          isEmpty={({ data }) => data.length === 0}
          empty={
            <Box>
              <Text sx={{ fontWeight: 600 }}>{t('empty')}</Text>
              <Text quiet>{t('emptyText')}</Text>
            </Box>
          }
        >
          {({ data }) => (
            <PlainList>
              {data.slice(0, SHOWN).map((each) => (
                <Row
                  key={each.id}
                  notification={each}
                  onFollow={() => {
                    if (each.readAt === null) markRead(each.id, true).catch(sayFailure);
                    onClose();
                  }}
                />
              ))}
            </PlainList>
          )}
        </QueryState>
      </Box>
      <Divider />
      <Box sx={{ paddingBlock: 1, paddingInline: '2px', display: 'flex', flexWrap: 'wrap' }}>
        <Button
          size="small"
          disabled={(counts?.unreadNotifications ?? 0) === 0 || newest === undefined}
          onClick={() => {
            if (newest !== undefined)
              void submission.run('form', () => markAllRead(side, newest.id).catch(sayFailure));
          }}
        >
          {t('markAll')}
        </Button>
        <Button size="small" component={AppLink} to={pathOf('notifications')} onClick={onClose}>
          {t('bell.all')}
        </Button>
        <Button size="small" component={AppLink} to={`${pathOf('settings')}#notifications`} onClick={onClose}>
          {t('bell.settings')}
        </Button>
      </Box>
    </>
  );
}

interface RowProps {
  readonly notification: Notification;
  readonly onFollow: () => void;
}

function Row({ notification, onFollow }: RowProps) {
  const { t, i18n } = useTranslation('notifications');
  const say = useMessage('notifications');
  const { role } = useWho();
  const now = useNow();
  const { createdAt, readAt } = notification;
  const link = linkFor(notification, role);
  const { title, lang } = wordingOf(notification, i18n.language);
  return (
    <Box component="li" sx={{ paddingBlock: 1, overflowWrap: 'anywhere' }}>
      <Box lang={lang} sx={{ fontWeight: readAt === null ? 600 : 400 }}>
        {link !== null ? (
          <AppLink to={link} onClick={onFollow}>
            {say(title)}
          </AppLink>
        ) : (
          say(title)
        )}
      </Box>
      <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
        {now !== null && createdAt !== null && formatRelative(createdAt, now)}
        {readAt === null && ` · ${t('isUnread')}`}
      </Box>
    </Box>
  );
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type Notification, NOTIFICATION_TOPICS } from '@/api/endpoints/notifications';
import type { RoleName } from '@/config/roles';
import { useFocusAfterRemoval } from '@/ui/useFocusAfterRemoval';
import { useMessage } from '@/i18n/useMessage';
import { linkFor } from '@/layout/notifications/follow';
import { wordingOf } from '@/layout/notifications/wording';
import { AppLink } from '@/ui/page/AppLink';
import { BidiText } from '@/ui/text/BidiText';
import { Text } from '@/ui/text/Text';
import { useSubmission } from '@/forms/useSubmission';
import { useFailureToast } from '@/ui/toast/useFailureToast';
import { formatDate, formatTime } from '@/i18n/format';
import { useRole } from '@/identity/identity';
import { Choice } from '@/lists/Choice';
import { Filter } from '@/lists/Filter';
import { useAddress } from '@/lists/useAddress';
import { useList } from '@/lists/useList';
import { Surface } from '@/ui/card/Surface';
import { EmptyState } from '@/ui/loading/EmptyState';
import { PageNotOffered } from '@/ui/loading/PageNotOffered';
import { QueryState } from '@/ui/loading/QueryState';
import { RowsSkeleton } from '@/ui/loading/Skeletons';
import { PageHeading } from '@/ui/page/PageHeading';
import { Content } from '@/ui/page/Section';
import { sideOf } from '@/layout/side';
import { markAllRead, markRead } from '@/layout/notifications/marking';
import { PlainList } from '@/ui/text/PlainList';
import { NOTIFICATIONS, notificationsSource } from './notificationList';

interface NotificationRowProps {
  readonly notification: Notification;
  readonly role: RoleName | null;
  readonly onMark: (id: string, read: boolean) => void;
}

/** One notification: its text, its time, and whether it was read. */
function NotificationRow({ notification, role, onMark }: NotificationRowProps) {
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
      data-row={id}
      tabIndex={-1}
      sx={{
        outline: 'none',
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

/** The notifications grouped by day, in their order. */
function byDay(shown: readonly Notification[]): ReadonlyMap<string, readonly Notification[]> {
  const days = new Map<string, Notification[]>();
  for (const each of shown) {
    const day = formatDate(each.createdAt, { dateStyle: 'full' });
    days.set(day, [...(days.get(day) ?? []), each]);
  }
  return days;
}

/** /notifications: the notifications of the last 90 days for the person's present role. */
export function NotificationsPage() {
  const { t } = useTranslation(['notifications', 'words', 'terms']);
  const { role } = useRole();
  const side = sideOf(role);
  const list = useAddress(NOTIFICATIONS);
  const { unread, topic } = list.state.filters;
  const { page } = list.state;
  const source = useMemo(() => notificationsSource(side, page), [side, page]);
  const searched = useMemo(() => ({ ...list, state: { ...list.state, search: '' } }), [list]);
  const rows = useList(source, searched);
  const sayFailure = useFailureToast();
  const submission = useSubmission();
  const focusAfterRemoval = useFocusAfterRemoval<HTMLDivElement>();
  const newest = rows.rows[0];
  const hasUnread = rows.rows.some(({ readAt }) => readAt === null);
  const markAllButton = useRef<HTMLButtonElement>(null);
  const { ref: shownList } = focusAfterRemoval;
  // The button is disabled when everything is read, and would lose the focus.
  useLayoutEffect(() => {
    if (!hasUnread && document.activeElement === markAllButton.current)
      shownList.current?.focus({ preventScroll: true });
  }, [hasUnread, shownList]);
  const isPlain = unread === '' && topic === '';
  const showAll = !isPlain && <Button onClick={() => rows.clear()}>{t('words:showAll')}</Button>;
  return (
    <Content padded>
      <PageHeading />
      {rows.read.status !== 'notOffered' && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, marginBlock: 3 }}>
          <Choice
            label={t('words:show')}
            value={unread}
            options={[
              ['', t('terms:all')],
              ['true', t('unread')],
            ]}
            onChoose={(chosen) => list.go({ filters: { unread: chosen } })}
          />
          <Filter
            label={t('terms:topic')}
            all={t('anyTopic')}
            options={NOTIFICATION_TOPICS.map((each) => [each, t(`topics.${each}`)])}
            value={topic}
            onChange={(chosen) => list.go({ filters: { topic: chosen } })}
          />
          <Button
            ref={markAllButton}
            disabled={!hasUnread}
            sx={{ marginInlineStart: { xs: -1.5, sm: 0 } }}
            onClick={() => {
              if (newest !== undefined)
                void submission.run('form', () => markAllRead(side, newest.id).catch(sayFailure));
            }}
          >
            {t('markAll')}
          </Button>
        </Box>
      )}
      <Box {...focusAfterRemoval} sx={{ outline: 'none' }}>
        <QueryState
          state={rows.read}
          notOffered={<PageNotOffered />}
          skeleton={<RowsSkeleton rows={8} height={64} />}
          failed={t('failed')}
          size="page"
          isEmpty={(shown) => shown.length === 0}
          announcesEmpty
          empty={
            topic === '' ? (
              <EmptyState title={t('empty')} text={t('emptyText')} action={showAll} />
            ) : (
              <EmptyState title={t('nothing')} action={showAll} />
            )
          }
        >
          {(shown) =>
            [...byDay(shown)].map(([day, those]) => (
              <Box component="section" key={day} sx={{ marginBlockEnd: 3 }}>
                <Box component="h2" sx={{ typography: 'h6', margin: 0, mb: 1 }}>
                  {day}
                </Box>
                <Surface padding="none">
                  <PlainList>
                    {those.map((each) => (
                      <NotificationRow
                        key={each.id}
                        notification={each}
                        role={role}
                        onMark={(id, read) => void markRead(id, read).catch(sayFailure)}
                      />
                    ))}
                  </PlainList>
                </Surface>
              </Box>
            ))
          }
        </QueryState>
        {rows.page < rows.pages && (
          // Counts as the last row, so that the focus goes to the row before it when it is gone.
          <Box data-row="more">
            <Button variant="outlined" onClick={() => list.go({ page: page + 1 }, 'replace')}>
              {t('more')}
            </Button>
          </Box>
        )}
      </Box>
    </Content>
  );
}

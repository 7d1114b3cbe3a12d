import Box from '@mui/material/Box';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Thread } from '@/api/endpoints/threadShapes';
import { draftName, isEmpty, messageFrom } from '@/features/conversation/messageDraft';
import { readDraft } from '@/forms/drafts/drafts';
import { formatNumber, formatRelative } from '@/i18n/format';
import type { Side } from '@/layout/side';
import { AppLink } from '@/ui/page/AppLink';
import { BidiText } from '@/ui/text/BidiText';
import { CountBadge } from '@/ui/text/CountBadge';
import { withoutControls } from '@/ui/text/withoutControls';
import { useNow } from '@/ui/useNow';

interface ThreadRowProps {
  readonly thread: Thread;
  readonly side: Side;
  readonly userId: string;
  readonly to: string;
  readonly isOpen: boolean;
}

/** One conversation: the other side, the subject and the newest message. */
export const ThreadRow = memo(function ThreadRow({ thread, side, userId, to, isOpen }: ThreadRowProps) {
  const { t } = useTranslation(['messages', 'terms']);
  const now = useNow();
  const { id, unread, lastPost, unansweredSince } = thread;
  const counterpart = withoutControls(thread.counterpart);
  const subject = withoutControls(thread.subject);
  const time = lastPost.at === null || now === null ? '' : formatRelative(lastPost.at, now);
  const draft = readDraft(draftName(userId, id), messageFrom)?.values;
  const hasDraft = draft !== undefined && !isEmpty(draft);
  const count = t('unreadCount', { count: unread, formatted: formatNumber(unread) });
  const parts = [
    counterpart,
    subject,
    ...(unread > 0 ? [count] : []),
    time,
    ...(hasDraft ? [t('terms:draft')] : []),
  ];
  return (
    <Box
      component="li"
      sx={{
        position: 'relative',
        display: 'grid',
        gap: 0.25,
        paddingBlock: 1.5,
        paddingInline: 2,
        overflowWrap: 'anywhere',
        '& + li': { borderBlockStart: '1px solid var(--vt-border)' },
        '&:hover': { bgcolor: 'action.hover' },
        // A border, because forced colours keep borders.
        ...(isOpen
          ? {
              borderInlineStart: '3px solid var(--vt-primary)',
              paddingInlineStart: 'calc(16px - 3px)',
            }
          : {}),
      }}
    >
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'baseline', justifyContent: 'space-between' }}>
        <Box
          component={AppLink}
          to={to}
          id={`thread-${id}`}
          aria-label={parts.filter((part) => part !== '').join(t('separator'))}
          aria-current={isOpen ? 'true' : undefined}
          sx={{
            minWidth: 0,
            color: 'text.primary',
            fontWeight: unread > 0 ? 700 : 550,
            textDecoration: 'none',
            '&::after': { content: '""', position: 'absolute', inset: 0 },
          }}
        >
          <BidiText>{counterpart}</BidiText>
        </Box>
        <Box component="span" sx={{ flexShrink: 0, color: 'text.secondary', fontSize: '0.875rem' }}>
          {time}
        </Box>
      </Box>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', justifyContent: 'space-between' }}>
        <Box component="span" sx={{ minWidth: 0, fontWeight: unread > 0 ? 600 : 400 }}>
          <BidiText>{subject}</BidiText>
        </Box>
        {unread > 0 && <CountBadge count={unread} label={count} />}
      </Box>
      <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.9375rem' }}>
        {hasDraft && (
          <Box component="span" sx={{ color: 'warning.main', fontWeight: 600, marginInlineEnd: 0.75 }}>
            {t('terms:draft')}
          </Box>
        )}
        <BidiText>{lastPost.excerpt}</BidiText>
      </Box>
      {(thread.state === 'closed' || (side === 'agency' && unansweredSince !== null)) && (
        <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
          {thread.state === 'closed' ? t('closed') : t('show.unanswered')}
        </Box>
      )}
    </Box>
  );
});

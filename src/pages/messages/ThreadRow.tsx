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
    <li className={`vt-thread${isOpen ? ' open' : ''}${unread > 0 ? ' unread' : ''}`}>
      <div className="vt-thread-line">
        <AppLink
          to={to}
          id={`thread-${id}`}
          className="vt-thread-name"
          aria-label={parts.filter((part) => part !== '').join(t('separator'))}
          aria-current={isOpen ? 'true' : undefined}
        >
          <BidiText>{counterpart}</BidiText>
        </AppLink>
        <span className="vt-thread-time">{time}</span>
      </div>
      <div className="vt-thread-line">
        <span className="vt-thread-subject">
          <BidiText>{subject}</BidiText>
        </span>
        {unread > 0 && <CountBadge count={unread} label={count} />}
      </div>
      <span className="vt-thread-excerpt">
        {hasDraft && <span className="vt-thread-draft">{t('terms:draft')}</span>}
        <BidiText>{lastPost.excerpt}</BidiText>
      </span>
      {(thread.state === 'closed' || (side === 'agency' && unansweredSince !== null)) && (
        <span className="vt-thread-state">
          {thread.state === 'closed' ? t('closed') : t('show.unanswered')}
        </span>
      )}
    </li>
  );
});

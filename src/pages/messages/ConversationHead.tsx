import { memo, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Post, Thread } from '@/api/endpoints/threadShapes';
import type { Side } from '@/layout/side';
import type { SessionUser } from '@/storage/sessionUser';
import { BidiText } from '@/ui/text/BidiText';
import { VisuallyHidden } from '@/ui/text/VisuallyHidden';
import { withoutControls } from '@/ui/text/withoutControls';
import { ThreadMenu } from './ThreadMenu';

interface ConversationHeadProps {
  readonly thread: Thread;
  readonly side: Side;
  readonly user: SessionUser;
  readonly posts: readonly Post[];
  readonly onClose: () => void;
}

/**
 * The subject of a conversation, whom it is with, and its menu. The subject has the focus when the conversation is
 * opened. A key in the form below does not render it again.
 */
export const ConversationHead = memo(function ConversationHead(props: ConversationHeadProps) {
  const { thread, user, posts } = props;
  const { t } = useTranslation('messages');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <>
      <div className="vt-conversation-head">
        <div>
          <h2 ref={heading} className="vt-h5" tabIndex={-1}>
            <BidiText>{withoutControls(thread.subject)}</BidiText>
          </h2>
          <p>
            <BidiText>{withoutControls(thread.counterpart)}</BidiText>
            {` · ${t(`topics.${thread.topic}`)}`}
            {thread.state === 'closed' && ` · ${t('closed')}`}
            {thread.assignee && ` · ${t('assignedTo', { name: withoutControls(thread.assignee.name) })}`}
          </p>
        </div>
        <ThreadMenu {...props} />
      </div>
      <Announcer posts={posts} userId={user.id} />
    </>
  );
});

/** Announces to screen readers that somebody wrote while the conversation is open. */
function Announcer({ posts, userId }: { readonly posts: readonly Post[]; readonly userId: string }) {
  const { t } = useTranslation('terms');
  const newest = posts.at(-1);
  const [first, setFirst] = useState<string | undefined>();
  if (first === undefined && newest !== undefined) setFirst(newest.id);
  const isNews =
    newest !== undefined && first !== undefined && newest.id !== first && newest.author.id !== userId;
  return (
    <VisuallyHidden>
      <output>{isNews ? t('newMessageFrom', { name: withoutControls(newest.author.name) }) : ''}</output>
    </VisuallyHidden>
  );
}

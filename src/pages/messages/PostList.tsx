import Button from '@mui/material/Button';
import type { TFunction } from 'i18next';
import { Fragment, memo, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Post } from '@/api/endpoints/threadShapes';
import { Bubble } from '@/features/conversation/Bubble';
import { WrittenText } from '@/features/conversation/WrittenText';
import { useDownload } from '@/features/documents/useDownload';
import { formatDate, formatTime } from '@/i18n/format';
import { isolated } from '@/i18n/isolated';
import type { Side } from '@/layout/side';
import { BidiText } from '@/ui/text/BidiText';
import { PlainList } from '@/ui/text/PlainList';
import { SEPARATOR } from '@/ui/text/separator';
import { withoutControls } from '@/ui/text/withoutControls';

interface PostItemProps {
  readonly post: Post;
  readonly side: Side;
  readonly userId: string;
  /** From the list, so that not each post subscribes to the language. */
  readonly t: TFunction<'messages'>;
}

/** A message that the server has received. */
const PostItem = memo(function PostItem({ post, side, userId, t }: PostItemProps) {
  const { id, author, body, attachments, sentAt, readAt } = post;
  const isOwn = author.id === userId && author.side === side;
  return (
    <Bubble
      id={`post-${id}`}
      isOwn={author.side === side}
      head={
        <>
          {isOwn ? t('you') : <BidiText>{withoutControls(author.name)}</BidiText>}
          {sentAt !== null && (
            <>
              {SEPARATOR}
              {formatTime(sentAt)}
            </>
          )}
        </>
      }
      {...(isOwn ? { foot: readAt === null ? t('sent') : t('read', { time: formatTime(readAt) }) } : {})}
    >
      <WrittenText text={body} />
      {attachments.length > 0 && <Attachments of={attachments} />}
    </Bubble>
  );
});

function Attachments({ of: attachments }: { readonly of: Post['attachments'] }) {
  const { t } = useTranslation('words');
  const download = useDownload();
  return (
    <PlainList sx={{ mt: 1 }}>
      {attachments.map(({ documentId, name }) => (
        <li key={documentId}>
          <Button
            size="small"
            variant="outlined"
            sx={{ overflowWrap: 'anywhere' }}
            onClick={() => void download({ id: documentId, name: withoutControls(name) })}
          >
            {t('downloadNamed', { name: isolated(withoutControls(name)) })}
          </Button>
        </li>
      ))}
    </PlainList>
  );
}

interface PostListProps {
  readonly posts: readonly Post[];
  readonly side: Side;
  readonly userId: string;
  /** Id of the first post that was unread when the conversation was opened. */
  readonly newFrom: string | undefined;
  readonly hasMore: boolean;
  readonly loadsMore: boolean;
  readonly onMore: () => void;
  /** The messages that the server has not received yet. */
  readonly children: ReactNode;
  /** Id of the newest of these messages; `isSending` says whether it is being sent. */
  readonly newestWaiting: string | undefined;
  readonly isSending: boolean;
}

/** Within this distance from the end the newest post counts as visible, in px. */
const END = 80;

const dayOf = ({ sentAt }: Post): string =>
  sentAt === null ? '' : formatDate(sentAt, { dateStyle: 'full' });

/**
 * The posts of a conversation by day. The newest one, and each one that the person writes, is scrolled into
 * view. Earlier posts are added above without moving the others. A key in the form below renders none of them
 * again.
 */
export const PostList = memo(function PostList(props: PostListProps) {
  const { posts, side, userId, newFrom, hasMore, loadsMore, onMore, children } = props;
  const { newestWaiting, isSending } = props;
  const { t } = useTranslation('messages');
  const days = posts.map(dayOf);
  const box = useRef<HTMLDivElement>(null);
  const before = useRef<{ first: string | undefined; last: string | undefined; height: number }>(undefined);
  const first = posts[0]?.id;
  const last = posts.at(-1)?.id;
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return;
    const earlier = before.current;
    const height = element.scrollHeight;
    const wasAtEnd =
      earlier === undefined || element.scrollTop + element.clientHeight >= earlier.height - END;
    if (earlier === undefined || (earlier.last !== last && wasAtEnd)) element.scrollTop = height;
    else if (earlier.first !== first) element.scrollTop += height - earlier.height;
    before.current = { first, last, height };
  }, [first, last]);
  const earlierButton = useRef<HTMLButtonElement>(null);
  const wasLoading = useRef(false);
  useEffect(() => {
    // While it loads, the button is disabled and loses the focus. After the last posts it is gone.
    if (wasLoading.current && !loadsMore && document.activeElement === document.body)
      (earlierButton.current ?? box.current)?.focus({ preventScroll: true });
    wasLoading.current = loadsMore;
  }, [loadsMore]);
  const shown = useRef<string>(undefined);
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null || newestWaiting === undefined) return;
    // A message that could not be sent is taller than one that is being sent: when the person is at the end,
    // the whole message is scrolled into view.
    const rest = element.scrollHeight - element.clientHeight - element.scrollTop;
    if (shown.current !== newestWaiting || (!isSending && rest < END))
      element.scrollTop = element.scrollHeight;
    shown.current = newestWaiting;
  }, [newestWaiting, isSending]);
  return (
    <div
      ref={box}
      className="vt-posts"
      role="log"
      aria-live="off"
      aria-label={t('posts')}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the box scrolls, so the keyboard must be able to focus it
      tabIndex={0}
    >
      {hasMore && (
        <Button ref={earlierButton} onClick={onMore} loading={loadsMore} sx={{ alignSelf: 'center' }}>
          {t('earlier')}
        </Button>
      )}
      {posts.map((post, at) => {
        const day = days[at];
        return (
          <Fragment key={post.id}>
            {day !== days[at - 1] && <h3>{day}</h3>}
            {post.id === newFrom && (
              <div className="new">
                <hr aria-label={t('newPosts')} />
                <span aria-hidden>{t('newPosts')}</span>
              </div>
            )}
            <PostItem post={post} side={side} userId={userId} t={t} />
          </Fragment>
        );
      })}
      {children}
    </div>
  );
});

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
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
}

/** A message that the server has received. */
const PostItem = memo(function PostItem({ post, side, userId }: PostItemProps) {
  const { t } = useTranslation(['messages', 'words']);
  const download = useDownload();
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
      {attachments.length > 0 && (
        <PlainList sx={{ mt: 1 }}>
          {attachments.map(({ documentId, name }) => (
            <li key={documentId}>
              <Button
                size="small"
                variant="outlined"
                sx={{ overflowWrap: 'anywhere' }}
                onClick={() => void download({ id: documentId, name: withoutControls(name) })}
              >
                {t('words:downloadNamed', { name: isolated(withoutControls(name)) })}
              </Button>
            </li>
          ))}
        </PlainList>
      )}
    </Bubble>
  );
});

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
    <Box
      ref={box}
      role="log"
      aria-live="off"
      aria-label={t('posts')}
      // The box scrolls, so the keyboard must be able to focus it.
      tabIndex={0}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        gap: 1.5,
        // On wide screens the height is fixed, so that the form below stays visible; on a phone the box grows
        // with its posts.
        maxHeight: { xs: '60dvh', lg: 'none' },
        height: { lg: 'max(12rem, calc(100dvh - 38rem))' },
        '& > *': { flexShrink: 0 },
        // Moves few posts to the bottom, right above the form.
        '&::before': { content: '""', marginBlockStart: 'auto' },
        overflowY: 'auto',
        overflowAnchor: 'none',
        // Where the box cuts a message off, the line shows that it scrolls.
        borderBlock: '1px solid var(--vt-border)',
        paddingBlock: 1,
        paddingInline: 0.5,
      }}
    >
      {hasMore && (
        <Button ref={earlierButton} onClick={onMore} loading={loadsMore} sx={{ alignSelf: 'center' }}>
          {t('earlier')}
        </Button>
      )}
      {posts.map((post, at) => {
        const day = dayOf(post);
        const before = posts[at - 1];
        return (
          <Fragment key={post.id}>
            {(before === undefined || dayOf(before) !== day) && (
              <Box
                component="h3"
                sx={{ typography: 'body2', color: 'text.secondary', m: 0, textAlign: 'center' }}
              >
                {day}
              </Box>
            )}
            {post.id === newFrom && (
              <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, color: 'primary.main' }}>
                <Box
                  component="hr"
                  aria-label={t('newPosts')}
                  sx={{ flex: 1, border: 0, borderBlockStart: '1px solid', color: 'inherit' }}
                />
                <Box component="span" aria-hidden sx={{ fontWeight: 600, fontSize: '0.875rem' }}>
                  {t('newPosts')}
                </Box>
              </Box>
            )}
            <PostItem post={post} side={side} userId={userId} />
          </Fragment>
        );
      })}
      {children}
    </Box>
  );
});

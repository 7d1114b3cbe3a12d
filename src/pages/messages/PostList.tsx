import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Fragment, type ReactNode, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Post } from '@/api/endpoints/threadShapes';
import { formatDate } from '@/i18n/format';
import { PostItem } from './PostItem';
import type { Side } from '@/layout/side';

interface PostListProps {
  readonly posts: readonly Post[];
  readonly side: Side;
  readonly userId: string;
  /** The first post that was unread when the conversation was opened. */
  readonly newFrom: string | undefined;
  readonly hasMore: boolean;
  readonly loadsMore: boolean;
  readonly onMore: () => void;
  /** What is not with the server yet. */
  readonly children: ReactNode;
  /** The name of the newest of it, and whether that is on its way. */
  readonly newestWaiting: string | undefined;
  readonly isSending: boolean;
}

/** In px: as near to the newest post as this counts as looking at it. */
const END = 80;

const dayOf = ({ sentAt }: Post): string =>
  sentAt === null ? '' : formatDate(sentAt, { dateStyle: 'full' });

/**
 * The posts of a conversation by day. The newest is in view at first, and whatever one has just written; earlier ones come
 * above without moving anything.
 */
export function PostList(props: PostListProps) {
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
  const shown = useRef<string>(undefined);
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null || newestWaiting === undefined) return;
    // What could not be sent is higher than what is on its way: whoever looks at it sees all of it.
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
      // What scrolls can be reached by keyboard.
      tabIndex={0}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        gap: 1.5,
        // Beside the list of conversations the field below stays where it is, in sight; a phone gives no room to nothing.
        maxHeight: { xs: '60dvh', lg: 'none' },
        height: { lg: 'max(16rem, calc(100dvh - 38rem))' },
        '& > *': { flexShrink: 0 },
        // Few posts stand right above the field.
        '&::before': { content: '""', marginBlockStart: 'auto' },
        overflowY: 'auto',
        overflowAnchor: 'none',
        paddingBlock: 1,
        paddingInline: 0.5,
      }}
    >
      {hasMore && (
        <Button onClick={onMore} loading={loadsMore} sx={{ alignSelf: 'center' }}>
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
                  sx={{ flex: 1, border: 0, borderBlockStart: '1px solid' }}
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
}

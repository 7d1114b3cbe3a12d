import Button from '@mui/material/Button';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Post, Thread } from '@/api/endpoints/threadShapes';
import { isAbsent } from '@/errors/ApiError';
import { PendingPosts } from '@/features/conversation/Bubble';
import { joinTexts } from '@/features/conversation/messageDraft';
import { listedThread, notePost, postsQuery, threadQuery } from '@/features/conversation/threadReads';
import { useComposed } from '@/features/conversation/useComposed';
import { attachedFrom } from '@/features/documents/attached';
import type { OutboxEntry } from '@/layout/outbox/entries';
import { outbox } from '@/layout/outbox/outbox';
import type { Side } from '@/layout/side';
import { useAppState, useAppValue } from '@/runtime/AppScope';
import { newId } from '@/runtime/newId';
import type { SessionUser } from '@/storage/sessionUser';
import { Surface } from '@/ui/card/Surface';
import { EmptyState } from '@/ui/loading/EmptyState';
import { QueryState } from '@/ui/loading/QueryState';
import { readState } from '@/ui/loading/readState';
import { RowsSkeleton } from '@/ui/loading/Skeletons';
import { Composer } from './Composer';
import { ConversationHead } from './ConversationHead';
import { ConversationPlace } from './ConversationPlace';
import { PostList } from './PostList';
import { firstUnread, useReading } from './useReading';

interface ConversationProps {
  readonly side: Side;
  readonly user: SessionUser;
  readonly id: string;
  readonly onClose: () => void;
}

/** One conversation: its messages, and the form of the next one. */
export function Conversation({ side, user, id, onClose }: ConversationProps) {
  const { t } = useTranslation('messages');
  const thread = useQuery({
    ...threadQuery(side, id),
    // Shown at once, and the posts are requested without waiting for the conversation.
    placeholderData: () => listedThread(side, id),
  });
  const isMissing = thread.data === undefined && isAbsent(thread.error);
  return (
    <ConversationPlace onClose={isMissing ? undefined : onClose}>
      {isMissing ? (
        <EmptyState title={t('notFound')} action={<Button onClick={onClose}>{t('back')}</Button>} />
      ) : (
        <QueryState
          state={readState(thread)}
          failed={t('threadFailed')}
          skeleton={<RowsSkeleton rows={5} height={88} />}
        >
          {(known) => (
            <Open
              thread={known}
              isFromList={thread.isPlaceholderData}
              isRead={!thread.isFetching}
              side={side}
              user={user}
              onClose={onClose}
            />
          )}
        </QueryState>
      )}
    </ConversationPlace>
  );
}

interface OpenProps extends Omit<ConversationProps, 'id'> {
  readonly thread: Thread;
  /**
   * True while only the list's data is there. The posts wait for the conversation, whose number of unread posts
   * says where the new ones begin: a line that comes later would move them.
   */
  readonly isFromList: boolean;
  /**
   * True when the conversation was requested since it was opened. Until then the data may be that of an
   * earlier visit.
   */
  readonly isRead: boolean;
}

function Open({ thread, isFromList, isRead, side, user, onClose }: OpenProps) {
  const { t } = useTranslation('messages');
  const { id, unread } = thread;
  const query = useInfiniteQuery(postsQuery(side, id));
  const { data: posts = NONE } = query;
  const box = useAppState(outbox);
  const { entries, sending } = useAppValue(outbox);
  const composed = useComposed(user.id, id);
  const field = useRef<HTMLTextAreaElement>(null);
  const newFrom = useNewFrom(isRead && !query.isFetching ? posts : NONE, unread, side);
  useReading(side, id, isFromList ? undefined : posts.at(-1)?.id, unread > 0);
  useEffect(
    () =>
      box.onEvent((event) => {
        if (event.type === 'sent' && event.entry.target === id && event.post !== undefined)
          notePost(side, id, event.post);
      }),
    [box, side, id],
  );
  const clientIds = useMemo(() => new Set(posts.map(({ clientId }) => clientId)), [posts]);
  const arrived = useMemo(
    () => entries.filter(({ clientId }) => clientIds.has(clientId)),
    [entries, clientIds],
  );
  // The server has received these messages, and only its response was lost.
  useEffect(() => {
    for (const { clientId } of arrived) box.discard(clientId);
  }, [box, arrived]);
  const waiting = entries.filter(
    ({ kind, target, clientId }) => kind === 'message' && target === id && !clientIds.has(clientId),
  );
  const newest = waiting.at(-1);
  const { fetchNextPage } = query;
  const readEarlier = useCallback(() => void fetchNextPage(), [fetchNextPage]);
  const edit = (entry: OutboxEntry) => {
    const { draft } = composed;
    const ids = [...attachedFrom(entry.body.documentIds), ...draft.documentIds];
    composed.put({
      ...draft,
      body: joinTexts(entry.body.body, draft.body),
      documentIds: attachedFrom([...new Set(ids)]),
    });
    box.discard(entry.clientId);
    field.current?.focus();
  };
  const write = (body: string, documentIds: readonly string[]) => {
    const clientId = newId();
    return box.add({
      clientId,
      userId: user.id,
      kind: 'message',
      target: id,
      body: { clientId, body, ...(documentIds.length === 0 ? {} : { documentIds: [...documentIds] }) },
      at: Date.now(),
      name: thread.counterpart,
      ...(side === 'agency' ? { side } : {}),
    });
  };
  return (
    <Surface>
      <ConversationHead thread={thread} side={side} user={user} posts={posts} onClose={onClose} />
      <QueryState
        state={isFromList ? LOADING : readState(query)}
        failed={t('postsFailed')}
        skeleton={<RowsSkeleton rows={4} height={88} />}
      >
        {(shown) => (
          <PostList
            posts={shown}
            side={side}
            userId={user.id}
            newFrom={newFrom}
            hasMore={query.hasNextPage}
            loadsMore={query.isFetchingNextPage}
            onMore={readEarlier}
            newestWaiting={newest?.clientId}
            isSending={newest !== undefined && sending.has(newest.clientId)}
          >
            {/* Without waiting messages the list of posts gets the same value at every key, and is not rendered again. */}
            {waiting.length > 0 && <PendingPosts entries={waiting} onEdit={edit} />}
          </PostList>
        )}
      </QueryState>
      {/* Rendered after the posts are loaded, because their unknown height would move it. */}
      {!query.isPending && !isFromList && (
        <div className="vt-composer">
          <Composer
            side={side}
            userId={user.id}
            composed={composed}
            posts={posts}
            field={field}
            onSend={write}
          />
        </div>
      )}
    </Surface>
  );
}

const NONE: readonly Post[] = [];
const LOADING = { status: 'loading' } as const;

/**
 * The id of the first post that was unread when the conversation was opened. It is found with the first posts
 * and then stays.
 */
function useNewFrom(posts: readonly Post[], unread: number, side: Side): string | undefined {
  const [found, setFound] = useState<{ readonly first: string | undefined }>();
  if (found === undefined && posts.length > 0) setFound({ first: firstUnread(posts, unread, side) });
  return found?.first;
}

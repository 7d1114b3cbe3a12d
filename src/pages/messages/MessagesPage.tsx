import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { isNotOffered } from '@/errors/ApiError';
import { threadsQuery } from '@/features/conversation/threadReads';
import { outbox } from '@/layout/outbox/outbox';
import { sideOf } from '@/layout/side';
import { updates } from '@/layout/updates/updates';
import { useWho } from '@/layout/useWho';
import { useAddress } from '@/lists/useAddress';
import { useAppState } from '@/runtime/AppScope';
import { focusIfLost } from '@/ui/focusNext';
import { lazyWithPreload } from '@/ui/loading/lazyDialog';
import { RowsSkeleton } from '@/ui/loading/Skeletons';
import { PageHeading } from '@/ui/page/PageHeading';
import { Content } from '@/ui/page/Section';
import { ConversationPlace, PreparedStyles } from './ConversationPlace';
import './messages.css';
import { MESSAGES, shownTo, ThreadList } from './ThreadList';

/** Loaded after the list, which the page shows first. */
const Conversation = lazyWithPreload(async () => (await import('./Conversation')).Conversation);
const FlatMessages = lazyWithPreload(async () => (await import('./FlatMessages')).FlatMessages);

/** /messages: the conversations between applicants and the agency, for both sides. */
export function MessagesPage() {
  const { t } = useTranslation('messages');
  const { user, role } = useWho();
  const side = sideOf(role);
  const list = useAddress(MESSAGES);
  const { thread, search, filters, page } = list.state;
  const query = useQuery(threadsQuery(side, { search, show: shownTo(side, filters.show), pages: page }));
  const box = useAppState(outbox);
  const news = useAppState(updates);
  const { go } = list;
  useEffect(() => Conversation.preload(), []);
  useEffect(() => {
    news.at('messages');
    return () => news.at('elsewhere');
  }, [news]);
  useEffect(
    () =>
      // A new conversation is opened when the server has received its first message.
      box.onEvent((event) => {
        if (event.type === 'sent' && event.entry.target === 'new') go({ thread: event.id }, 'replace');
      }),
    [box, go],
  );
  const opened = useRef(thread);
  useEffect(() => {
    const closed = opened.current;
    opened.current = thread;
    if (thread !== '' || closed === '') return undefined;
    // Closed by a button or by the browser's back: the focus returns to the row. The list does not have it if
    // the conversation was not found, or after the answer if 'Unanswered' is shown.
    document.getElementById(`thread-${closed}`)?.focus();
    return focusIfLost(() => document.querySelector('h1'));
  }, [thread]);
  if (user === null) return null;
  const isFlat = query.data === undefined && isNotOffered(query.error);
  if (isFlat) return <FlatMessages side={side} />;
  const close = () => go({ thread: '' });
  return (
    <Content padded>
      <div className="vt-messages" data-open={thread === '' ? undefined : ''}>
        <PageHeading />
        <div className="vt-messages-panes">
          <ThreadList side={side} userId={user.id} list={list} query={query} />
          {thread === '' ? (
            <>
              <div className="vt-messages-none">{(query.data?.data.length ?? 0) > 0 && t('choose')}</div>
              <PreparedStyles />
            </>
          ) : (
            <Suspense
              fallback={
                <ConversationPlace onClose={close}>
                  <RowsSkeleton rows={5} height={88} />
                </ConversationPlace>
              }
            >
              <Conversation key={`${side} ${thread}`} side={side} user={user} id={thread} onClose={close} />
            </Suspense>
          )}
        </div>
      </div>
    </Content>
  );
}

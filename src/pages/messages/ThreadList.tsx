import Button from '@mui/material/Button';
import type { UseQueryResult } from '@tanstack/react-query';
import { memo, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Thread } from '@/api/endpoints/threadShapes';
import type { Page } from '@/api/lists';
import { newMessage } from '@/features/conversation/newMessage';
import type { NewMessageProps } from '@/features/conversation/NewMessageDialog';
import { formatNumber } from '@/i18n/format';
import { isNewThread, type OutboxEntry } from '@/layout/outbox/entries';
import { outbox } from '@/layout/outbox/outbox';
import type { Side } from '@/layout/side';
import { useMissingChunk } from '@/layout/useMissingChunk';
import { listAddress } from '@/lists/address';
import { Choice } from '@/lists/Choice';
import { oneOf, pages, text, words } from '@/lists/params';
import { Search } from '@/lists/Search';
import type { ListControl } from '@/lists/useAddress';
import { useAppState, useAppValue } from '@/runtime/AppScope';
import { focusIfLost } from '@/ui/focusNext';
import { EarlyPart } from '@/ui/loading/EarlyPage';
import { EmptyState } from '@/ui/loading/EmptyState';
import { LazyDialog, lazyWithPreload, useLazyDialog } from '@/ui/loading/lazyDialog';
import { loadChunk } from '@/ui/loading/loadChunk';
import { QueryState } from '@/ui/loading/QueryState';
import { readState } from '@/ui/loading/readState';
import { RowsSkeleton } from '@/ui/loading/Skeletons';
import { ThreadRow } from './ThreadRow';

const WaitingRows = lazyWithPreload(async () => (await import('./WaitingRows')).WaitingRows);

/** The filters that each side can choose. */
const SHOWS = {
  applicant: ['all', 'unread', 'closed'],
  agency: ['unanswered', 'mine', 'all', 'unread', 'closed'],
} as const;

/** The state of /messages in its address: the list, and the open conversation. */
export const MESSAGES = listAddress(
  'messages',
  {
    search: words(),
    filters: { show: oneOf(['all', 'unread', 'closed', 'unanswered', 'mine']) },
    page: pages(),
    thread: text(),
  },
  { beside: ['thread'] },
);
type StateOfMessages = typeof MESSAGES.plain;
type Show = StateOfMessages['filters']['show'];

/** The filter of the address, or all conversations where this side does not have that filter. */
export const shownTo = (side: Side, show: Show): Show =>
  SHOWS[side].some((each) => each === show) ? show : 'all';

interface ThreadListProps {
  readonly side: Side;
  readonly userId: string;
  readonly list: ListControl<StateOfMessages>;
  readonly query: UseQueryResult<Page<Thread>>;
}

/** The list of conversations, with the open one marked. */
export function ThreadList({ side, userId, list, query }: ThreadListProps) {
  const { t } = useTranslation(['messages', 'words', 'terms']);
  const { search, filters, page, thread } = list.state;
  const show = shownTo(side, filters.show);
  const place = useRef<HTMLElement>(null);
  /** The button that was pressed goes away with its sentence when the list has come. */
  const focusPlace = (selector: string) => place.current?.querySelector<HTMLElement>(selector)?.focus();
  const [begun, setBegun] = useState<Omit<NewMessageProps, 'onClose'>>({ side });
  const box = useAppState(outbox);
  const waits = useAppValue(outbox).entries.some(isNewThread);
  const reportMissing = useMissingChunk();
  // A waiting message may be from the person's other role.
  const dialogs = {
    applicant: useLazyDialog(newMessage.applicant, reportMissing),
    agency: useLazyDialog(newMessage.agency, reportMissing),
  };
  const dialog = dialogs[begun.side];
  const write = (props: Omit<NewMessageProps, 'onClose'>) => {
    setBegun(props);
    dialogs[props.side].show();
  };
  const edit = ({ clientId, body: { applicantId, applicationId, ...begins }, side: by }: OutboxEntry) => {
    const writer: Side = by ?? 'applicant';
    // The message leaves the outbox only when the dialog is there to hold its text.
    void loadChunk(newMessage[writer].load).then(() => {
      if (!box.get().entries.some((each) => each.clientId === clientId)) return;
      write({
        side: writer,
        begins: { ...begins, applicant: applicantId },
        ...(typeof applicationId === 'string' ? { applicationId } : {}),
      });
      box.discard(clientId);
    }, reportMissing);
  };
  const clear = () => {
    list.go({ search: '' });
    focusPlace('input');
  };
  const isNarrowed = search !== '' || show !== 'all';
  const moreFrom = useRef<number>(undefined);
  const { isFetching } = query;
  useEffect(() => {
    if (isFetching || moreFrom.current === undefined) return;
    // The first of the further conversations, where the button was.
    const id = query.data?.data[moreFrom.current]?.id;
    moreFrom.current = undefined;
    focusIfLost(() => document.getElementById(`thread-${id}`));
  }, [isFetching, query.data]);
  return (
    <section ref={place} className="vt-messages-list" aria-label={t('terms:conversations')}>
      <div className="vt-messages-controls">
        {/* With an open conversation, 'Send' is the primary action. */}
        <Button variant={thread === '' ? 'contained' : 'outlined'} onClick={() => write({ side })}>
          {t('new')}
        </Button>
        <Narrowing side={side} search={search} show={show} go={list.go} />
      </div>
      {waits && (
        <Suspense>
          <WaitingRows onEdit={edit} />
        </Suspense>
      )}
      <QueryState
        state={readState(query)}
        failed={t('terms:messagesFailed')}
        skeleton={<EarlyPart name="threads" otherwise={<RowsSkeleton rows={6} height={84} />} />}
        isEmpty={({ data }) => data.length === 0}
        empty={
          search === '' ? (
            <EmptyState
              plain
              title={t(isNarrowed ? 'noneHere' : 'noneYet')}
              {...(isNarrowed
                ? {
                    action: (
                      <Button
                        onClick={() => {
                          list.go({ filters: { show: 'all' } });
                          focusPlace('[aria-pressed="true"]');
                        }}
                      >
                        {t('showAllThreads')}
                      </Button>
                    ),
                  }
                : { text: t(side === 'agency' ? 'noneYetAgency' : 'noneYetText') })}
            />
          ) : (
            <EmptyState
              plain
              title={t('noneFound', { search })}
              action={<Button onClick={clear}>{t('words:clearTheSearch')}</Button>}
            />
          )
        }
      >
        {({ data, totalCount }) => (
          <>
            <output className="vt-messages-count">
              {t('count', { count: totalCount, formatted: formatNumber(totalCount) })}
            </output>
            <ul className="vt-messages-rows vt-surface bare">
              {data.map((each) => (
                <ThreadRow
                  key={each.id}
                  thread={each}
                  side={side}
                  userId={userId}
                  to={list.hrefOf({ thread: each.id })}
                  isOpen={each.id === thread}
                />
              ))}
            </ul>
            {data.length < totalCount && (
              <Button
                variant="outlined"
                fullWidth
                sx={{ mt: 2 }}
                disabled={query.isFetching}
                onClick={() => {
                  moreFrom.current = data.length;
                  list.go({ page: page + 1 }, 'replace');
                }}
              >
                {t('more')}
              </Button>
            )}
          </>
        )}
      </QueryState>
      {dialog.open && <LazyDialog of={dialog} {...begun} />}
    </section>
  );
}

interface NarrowingProps {
  readonly side: Side;
  readonly search: string;
  readonly show: Show;
  readonly go: ListControl<StateOfMessages>['go'];
}

/** The search and the filter of the list. They are not rendered again when a conversation is opened. */
const Narrowing = memo(function Narrowing({ side, search, show, go }: NarrowingProps) {
  const { t } = useTranslation(['messages', 'terms']);
  return (
    <>
      <div className="vt-messages-search">
        <Search
          label={t('search')}
          value={search}
          onType={() => undefined}
          onSearch={(words) => go({ search: words }, 'replace')}
        />
      </div>
      <Choice
        label={t('shows')}
        value={show}
        options={SHOWS[side].map((each) => [each, t(each === 'all' ? 'terms:all' : `show.${each}`)])}
        onChoose={(chosen) => go({ filters: { show: chosen } })}
      />
    </>
  );
});

import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatTime } from '@/i18n/format';
import { NEW_THREAD, type OutboxEntry } from '@/layout/outbox/entries';
import { EntryState, type EntryStateProps } from '@/layout/outbox/EntryState';
import { outbox } from '@/layout/outbox/outbox';
import { useAppValue } from '@/runtime/AppScope';
import { BidiText } from '@/ui/text/BidiText';
import { SEPARATOR } from '@/ui/text/separator';
import { withoutControls } from '@/ui/text/withoutControls';
import './conversation.css';
import { WrittenText } from './WrittenText';

interface BubbleProps {
  /** True for a message of the reader's own side: it stands at the end of the line. */
  readonly isOwn: boolean;
  readonly head: ReactNode;
  readonly foot?: ReactNode;
  readonly children: ReactNode;
  readonly id?: string;
}

/** One message: author and time, the text, and its state. */
export const Bubble = ({ isOwn, head, foot, children, id }: BubbleProps) => (
  <article id={id} className="vt-post" data-own={isOwn ? '' : undefined}>
    <div className="head">{head}</div>
    {children}
    {foot !== undefined && <div className="foot">{foot}</div>}
  </article>
);

/** A message in the outbox that the server has not received yet. */
function PendingPost(props: EntryStateProps) {
  const { t } = useTranslation('messages');
  const { body, at, name, target } = props.entry;
  const about = target === NEW_THREAD ? [name, body.subject] : [];
  const text = typeof body.body === 'string' ? body.body : '';
  const count = Array.isArray(body.documentIds) ? body.documentIds.length : 0;
  return (
    <Bubble
      isOwn
      head={
        <>
          {about.map(
            (each) =>
              typeof each === 'string' &&
              each !== '' && (
                <Fragment key={each}>
                  <BidiText>{withoutControls(each)}</BidiText>
                  {SEPARATOR}
                </Fragment>
              ),
          )}
          {formatTime(at)}
        </>
      }
      foot={<EntryState {...props} />}
    >
      <WrittenText text={text} />
      {count > 0 && <p>{t('attachedCount', { count })}</p>}
    </Bubble>
  );
}

interface PendingPostsProps {
  readonly entries: readonly OutboxEntry[];
  readonly onEdit: (entry: OutboxEntry) => void;
}

/** Several messages in the outbox. */
export function PendingPosts({ entries, onEdit }: PendingPostsProps) {
  const { sending } = useAppValue(outbox);
  return entries.map((entry) => (
    <PendingPost key={entry.clientId} entry={entry} isSending={sending.has(entry.clientId)} onEdit={onEdit} />
  ));
}

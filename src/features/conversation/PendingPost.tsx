import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { formatTime } from '@/i18n/format';
import { EntryState, type EntryStateProps } from '@/layout/outbox/EntryState';
import { NEW_THREAD } from '@/layout/outbox/entries';
import { BidiText } from '@/ui/text/BidiText';
import { SEPARATOR } from '@/ui/text/separator';
import { withoutControls } from '@/ui/text/withoutControls';
import { Bubble } from './Bubble';
import { WrittenText } from './WrittenText';

/** A message in the outbox that the server has not received yet. */
export function PendingPost(props: EntryStateProps) {
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

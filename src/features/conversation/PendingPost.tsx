import { useTranslation } from 'react-i18next';
import { formatTime } from '@/i18n/format';
import { EntryStanding, type EntryStandingProps } from '@/layout/outbox/EntryStanding';
import { Bubble } from './Bubble';
import { WrittenText } from './WrittenText';

/** A message that the server does not have yet. */
export function PendingPost(props: EntryStandingProps) {
  const { t } = useTranslation('messages');
  const { body, at, name, target } = props.entry;
  const text = typeof body.body === 'string' ? body.body : '';
  const count = Array.isArray(body.documentIds) ? body.documentIds.length : 0;
  return (
    <Bubble
      isOwn
      head={
        <>
          {name !== undefined && target === 'new' ? `${name} · ` : ''}
          {formatTime(at)}
        </>
      }
      foot={<EntryStanding {...props} />}
    >
      <WrittenText text={text} />
      {count > 0 && <p>{t('attachedCount', { count })}</p>}
    </Bubble>
  );
}

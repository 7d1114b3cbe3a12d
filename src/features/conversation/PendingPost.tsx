import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { usePart } from '@/config/AppScope';
import { formatTime } from '@/i18n/format';
import type { OutboxEntry } from '@/layout/outbox/entries';
import { outbox } from '@/layout/outbox/outbox';
import { useStanding } from '@/layout/outbox/useStanding';
import { Bubble } from './Bubble';
import { WrittenText } from './WrittenText';

interface PendingPostProps {
  readonly entry: OutboxEntry;
  readonly isSending: boolean;
  /** Puts its text back to where it can be changed; without it there is no such place. */
  readonly onEdit?: (entry: OutboxEntry) => void;
}

/** A message that the server does not have yet. */
export function PendingPost({ entry, isSending, onEdit }: PendingPostProps) {
  const { t } = useTranslation(['messages', 'outbox']);
  const standing = useStanding();
  const { discard, retry } = usePart(outbox);
  const { clientId, body, problem, at, name } = entry;
  const text = typeof body.body === 'string' ? body.body : '';
  const count = Array.isArray(body.documentIds) ? body.documentIds.length : 0;
  return (
    <Bubble
      isOwn
      head={
        <>
          {name !== undefined && entry.target === 'new' ? `${name} · ` : ''}
          {formatTime(at)}
        </>
      }
      foot={
        <>
          <output>{standing(entry, isSending)}</output>
          {!isSending && (
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, marginInlineStart: -1 }}>
              {problem === undefined ? (
                <Button size="small" onClick={() => retry(clientId)}>
                  {t('outbox:tryAgain')}
                </Button>
              ) : (
                onEdit !== undefined && (
                  <Button size="small" onClick={() => onEdit(entry)}>
                    {t('outbox:edit')}
                  </Button>
                )
              )}
              <Button size="small" onClick={() => discard(clientId)}>
                {t('outbox:discardOne')}
              </Button>
            </Box>
          )}
        </>
      }
    >
      <WrittenText text={text} />
      {count > 0 && <p>{t('messages:attachedCount', { count })}</p>}
    </Bubble>
  );
}

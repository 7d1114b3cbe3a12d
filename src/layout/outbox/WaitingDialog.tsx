import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { useAppState, useAppValue } from '@/runtime/AppScope';
import { pathOf } from '@/routing/routes';
import { formatMoment } from '@/i18n/format';
import { isolated } from '@/i18n/isolated';
import { AppLink } from '@/ui/page/AppLink';
import { BidiText } from '@/ui/text/BidiText';
import { PlainList } from '@/ui/text/PlainList';
import type { OutboxEntry } from './entries';
import { outbox } from './outbox';
import { useEntryState } from './useEntryState';
import { AppDialog } from '@/ui/dialog/AppDialog';
import { focusAround } from '@/ui/focusNext';

/** Returns a function that names an entry for use in a sentence. */
function useWhat(): (entry: OutboxEntry) => string {
  const { t } = useTranslation(['outbox', 'terms']);
  return ({ kind, name }) => {
    if (kind === 'profile') return t('changes', { name: isolated(name ?? '') });
    const called = name === undefined || name === '' ? t('terms:agency') : isolated(name);
    return t(kind === 'message' ? 'message' : 'answer', { name: called });
  };
}

/** The unsent entries. All can be sent now, and each can be discarded. */
export function WaitingDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation(['outbox', 'words']);
  const what = useWhat();
  const standing = useEntryState();
  const box = useAppState(outbox);
  const { entries, sending, kept } = useAppValue(outbox);
  return (
    <AppDialog
      title={t('title')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('words:close')}</Button>
          <Button variant="contained" onClick={box.sendNow}>
            {t('sendNow')}
          </Button>
        </>
      }
    >
      {!kept && <Box component="p">{t('forgetful')}</Box>}
      <PlainList sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
        {entries.map((entry) => (
          <Box component="li" key={entry.clientId} sx={{ overflowWrap: 'anywhere' }}>
            <Box sx={{ fontWeight: 600, '&::first-letter': { textTransform: 'uppercase' } }}>
              {entry.kind === 'profile' ? (
                <Link component={AppLink} to={`${pathOf('profileEdit')}/${entry.target}`} onClick={onClose}>
                  {what(entry)}
                </Link>
              ) : (
                what(entry)
              )}
            </Box>
            {typeof entry.body.body === 'string' && (
              <Box sx={{ color: 'text.secondary' }}>
                <BidiText oneLine>{entry.body.body}</BidiText>
              </Box>
            )}
            <Box component="output" sx={{ display: 'block', color: 'text.secondary', fontSize: '0.875rem' }}>
              {formatMoment(entry.at)}
              {' · '}
              {standing(entry, sending.has(entry.clientId))}
            </Box>
            <Button
              size="small"
              aria-label={t('discard', { what: what(entry) })}
              sx={{ marginInlineStart: '-14px' }}
              disabled={sending.has(entry.clientId)}
              onClick={(event) => {
                box.discard(entry.clientId);
                focusAround(event);
              }}
            >
              {t('discardOne')}
            </Button>
          </Box>
        ))}
      </PlainList>
    </AppDialog>
  );
}

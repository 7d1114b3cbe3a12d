import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useAppState } from '@/runtime/AppScope';
import { focusAround } from '@/ui/focusNext';
import type { OutboxEntry } from './entries';
import { outbox } from './outbox';
import { useEntryState } from './useEntryState';

export interface EntryStateProps {
  readonly entry: OutboxEntry;
  readonly isSending: boolean;
  /** Moves the entry's text back to where it can be edited. Without it there is no edit button. */
  readonly onEdit?: (entry: OutboxEntry) => void;
}

/** The state of an entry, with buttons to retry, edit or discard it. */
export function EntryState({ entry, isSending, onEdit }: EntryStateProps) {
  const { t } = useTranslation(['outbox', 'words']);
  const standing = useEntryState();
  const { discard, retry } = useAppState(outbox);
  const { clientId, problem } = entry;
  return (
    <>
      <output>{standing(entry, isSending)}</output>
      {!isSending && (
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            gap: 0.5,
            marginInlineStart: '-14px',
            '& > button': { minWidth: 0 },
          }}
        >
          {problem === undefined ? (
            <Button
              size="small"
              onClick={(event) => {
                retry(clientId);
                focusAround(event);
              }}
            >
              {t('words:tryAgain')}
            </Button>
          ) : (
            onEdit !== undefined && (
              <Button size="small" onClick={() => onEdit(entry)}>
                {t('words:edit')}
              </Button>
            )
          )}
          <Button
            size="small"
            onClick={(event) => {
              discard(clientId);
              focusAround(event);
            }}
          >
            {t('discardOne')}
          </Button>
        </Box>
      )}
    </>
  );
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatRelative } from '@/i18n/format';
import { StatusNotice } from '@/ui/loading/StatusNotice';

interface DraftNoticeProps {
  /** In ms since the epoch. */
  readonly at: number;
  readonly disabled: boolean;
  readonly onRestore: () => void;
  readonly onDiscard: () => void;
}

/** Offers to restore the unsaved changes of an earlier visit. */
export function DraftNotice({ at, disabled, onRestore, onDiscard }: DraftNoticeProps) {
  const { t } = useTranslation('forms');
  const [now] = useState(Date.now);
  return (
    <StatusNotice
      severity="info"
      variant="standard"
      // On a phone the buttons stand below the text, and the icon beside it.
      sx={{ alignItems: { xs: 'flex-start', sm: 'center' }, '& .MuiAlert-message': { width: '100%' } }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Box component="span" sx={{ flex: '1 1 240px' }}>
          {t('draft.title', { when: formatRelative(Math.min(at, now), now) })}
        </Box>
        <Button size="small" variant="outlined" disabled={disabled} onClick={onRestore}>
          {t('draft.restore')}
        </Button>
        <Button size="small" disabled={disabled} onClick={onDiscard}>
          {t('draft.discard')}
        </Button>
      </Box>
    </StatusNotice>
  );
}

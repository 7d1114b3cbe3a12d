import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Question } from '@/ui/dialog/Question';
import { formatSavedAt } from '@/i18n/format';
import { noticeSx } from '@/ui/loading/noticeSx';
import { StatusNotice } from '@/ui/loading/StatusNotice';
import type { DraftPlace } from './useApplyDraft';

interface DraftStateProps {
  readonly kept: DraftPlace | null;
  readonly canDiscard: boolean;
  readonly disabled: boolean;
  readonly onDiscard: () => void;
}

/** Says where the draft is stored, and lets the person discard it. */
export function DraftState({ kept, canDiscard, disabled, onDiscard }: DraftStateProps) {
  const { t } = useTranslation('applications');
  const [asks, setAsks] = useState(false);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, color: 'text.secondary' }}>
      <Box component="span" aria-live="polite" sx={{ fontSize: '0.875rem' }}>
        {kept !== null && t(`apply.kept.${kept.place}`, { time: formatSavedAt(kept.at) })}
      </Box>
      {canDiscard && (
        <Button size="small" color="inherit" disabled={disabled} onClick={() => setAsks(true)}>
          {t('apply.discard')}
        </Button>
      )}
      <Question
        open={asks}
        title={t('apply.discardTitle')}
        text={t('apply.discardText')}
        confirm={t('apply.discardConfirm')}
        cancel={t('apply.discardCancel')}
        onCancel={() => setAsks(false)}
        onConfirm={() => {
          setAsks(false);
          onDiscard();
        }}
      />
    </Box>
  );
}

interface StartOverProps {
  readonly text: string;
  readonly disabled: boolean;
  readonly onStartOver: () => void;
}

/** Says that the form contains the draft of an earlier visit, and offers to start over. */
export function StartOver({ text, disabled, onStartOver }: StartOverProps) {
  const { t } = useTranslation('applications');
  return (
    <StatusNotice
      severity="info"
      sx={noticeSx}
      action={
        <Button color="inherit" size="small" disabled={disabled} onClick={onStartOver}>
          {t('apply.startOver')}
        </Button>
      }
    >
      {text}
    </StatusNotice>
  );
}

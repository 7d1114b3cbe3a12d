import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { SubmitButton } from '@/forms/SubmitButton';
import { formatTime } from '@/i18n/format';
import { useMissingChunk } from '@/layout/useMissingChunk';
import { lazyDialog, LazyDialog, useLazyDialog } from '@/ui/loading/lazyDialog';
import { noticeSx, StatusNotice } from '@/ui/loading/StatusNotice';
import { Text } from '@/ui/text/Text';
import { useOnline } from '@/ui/useOnline';
import type { DraftPlace } from './useApplyDraft';

const question = lazyDialog(async () => (await import('@/ui/dialog/Question')).Question);

interface ApplyActionsProps {
  /** Whether this is the last step, whose button sends the application. */
  readonly isLast: boolean;
  readonly busy: boolean;
  readonly onBack: (() => void) | undefined;
  readonly onLeave: () => void;
}

/** The buttons of a step. Without a connection nothing is sent, neither now nor later automatically. */
export function ApplyActions({ isLast, busy, onBack, onLeave }: ApplyActionsProps) {
  const { t } = useTranslation(['applications', 'words']);
  const isHeld = !useOnline() && isLast;
  return (
    <>
      {isHeld && <Text aria-live="polite">{t('apply.offline')}</Text>}
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 1.5,
          alignItems: 'center',
          marginBlockStart: 1,
          paddingBlockStart: 3,
          borderBlockStart: '1px solid',
          borderColor: 'divider',
        }}
      >
        <SubmitButton busy={busy} disabled={isHeld}>
          {busy ? t('apply.sending') : t(isLast ? 'apply.send' : 'words:continue')}
        </SubmitButton>
        {onBack !== undefined && (
          <Button disabled={busy} onClick={onBack}>
            {t('words:back')}
          </Button>
        )}
        <Button disabled={busy} onClick={onLeave}>
          {t('apply.leave')}
        </Button>
      </Box>
    </>
  );
}

interface DraftStateProps {
  readonly kept: DraftPlace | null;
  readonly canDiscard: boolean;
  readonly disabled: boolean;
  readonly onDiscard: () => void;
}

/** Says where the draft is stored, and lets the person discard it. */
export function DraftState({ kept, canDiscard, disabled, onDiscard }: DraftStateProps) {
  const { t } = useTranslation('applications');
  const asking = useLazyDialog(question, useMissingChunk());
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, color: 'text.secondary' }}>
      <Box component="span" aria-live="polite" sx={{ fontSize: '0.875rem' }}>
        {kept !== null && t(`apply.kept.${kept.place}`, { time: formatTime(kept.at) })}
      </Box>
      {canDiscard && (
        <Button size="small" color="inherit" disabled={disabled} onClick={asking.show}>
          {t('apply.discard')}
        </Button>
      )}
      <LazyDialog
        of={asking}
        title={t('apply.discardTitle')}
        text={t('apply.discardText')}
        confirm={t('apply.discardConfirm')}
        cancel={t('apply.discardCancel')}
        onConfirm={() => {
          asking.hide();
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
      variant="standard"
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

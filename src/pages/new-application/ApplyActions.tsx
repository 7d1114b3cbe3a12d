import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { SubmitButton } from '@/forms/SubmitButton';
import { useOnline } from '@/ui/useOnline';
import { Text } from '@/ui/text/Text';

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

import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FormAlert } from '@/forms/FormAlert';
import { SubmitButton } from '@/forms/SubmitButton';
import type { Summary } from '@/forms/useFormSummary';
import { Text } from '@/ui/text/Text';

interface SaveBarProps {
  readonly summary: Summary;
  readonly busy: boolean;
  readonly state: 'clean' | 'new' | 'unsaved' | 'unsavedForgetful';
  readonly children?: ReactNode;
}

/**
 * The save buttons and the state of the form. The bar stays at the bottom of the screen while the form is
 * longer.
 */
export function SaveBar({ summary, busy, state, children }: SaveBarProps) {
  const { t } = useTranslation(['sections', 'profile', 'words']);
  return (
    <Box
      sx={{
        position: 'sticky',
        insetBlockEnd: 0,
        zIndex: 1,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        marginInline: { xs: -2, sm: 0 },
        paddingInline: { xs: 2, sm: 3 },
        paddingBlock: 1.5,
        paddingBlockEnd: 'max(12px, env(safe-area-inset-bottom))',
        bgcolor: 'background.paper',
        border: '1px solid',
        borderColor: 'divider',
        borderRadius: { xs: 0, sm: 1 },
      }}
    >
      {/* In the bar the alert is visible wherever in the form the person is. */}
      <Box sx={{ flex: '1 1 100%', '&:empty': { display: 'none' }, '& > *': { marginBlockEnd: 1 } }}>
        <FormAlert summary={summary} />
      </Box>
      {/* Enter presses the first submit button, so the first one is the one that stays on the page. */}
      <SubmitButton busy={busy}>{busy ? t('words:saving') : t('words:save')}</SubmitButton>
      <SubmitButton busy={false} disabled={busy} variant="outlined" value="goOn">
        {t('saveAndGoOn')}
      </SubmitButton>
      {children}
      <Text
        quiet
        small
        aria-live="polite"
        sx={{
          flex: '1 1 200px',
          textAlign: { sm: 'end' },
          display: { xs: state === 'clean' || state === 'new' ? 'none' : 'block', sm: 'block' },
        }}
      >
        {t(`profile:editor.${state}`)}
      </Text>
    </Box>
  );
}

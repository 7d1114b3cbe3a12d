import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { FormAlert } from '@/forms/FormAlert';
import type { Summary } from '@/forms/useFormSummary';
import { pathOf } from '@/config/routes';
import { AppLink } from '@/ui/page/AppLink';
import { SubmitButton } from '@/forms/SubmitButton';

interface SaveBarProps {
  readonly summary: Summary;
  readonly pending: boolean;
  readonly state: 'clean' | 'new' | 'unsaved' | 'unsavedForgetful';
}

/** Stays at the lower edge of the screen while the form is longer: save, leave, and how things stand. */
export function SaveBar({ summary, pending, state }: SaveBarProps) {
  const { t } = useTranslation('profile');
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
      {/* Here it is seen wherever in the long form the person is. */}
      <Box sx={{ flex: '1 1 100%', '&:empty': { display: 'none' }, '& > *': { marginBlockEnd: 1 } }}>
        <FormAlert summary={summary} />
      </Box>
      <SubmitButton busy={pending}>{pending ? t('editor.saving') : t('editor.save')}</SubmitButton>
      <Button component={AppLink} to={pathOf('profile')}>
        {t('editor.cancel')}
      </Button>
      <Box
        component="p"
        aria-live="polite"
        sx={{
          flex: '1 1 200px',
          margin: 0,
          fontSize: '0.875rem',
          color: 'text.secondary',
          textAlign: { sm: 'end' },
          display: { xs: state === 'clean' || state === 'new' ? 'none' : 'block', sm: 'block' },
        }}
      >
        {t(`editor.${state}`)}
      </Box>
    </Box>
  );
}

import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';

export const MAIN_ID = 'main';

/** The first stop of the Tab key: skips the bar and goes to the main content. */
export function SkipLink() {
  const { t } = useTranslation('layout');
  return (
    <Box
      component="a"
      href={`#${MAIN_ID}`}
      onClick={(event) => {
        // Not a navigation: the address and the history stay as they are.
        event.preventDefault();
        document.getElementById(MAIN_ID)?.focus();
      }}
      sx={{
        position: 'fixed',
        insetBlockStart: 8,
        insetInlineStart: 8,
        zIndex: 'tooltip',
        display: 'inline-flex',
        alignItems: 'center',
        minHeight: 44,
        paddingInline: 2,
        borderRadius: 1,
        bgcolor: 'primary.main',
        color: 'primary.contrastText',
        fontWeight: 600,
        '&:not(:focus)': { clipPath: 'inset(50%)', pointerEvents: 'none' },
      }}
    >
      {t('skip')}
    </Box>
  );
}

import LanguageIcon from '@mui/icons-material/Translate';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '@/i18n/LanguageProvider';
import { LazyDialog, useLazyDialog } from '@/ui/loading/lazyDialog';
import { languageMenu } from './menus';
import { useMissingChunk } from './useMissingChunk';

/** Shows the current language and opens the menu of all eight. */
export function LanguageButton() {
  const { t } = useTranslation('layout');
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  const menu = useLazyDialog(languageMenu, useMissingChunk());
  const { label } = useLanguage().language;
  return (
    <>
      <Button
        ref={setButton}
        color="inherit"
        aria-label={t('bar.language', { label })}
        aria-haspopup="menu"
        aria-expanded={menu.open}
        onClick={menu.show}
        sx={{ minWidth: 44, paddingInline: 1, gap: 0.75, flexShrink: 0, color: 'text.secondary' }}
      >
        <LanguageIcon fontSize="small" sx={{ display: { xs: 'none', sm: 'block' } }} />
        <Box component="span" dir="ltr" sx={{ lineHeight: 1 }}>
          {label}
        </Box>
      </Button>
      <LazyDialog of={menu} anchor={button} />
    </>
  );
}

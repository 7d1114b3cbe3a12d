import CheckIcon from '@mui/icons-material/Check';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import { useTranslation } from 'react-i18next';
import { LANGUAGE_CODES, type LanguageCode, LANGUAGES } from '@/config/languages';
import { prefetchLanguage } from '@/i18n/i18n';
import { useLanguageChoice } from '@/i18n/LanguageProvider';
import { prefetchTheme } from '@/theme/prepareTheme';
import { BarPopover } from './BarPopover';

const prefetch = (code: LanguageCode): void => {
  prefetchLanguage(code);
  prefetchTheme(code);
};

interface LanguageMenuProps {
  open: boolean;
  anchor: HTMLElement | null;
  onClose: () => void;
}

/** The menu of the eight languages, each in its own name. */
export function LanguageMenu({ open, anchor, onClose }: LanguageMenuProps) {
  const { t } = useTranslation('layout');
  const { chosen: current, choose } = useLanguageChoice();
  return (
    <BarPopover open={open} anchor={anchor} label={t('bar.languages')} width={200} onClose={onClose}>
      <MenuList
        autoFocusItem={open}
        aria-label={t('bar.languages')}
        sx={{ padding: 0.75, '& .MuiMenuItem-root': { minHeight: 44 } }}
        onKeyDown={(event) => {
          if (event.key === 'Tab') onClose();
        }}
      >
        {LANGUAGE_CODES.map((code) => {
          const { name, tag, direction } = LANGUAGES[code];
          const chosen = code === current;
          return (
            <MenuItem
              key={code}
              selected={chosen}
              aria-current={chosen ? 'true' : undefined}
              onPointerEnter={() => prefetch(code)}
              onFocus={() => prefetch(code)}
              onClick={() => void choose(code).then(onClose)}
              sx={{ gap: 1, justifyContent: 'space-between' }}
            >
              <Box component="bdi" lang={tag} dir={direction}>
                {name}
              </Box>
              <CheckIcon aria-hidden fontSize="small" sx={{ visibility: chosen ? 'visible' : 'hidden' }} />
            </MenuItem>
          );
        })}
      </MenuList>
    </BarPopover>
  );
}

import DarkIcon from '@mui/icons-material/DarkModeOutlined';
import LightIcon from '@mui/icons-material/WbSunnyOutlined';
import IconButton from '@mui/material/IconButton';
import { useTranslation } from 'react-i18next';
import { setPreferences, usePreference } from '@/preferences/preferences';

/**
 * The switch between light and dark. CSS chooses the icon by an attribute of the root element, so it is right
 * in the first paint.
 */
export function ThemeToggle() {
  const { t } = useTranslation('layout');
  const dark = usePreference('isDarkMode');
  return (
    <IconButton
      aria-label={t('bar.darkMode')}
      aria-pressed={dark}
      onClick={() => setPreferences({ isDarkMode: !dark })}
      sx={{
        flexShrink: 0,
        '& .light': { display: 'none' },
        '[data-dark-theme] & .dark': { display: 'none' },
        '[data-dark-theme] & .light': { display: 'block' },
      }}
    >
      <DarkIcon className="dark" />
      <LightIcon className="light" />
    </IconButton>
  );
}

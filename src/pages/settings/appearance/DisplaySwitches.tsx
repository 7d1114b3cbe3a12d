import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useTheme } from '@/theme/useTheme';
import { SwitchRow } from '@/forms/fields/SwitchRow';

/** The switches for dark mode, gradients and direction. */
export function DisplaySwitches() {
  const { t } = useTranslation('appearance');
  const theme = useTheme();
  const plain = theme.variant === 'highContrast';
  return (
    <>
      <Box component="h3" sx={{ typography: 'h5', margin: 0 }}>
        {t('display')}
      </Box>
      <Box sx={{ display: 'grid', marginBlockStart: 1 }}>
        <SwitchRow
          label={t('darkMode')}
          hint={t('darkModeHint')}
          checked={theme.isDarkMode}
          onChange={theme.toggleDarkMode}
        />
        <SwitchRow
          label={t('gradientText')}
          hint={plain ? t('noGradients') : t('gradientTextHint')}
          checked={theme.useGradientText}
          onChange={theme.setGradientText}
        />
        <SwitchRow
          label={t('gradientBackgrounds')}
          hint={plain ? t('noGradients') : t('gradientBackgroundsHint')}
          checked={theme.useGradientBackgrounds}
          onChange={theme.setGradientBackgrounds}
        />
        <SwitchRow label={t('rtl')} hint={t('rtlHint')} checked={theme.isRtl} onChange={theme.setRtl} />
      </Box>
    </>
  );
}

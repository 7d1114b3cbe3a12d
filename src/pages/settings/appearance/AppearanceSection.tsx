import Box from '@mui/material/Box';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { THEME_VARIANTS, type ThemeVariant } from '@/config/themes';
import { SwitchRow } from '@/forms/fields/SwitchRow';
import { setPreferences, usePreference } from '@/preferences/preferences';
import { useTheme } from '@/theme/useTheme';
import { Section } from '@/ui/page/Section';
import { Surface } from '@/ui/card/Surface';
import { lineWidth } from '@/ui/text/lineWidth';
import { Text } from '@/ui/text/Text';
import { ThemeCard } from './ThemeCard';

/** Settings, "Appearance": theme, dark mode, gradients and direction, each applied and stored at once. */
export function AppearanceSection() {
  const { t } = useTranslation(['appearance', 'terms']);
  return (
    <Section id="appearance" title={t('terms:appearance')} lead={t('lead')}>
      <Box sx={{ display: 'grid', gap: 3 }}>
        <Surface>
          <ThemeChoice />
        </Surface>
        <Surface>
          <DisplaySwitches />
        </Surface>
      </Box>
    </Section>
  );
}

/** The switches for dark mode, gradients and direction. */
function DisplaySwitches() {
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

const choose = (themeVariant: ThemeVariant): void => setPreferences({ themeVariant });

/** The radio group "Theme": nine cards, each in the colours of its theme. */
function ThemeChoice() {
  const { t } = useTranslation('appearance');
  const chosen = usePreference('themeVariant');
  const id = useId();
  return (
    <>
      <Box component="h3" id={`${id}-title`} sx={{ typography: 'h5', margin: 0 }}>
        {t('theme')}
      </Box>
      <Text
        quiet
        id={`${id}-lead`}
        sx={{ typography: 'body2', marginBlock: '4px 20px', maxWidth: lineWidth(68) }}
      >
        {t('themeLead')}
      </Text>
      <Box
        role="radiogroup"
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-lead`}
        sx={{
          display: 'grid',
          gap: { xs: 1.5, sm: 2 },
          gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(3, minmax(0, 1fr))' },
        }}
      >
        {THEME_VARIANTS.map((variant) => (
          <ThemeCard
            key={variant}
            variant={variant}
            name={t(`variants.${variant}.name`)}
            character={t(`variants.${variant}.character`)}
            group={id}
            chosen={variant === chosen}
            onChoose={choose}
          />
        ))}
      </Box>
    </>
  );
}

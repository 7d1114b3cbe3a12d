import Box from '@mui/material/Box';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { THEME_VARIANTS, type ThemeVariant } from '@/config/themes';
import { setPreferences, usePreference } from '@/preferences/preferences';
import { lineWidth } from '@/ui/text/lineWidth';
import { Text } from '@/ui/text/Text';
import { ThemeCard } from './ThemeCard';

const choose = (themeVariant: ThemeVariant): void => setPreferences({ themeVariant });

/** The radio group "Theme": nine cards, each in the colours of its theme. */
export function ThemeChoice() {
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

import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { Section } from '@/ui/page/Section';
import { Surface } from '@/ui/card/Surface';
import { DisplaySwitches } from './DisplaySwitches';
import { ThemeChoice } from './ThemeChoice';

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

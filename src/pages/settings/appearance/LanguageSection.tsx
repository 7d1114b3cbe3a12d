import TextField from '@mui/material/TextField';
import { startTransition } from 'react';
import { useTranslation } from 'react-i18next';
import { LANGUAGE_CODES, LANGUAGES } from '@/config/languages';
import { setPreferences, usePreference } from '@/preferences/preferences';
import { Section } from '@/ui/Section';
import { Surface } from '@/ui/Surface';

/** Settings, "Language": a native select, the surest one on phones; every language in its own words. */
export function LanguageSection() {
  const { t } = useTranslation('appearance');
  const language = usePreference('language');
  return (
    <Section id="language" title={t('languageTitle')} lead={t('languageLead')}>
      <Surface>
        <TextField
          select
          fullWidth
          label={t('language')}
          value={language}
          onChange={({ target }) => {
            const code = LANGUAGE_CODES.find((known) => known === target.value);
            if (code !== undefined) startTransition(() => setPreferences({ language: code }));
          }}
          sx={{ maxWidth: 360 }}
          slotProps={{ select: { native: true } }}
        >
          {LANGUAGE_CODES.map((code) => (
            <option key={code} value={code} lang={LANGUAGES[code].tag} dir={LANGUAGES[code].direction}>
              {LANGUAGES[code].name}
            </option>
          ))}
        </TextField>
      </Surface>
    </Section>
  );
}

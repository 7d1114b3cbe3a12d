import TextField from '@mui/material/TextField';
import { useTranslation } from 'react-i18next';
import { LANGUAGE_CODES, LANGUAGES } from '@/config/languages';
import { useLanguage } from '@/i18n/LanguageProvider';
import { Section } from '@/ui/Section';
import { Surface } from '@/ui/Surface';

/** Settings, "Language": a native select, the surest one on phones; every language in its own words. */
export function LanguageSection() {
  const { t } = useTranslation('appearance');
  const { language, chooseLanguage } = useLanguage();
  return (
    <Section id="language" title={t('languageTitle')} lead={t('languageLead')}>
      <Surface>
        <TextField
          select
          fullWidth
          label={t('language')}
          value={language.code}
          onChange={({ target }) => {
            const code = LANGUAGE_CODES.find((known) => known === target.value);
            if (code !== undefined) void chooseLanguage(code);
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

import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useTranslation } from 'react-i18next';
import { LANGUAGE_CODES, LANGUAGES } from '@/config/languages';
import { useLanguageChoice } from '@/i18n/LanguageProvider';
import { Section } from '@/ui/page/Section';
import { Surface } from '@/ui/card/Surface';

/** Settings, "Language": a native select, which works best on phones. Each language is written in itself. */
export function LanguageSection() {
  const { t } = useTranslation(['appearance', 'fields']);
  const { chosen, choose } = useLanguageChoice();
  return (
    <Section id="language" title={t('fields:language')} lead={t('languageLead')}>
      <Surface>
        <NativeSelect
          fullWidth
          variant="outlined"
          input={<OutlinedInput />}
          value={chosen}
          onChange={({ target }) => {
            const code = LANGUAGE_CODES.find((known) => known === target.value);
            if (code !== undefined) void choose(code);
          }}
          sx={{ maxWidth: 360 }}
          // The heading of the section is the visible label.
          inputProps={{ 'aria-label': t('fields:language') }}
        >
          {LANGUAGE_CODES.map((code) => (
            <option key={code} value={code} lang={LANGUAGES[code].tag} dir={LANGUAGES[code].direction}>
              {LANGUAGES[code].name}
            </option>
          ))}
        </NativeSelect>
      </Surface>
    </Section>
  );
}

import Box from '@mui/material/Box';
import Switch from '@mui/material/Switch';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { TextInput } from '@/forms/fields/TextInput';
import { EditorGroup } from './EditorGroup';
import { idOf, type PartProps } from './fields';
import { LanguagesInput } from './LanguagesInput';

export function LanguagesPart({ form, busy, errorOf }: PartProps) {
  return (
    <EditorGroup group="languages">
      <Controller
        control={form.control}
        name="languages"
        render={({ field: { value, onChange, onBlur, ref } }) => (
          <LanguagesInput
            id={idOf('languages')}
            disabled={busy}
            error={errorOf('languages')}
            value={value}
            onChange={onChange}
            onBlur={onBlur}
            inputRef={ref}
          />
        )}
      />
    </EditorGroup>
  );
}

export function PrivacyPart({ form, busy, errorOf }: PartProps) {
  const { t } = useTranslation(['profile', 'forms']);
  const hintId = `${idOf('isPublic')}-hint`;
  return (
    <EditorGroup group="privacy">
      <Controller
        control={form.control}
        name="isPublic"
        render={({ field: { value, onChange, onBlur, ref } }) => (
          <Box
            component="label"
            sx={{
              display: 'flex',
              alignItems: 'center',
              justifyContent: 'space-between',
              gap: 2,
              marginBlockEnd: 2,
              cursor: 'pointer',
            }}
          >
            <Box sx={{ minWidth: 0 }}>
              <Box id={`${idOf('isPublic')}-label`} sx={{ typography: 'subtitle1', lineHeight: 1.5 }}>
                {t('editor.public')}
              </Box>
              <Box id={hintId} sx={{ typography: 'body2', color: 'text.secondary' }}>
                {errorOf('isPublic') ?? t('editor.publicHint')}
              </Box>
            </Box>
            <Switch
              checked={value}
              onChange={(_event, on) => onChange(on)}
              onBlur={onBlur}
              disabled={busy}
              sx={{ flexShrink: 0 }}
              slotProps={{
                input: {
                  ref,
                  'aria-labelledby': `${idOf('isPublic')}-label`,
                  'aria-describedby': hintId,
                },
              }}
            />
          </Box>
        )}
      />
      <TextInput
        id={idOf('referralCode')}
        label={t('fields.referralCode')}
        disabled={busy}
        error={errorOf('referralCode')}
        hint={t('forms:optional')}
        autoComplete="off"
        autoCapitalize="characters"
        dir="ltr"
        field={form.register('referralCode')}
      />
    </EditorGroup>
  );
}

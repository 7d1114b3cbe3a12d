import Add from '@mui/icons-material/Add';
import DeleteIcon from '@mui/icons-material/DeleteOutlineOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LANGUAGE_LEVELS } from '@/features/profile/levels';
import { languageName } from '@/i18n/languageNames';
import { useNames } from '@/features/profile/useNames';
import { bracketed } from '@/i18n/punctuation';
import { formatList, formatNumber } from '@/i18n/format';
import { isRecord } from '@/api/answer';
import { defineForm, type ValuesOf } from '@/forms/defineForm';
import { Field } from '@/forms/Field';
import type { OwnKind } from '@/forms/kinds/kind';
import type { Wrong } from '@/forms/problems';
import { useDefined } from '@/forms/useDefined';
import { ChoiceInput } from '@/forms/fields/ChoiceInput';
import { type BoundField, FIELD_GAP, helpIdOf } from '@/forms/fields/FieldFrame';
import { useLanguageOptions } from '@/forms/kinds/language/useLanguageOptions';
import { SectionForm } from '@/pages/profile-edit/form/SectionForm';
import type { SectionProps } from '@/pages/profile-edit/form/SectionScope';
import { useSectionForm } from '@/pages/profile-edit/form/useSectionForm';
import { useProfileStore } from '@/pages/profile-edit/sections/useProfileStore';
import { storedText } from '@/pages/profile-edit/values';
import { focusNext } from '@/ui/focusNext';
import { Text } from '@/ui/text/Text';
import { VisuallyHidden } from '@/ui/text/VisuallyHidden';

interface SpokenLanguage {
  /** Empty until a language is chosen. */
  readonly code: string;
  readonly level: string;
}

const MOST_LANGUAGES = 20;

function languagesProblem(languages: readonly SpokenLanguage[]): Wrong | undefined {
  const codes = new Set(languages.map(({ code }) => code));
  if (languages.length > MOST_LANGUAGES)
    return { key: 'problems:tooManyLanguages', values: { max: MOST_LANGUAGES } };
  if (languages.some(({ code, level }) => code === '' || level === ''))
    return { key: 'problems:languageIncomplete' };
  return codes.size < languages.length ? { key: 'problems:languageTwice' } : undefined;
}

const readLanguages = (stored: unknown): readonly SpokenLanguage[] =>
  Array.isArray(stored)
    ? stored.filter(isRecord).map(({ code, level }) => ({ code: storedText(code), level: storedText(level) }))
    : [];

const spokenLanguages: OwnKind<readonly SpokenLanguage[], readonly SpokenLanguage[]> = {
  read: readLanguages,
  typed: (value) => value,
  blank: [],
  draft: readLanguages,
  check(languages) {
    const wrong = languagesProblem(languages);
    return wrong === undefined ? { value: languages } : { wrong };
  },
  Cell({ value }) {
    const names = useNames();
    return formatList(
      (value ?? []).map(({ code, level }) => bracketed(languageName(code), names.languageLevel(level))),
    );
  },
  Field: LanguagesInput,
};

export const LANGUAGES = defineForm({
  labels: 'fields',
  fields: { languages: { kind: spokenLanguages } },
});

/** The languages of the person, each with a level. */
export function LanguagesSection({ user, sections }: SectionProps) {
  useTranslation(['profile', 'fields']);
  const section = useSectionForm<ValuesOf<typeof LANGUAGES.fields>>({
    ...useDefined(LANGUAGES),
    id: 'profile',
    store: useProfileStore(user.id, sections.profile, LANGUAGES),
  });
  return (
    <SectionForm state={section}>
      <Field of={section.of} name="languages" />
    </SectionForm>
  );
}

const doNothing = () => undefined;

/**
 * A list of languages with their levels, one per row. The focus goes to the first row or to the button that
 * adds one.
 */
function LanguagesInput(props: BoundField<readonly SpokenLanguage[]>) {
  const { id, value, onChange, onBlur, inputRef, error, disabled = false } = props;
  const { t } = useTranslation(['profile', 'validation', 'terms', 'fields']);
  const [announcement, setAnnouncement] = useState('');
  const addButton = useRef<HTMLButtonElement>(null);
  const focusesNewRow = useRef(false);
  const options = useLanguageOptions(value.map(({ code }) => code).join(' '));
  const levels = LANGUAGE_LEVELS.map((level) => ({ value: level, name: t(`languageLevel.${level}`) }));

  const change = (at: number, patch: Partial<SpokenLanguage>) =>
    onChange(value.map((row, index) => (index === at ? { ...row, ...patch } : row)));
  const remove = (at: number) => {
    const code = value[at]?.code ?? '';
    onChange(value.filter((_, index) => index !== at));
    if (code !== '') setAnnouncement(t('editor.languages.removed', { language: languageName(code) }));
    // The button is disabled until the list is shorter than the limit.
    focusNext(() => addButton.current?.focus());
  };
  const take = (element: HTMLElement | null, at: number) => {
    if (at === 0) inputRef(element);
    if (element === null || !focusesNewRow.current || at !== value.length - 1) return;
    focusesNewRow.current = false;
    element.focus();
  };

  return (
    <Box onBlur={onBlur} id={id}>
      {value.length === 0 && (
        <Text quiet sx={{ mb: 2 }}>
          {t('editor.languages.none')}
        </Text>
      )}
      {value.map((row, at) => {
        const others = new Set(value.filter((_, index) => index !== at).map(({ code }) => code));
        const name = row.code === '' ? '' : languageName(row.code);
        return (
          <Box
            // oxlint-disable-next-line react/no-array-index-key -- rows have nothing else of their own
            key={at}
            component="fieldset"
            aria-label={t('editor.languages.row', { number: formatNumber(at + 1) })}
            sx={{
              border: 0,
              padding: 0,
              marginInline: 0,
              marginBlockStart: 0,
              minWidth: 0,
              display: 'grid',
              marginBlockEnd: FIELD_GAP,
              columnGap: 2,
              rowGap: FIELD_GAP,
              alignItems: 'start',
              gridTemplateColumns: {
                xs: 'minmax(0, 1fr) 44px',
                sm: 'minmax(0, 1fr) minmax(0, 1fr) 44px',
              },
              '& > :nth-of-type(2)': { gridRow: { xs: 2, sm: 'auto' } },
            }}
          >
            <ChoiceInput
              id={`${id}-${at}-code`}
              label={t('fields:language')}
              disabled={disabled}
              error={error !== undefined && row.code === '' ? t('validation:required') : undefined}
              options={options.filter(({ value: code }) => !others.has(code))}
              value={row.code}
              onChange={(code) => change(at, { code })}
              onBlur={doNothing}
              inputRef={(element: HTMLSelectElement | null) => take(element, at)}
            />
            <ChoiceInput
              id={`${id}-${at}-level`}
              label={t('proficiency')}
              disabled={disabled}
              error={error !== undefined && row.level === '' ? t('validation:required') : undefined}
              options={levels}
              value={row.level}
              onChange={(level) => change(at, { level })}
              onBlur={doNothing}
              inputRef={doNothing}
            />
            <IconButton
              sx={{ marginBlockStart: '32px', gridColumn: { xs: 2, sm: 3 }, gridRow: 1 }}
              disabled={disabled}
              aria-label={
                name === ''
                  ? t('editor.languages.removeEmpty')
                  : t('editor.languages.remove', { language: name })
              }
              onClick={() => remove(at)}
            >
              <DeleteIcon aria-hidden />
            </IconButton>
          </Box>
        );
      })}
      <Button
        ref={(element: HTMLButtonElement | null) => {
          addButton.current = element;
          if (value.length === 0) inputRef(element);
        }}
        variant="outlined"
        startIcon={<Add aria-hidden />}
        disabled={disabled || value.length >= MOST_LANGUAGES}
        aria-describedby={helpIdOf(id)}
        onClick={() => {
          focusesNewRow.current = true;
          onChange([...value, { code: '', level: '' }]);
        }}
      >
        {t('terms:addALanguage')}
      </Button>
      <FormHelperText
        id={helpIdOf(id)}
        error={error !== undefined}
        component="div"
        sx={{ mx: 0, minHeight: '1.25rem' }}
      >
        {error}
      </FormHelperText>
      <span aria-live="polite">
        <VisuallyHidden>{announcement}</VisuallyHidden>
      </span>
    </Box>
  );
}

import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { TextInput } from '@/forms/fields/TextInput';
import { compareTexts, formatNumber } from '@/i18n/format';
import { EXPERIENCE_LEVELS } from '@/features/profile/levels';
import { useNames } from '@/features/profile/useNames';
import { EditorGroup, Pair } from './EditorGroup';
import { idOf, type PartProps } from './fields';
import { MOST } from './rules';
import { type Option, ChoiceInput } from '@/forms/fields/ChoiceInput';
import { WordsInput } from '@/forms/fields/WordsInput';
import { TextArea } from '@/forms/fields/TextArea';
import { useReferenceState } from './useReferenceState';

type Chosen = 'jobCategoryId' | 'experienceLevelId' | 'educationLevelId';

export function ProfessionPart({ form, references, busy, errorOf }: PartProps) {
  const { t } = useTranslation('profile');
  const names = useNames();
  const education = useReferenceState(references.education);
  const categories = useReferenceState(references.categories);
  const compare = compareTexts();

  const common = (field: 'headline' | 'experienceYears' | 'skills' | 'summary' | Chosen) => ({
    id: idOf(field),
    label: t(`fields.${field}`),
    disabled: busy,
    error: errorOf(field),
  });
  const choice = (field: Chosen, options: readonly Option[], usable = true, hint?: string) => (
    <Controller
      control={form.control}
      name={field}
      render={({ field: { value, onChange, onBlur, ref } }) => (
        <ChoiceInput
          {...common(field)}
          disabled={busy || !usable}
          hint={hint}
          options={options}
          value={value}
          onChange={onChange}
          onBlur={onBlur}
          inputRef={ref}
        />
      )}
    />
  );

  return (
    <EditorGroup group="profession">
      <TextInput
        {...common('headline')}
        hint={t('editor.headlineHint')}
        autoComplete="organization-title"
        field={form.register('headline')}
      />
      <Pair>
        {choice(
          'jobCategoryId',
          categories.items
            .map((category) => ({ value: category.id, name: names.category(category) }))
            .sort((a, b) => compare(a.name, b.name)),
          categories.usable,
          categories.hint,
        )}
        {choice(
          'educationLevelId',
          education.items
            .filter(({ isActive, id }) => isActive !== false || id === form.getValues('educationLevelId'))
            .map((level) => ({ value: level.id, name: names.education(level) })),
          education.usable,
          education.hint,
        )}
      </Pair>
      <Pair>
        <TextInput
          {...common('experienceYears')}
          hint={t('editor.yearsHint')}
          autoComplete="off"
          inputMode="numeric"
          field={form.register('experienceYears')}
        />
        {choice(
          'experienceLevelId',
          EXPERIENCE_LEVELS.map((level) => ({ value: level, name: t(`experience.${level}`) })),
        )}
      </Pair>
      <Controller
        control={form.control}
        name="skills"
        render={({ field: { value, onChange, onBlur, ref } }) => (
          <WordsInput
            {...common('skills')}
            value={value}
            onChange={onChange}
            onBlur={onBlur}
            inputRef={ref}
          />
        )}
      />
      <Controller
        control={form.control}
        name="summary"
        render={({ field: { value, onChange, onBlur, ref } }) => (
          <TextArea
            {...common('summary')}
            hint={t('editor.count', {
              used: formatNumber(value.trim().length),
              max: formatNumber(MOST.summary),
            })}
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

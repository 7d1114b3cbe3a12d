import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { RadioInput } from '@/forms/fields/RadioInput';
import { TextInput } from '@/forms/fields/TextInput';
import { WordsInput } from '@/forms/fields/WordsInput';
import { formatList } from '@/i18n/format';
import type { SectionStore } from '@/pages/profile-edit/form/saving';
import { SectionForm } from '@/pages/profile-edit/form/SectionForm';
import { useSectionForm } from '@/pages/profile-edit/form/useSectionForm';
import { checkVisibility, type VisibilityValues } from '@/pages/profile-edit/rules';
import { isStored, storedText, storedTexts } from '@/pages/profile-edit/storedValues';
import type { SectionProps } from '@/pages/profile-edit/sections/section';
import { useProfileStore } from '@/pages/profile-edit/sections/useProfileStore';

/** In the order in which they stand on the screen: the first wrong one takes the focus. */
const FIELDS = [
  'isPublic',
  'hideFrom',
  'referralCode',
] as const satisfies readonly (keyof VisibilityValues)[];

function valuesFrom(stored: unknown): VisibilityValues | undefined {
  if (!isStored(stored)) return undefined;
  return {
    isPublic: stored.isPublic !== false,
    hideFrom: stored.hideFrom === null ? null : storedTexts(stored.hideFrom),
    referralCode: storedText(stored.referralCode),
  };
}

/** Who may find the profile. Saving it once is the decision: then nobody is hidden from unless they are named. */
function decided(store: SectionStore<VisibilityValues>): SectionStore<VisibilityValues> {
  return { ...store, save: (values) => store.save({ ...values, hideFrom: values.hideFrom ?? [] }) };
}

export function VisibilitySection({ user, parts }: SectionProps) {
  const { t } = useTranslation('sections');
  const { t: tp } = useTranslation(['profile', 'forms']);
  const section = useSectionForm<VisibilityValues>({
    store: decided(useProfileStore(user.id, parts.profile, FIELDS)),
    fields: FIELDS,
    nameOf: (field) => (field === 'referralCode' ? tp('fields.referralCode') : t(`visibility.${field}`)),
    valuesFrom,
    check: checkVisibility,
    textOf: (field, values) => {
      if (field === 'isPublic') return t(values.isPublic ? 'visibility.employers' : 'visibility.advisers');
      return field === 'hideFrom' ? formatList(values.hideFrom ?? []) : values.referralCode;
    },
  });
  const { form, busy, errorOf } = section;
  return (
    <SectionForm state={section}>
      <Controller
        control={form.control}
        name="isPublic"
        render={({ field: { value, onChange } }) => (
          <RadioInput
            id="profile-isPublic"
            label={t('visibility.isPublic')}
            row={false}
            disabled={busy}
            error={errorOf('isPublic')}
            options={[
              { value: 'employers', name: t('visibility.employers') },
              { value: 'advisers', name: t('visibility.advisers') },
            ]}
            value={value ? 'employers' : 'advisers'}
            onChange={(next) => onChange(next === 'employers')}
          />
        )}
      />
      <Controller
        control={form.control}
        name="hideFrom"
        render={({ field: { value, onChange, onBlur, ref } }) => (
          <WordsInput
            id="profile-hideFrom"
            label={t('visibility.hideFrom')}
            of="names"
            listLabel={t('visibility.hideFrom')}
            disabled={busy}
            error={errorOf('hideFrom')}
            value={value ?? []}
            onChange={onChange}
            onBlur={onBlur}
            inputRef={ref}
          />
        )}
      />
      <TextInput
        id="profile-referralCode"
        label={tp('fields.referralCode')}
        disabled={busy}
        error={errorOf('referralCode')}
        hint={tp('forms:optional')}
        autoComplete="off"
        autoCapitalize="characters"
        dir="ltr"
        field={form.register('referralCode')}
      />
    </SectionForm>
  );
}

import { useTranslation } from 'react-i18next';
import { RadioInput } from '@/forms/fields/RadioInput';
import { TextInput } from '@/forms/fields/TextInput';
import { WordsInput } from '@/forms/fields/WordsInput';
import { formatList } from '@/i18n/format';
import type { SectionStore } from '@/pages/profile-edit/form/saving';
import { Bound } from '@/forms/Bound';
import { SectionForm } from '@/pages/profile-edit/form/SectionForm';
import type { SectionProps } from '@/pages/profile-edit/form/SectionScope';
import { useSectionForm } from '@/pages/profile-edit/form/useSectionForm';
import { checkVisibility, type VisibilityValues } from '@/pages/profile-edit/rules';
import { useProfileStore } from '@/pages/profile-edit/sections/useProfileStore';
import { draftReader } from '@/pages/profile-edit/values';

/** In the order of the form, because the first wrong field takes the focus. */
const FIELDS = [
  'isPublic',
  'hideFrom',
  'referralCode',
] as const satisfies readonly (keyof VisibilityValues)[];

/**
 * Wraps the store so that saving once counts as a decision: the list of hidden employers is then [] and not
 * null.
 */
function decided(store: SectionStore<VisibilityValues>): SectionStore<VisibilityValues> {
  return { ...store, save: (values) => store.save({ ...values, hideFrom: values.hideFrom ?? [] }) };
}

export function VisibilitySection({ user, sections }: SectionProps) {
  const { t } = useTranslation('sections');
  const { t: tp } = useTranslation(['profile', 'forms', 'words', 'fields']);
  const section = useSectionForm<VisibilityValues>({
    id: 'profile',
    store: decided(useProfileStore(user.id, sections.profile, FIELDS)),
    fields: FIELDS,
    nameOf: (field) => (field === 'referralCode' ? tp('fields:referralCode') : t(`visibility.${field}`)),
    valuesFrom: draftReader(FIELDS),
    check: checkVisibility,
    textOf: (field, values) => {
      if (field === 'isPublic') return t(values.isPublic ? 'visibility.employers' : 'visibility.advisers');
      return field === 'hideFrom' ? formatList(values.hideFrom ?? []) : values.referralCode;
    },
  });
  const { of } = section;
  return (
    <SectionForm state={section}>
      <Bound of={of} name="isPublic">
        {({ value, onChange, ...field }) => (
          <RadioInput
            {...field}
            row={false}
            options={[
              { value: 'employers', name: t('visibility.employers') },
              { value: 'advisers', name: t('visibility.advisers') },
            ]}
            value={value ? 'employers' : 'advisers'}
            onChange={(next) => onChange(next === 'employers')}
          />
        )}
      </Bound>
      <Bound of={of} name="hideFrom">
        {({ value, ...field }) => (
          <WordsInput {...field} of="names" listLabel={t('visibility.hideFrom')} value={value ?? []} />
        )}
      </Bound>
      <Bound of={of} name="referralCode">
        {(field) => (
          <TextInput
            {...field}
            hint={tp('words:optional')}
            autoComplete="off"
            autoCapitalize="characters"
            dir="ltr"
          />
        )}
      </Bound>
    </SectionForm>
  );
}

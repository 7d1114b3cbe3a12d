import { useTranslation } from 'react-i18next';
import { Fields } from '@/forms/Fields';
import { useDefined } from '@/forms/useDefined';
import type { SectionStore } from '@/pages/profile-edit/form/saving';
import { SectionForm } from '@/pages/profile-edit/form/SectionForm';
import type { SectionProps } from '@/pages/profile-edit/form/SectionScope';
import { useSectionForm } from '@/pages/profile-edit/form/useSectionForm';
import { VISIBILITY, type VisibilityValues } from '@/pages/profile-edit/profileForms';
import { useProfileStore } from '@/pages/profile-edit/sections/useProfileStore';

/**
 * Wraps the store so that saving once counts as a decision: the list of hidden employers is then [] and not
 * null.
 */
function decided(store: SectionStore<VisibilityValues>): SectionStore<VisibilityValues> {
  return { ...store, save: (values) => store.save({ ...values, hideFrom: values.hideFrom ?? [] }) };
}

export function VisibilitySection({ user, sections }: SectionProps) {
  useTranslation(['sections', 'fields', 'words']);
  const section = useSectionForm<VisibilityValues>({
    ...useDefined(VISIBILITY),
    id: 'profile',
    store: decided(useProfileStore(user.id, sections.profile, VISIBILITY)),
  });
  return (
    <SectionForm state={section}>
      <Fields of={section.of} />
    </SectionForm>
  );
}

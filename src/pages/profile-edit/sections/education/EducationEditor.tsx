import type { ComponentProps } from 'react';
import type { SectionProps } from '@/pages/profile-edit/sections/section';
import { EducationForm } from './EducationForm';
import { useEducationStore } from './useEducationStore';

type EducationEditorProps = SectionProps & Omit<ComponentProps<typeof EducationForm>, 'store'>;

/** The form of an education with its store. */
export function EducationEditor({ user, sections, ...form }: EducationEditorProps) {
  const store = useEducationStore({ user, sections }, form.entry);
  return <EducationForm {...form} store={store} />;
}

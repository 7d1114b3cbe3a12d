import type { ComponentProps } from 'react';
import type { SectionProps } from '@/pages/profile-edit/sections/section';
import { EducationForm } from './EducationForm';
import { useEducationStore } from './useEducationStore';

type EducationEditorProps = SectionProps & Omit<ComponentProps<typeof EducationForm>, 'store'>;

/** The form of an education and where it is kept. */
export function EducationEditor({ user, sections, ...form }: EducationEditorProps) {
  const store = useEducationStore({ user, sections }, form.entry);
  return <EducationForm {...form} store={store} />;
}

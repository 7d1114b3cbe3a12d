import { useExperience } from '@/i18n/useExperience';

/**
 * Returns the text for a value that was sent: years in the reader's language, every other value unchanged.
 */
export function useSentValue(): (field: { readonly name: string; readonly value: string }) => string {
  const experienceIn = useExperience();
  return ({ name, value }) => (name === 'experience' ? experienceIn(value) : value);
}

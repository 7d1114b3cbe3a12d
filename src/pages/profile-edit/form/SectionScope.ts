import { createContext, useContext } from 'react';
import type { EditedSection } from '@/config/profileSections';

/** The section whose page is shown. */
export interface SectionScope {
  readonly section: EditedSection;
  readonly userId: string;
  /** The page that sent the person here, to go back to. */
  readonly back: string | null;
  /** Where 'Save and continue' leads: the next part that is not done, or the list of all parts. */
  readonly next: string;
}

const Scope = createContext<SectionScope | null>(null);
export const SectionScopeProvider = Scope.Provider;

/** @throws Error outside of a section's page */
export function useSectionScope(): SectionScope {
  const scope = useContext(Scope);
  if (scope === null) throw new Error('This is shown on the page of a section alone');
  return scope;
}

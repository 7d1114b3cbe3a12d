import { createContext, useContext } from 'react';
import type { EditedSection } from '@/config/profileSections';

/** The section that the page shows. */
export interface SectionScope {
  readonly section: EditedSection;
  readonly userId: string;
  /** The page to go back to; null when there is none. */
  readonly back: string | null;
  /** The address after 'Save and continue': the next section that is not done, or the list of sections. */
  readonly next: string;
}

const Scope = createContext<SectionScope | null>(null);
export const SectionScopeProvider = Scope.Provider;

/** @throws Error outside a section's page */
export function useSectionScope(): SectionScope {
  const scope = useContext(Scope);
  if (scope === null) throw new Error('This is shown on the page of a section alone');
  return scope;
}

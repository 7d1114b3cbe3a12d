import { createContext, useContext } from 'react';
import type { EditedSection } from '@/config/profileSections';
import type { OwnSections } from '@/features/profile/useOwnSections';
import type { SessionUser } from '@/storage/sessionUser';

/** The section that the page shows. */
interface SectionScope {
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

/** The props of a section: the person, and all sections of the profile as the server has them. */
export interface SectionProps {
  readonly user: SessionUser;
  readonly sections: OwnSections;
}

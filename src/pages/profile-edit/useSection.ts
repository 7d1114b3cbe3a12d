import { EDITED_SECTIONS, type EditedSection } from '@/config/profileSections';
import { ROUTES } from '@/routing/routes';
import { sectionPath } from '@/features/profile/sections';
import { useRoute } from '@/ui/page/useRoute';

/**
 * The section in the address.
 * @throws Error when another route is shown
 */
export function useSection(): EditedSection {
  const route = useRoute();
  const section = EDITED_SECTIONS.find((each) => route && sectionPath(each) === ROUTES[route.id].path);
  if (section === undefined) throw new Error('This address names no section of a profile');
  return section;
}

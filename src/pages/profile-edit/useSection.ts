import { PROFILE_SECTIONS, type ProfileSection } from '@/config/profileParts';
import { ROUTES } from '@/routing/routes';
import { sectionPath } from '@/features/profile/parts';
import { useRoute } from '@/ui/page/useRoute';

/**
 * The section that the address names.
 * @throws Error on the page of another route
 */
export function useSection(): ProfileSection {
  const route = useRoute();
  const section = PROFILE_SECTIONS.find((each) => route && sectionPath(each) === ROUTES[route.id].path);
  if (section === undefined) throw new Error('This address names no section of a profile');
  return section;
}

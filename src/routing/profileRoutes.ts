import type { EditedSection } from '@/config/profileSections';
import type { RouteRow } from './routeRow';

/** The route of one section of the profile editor, such as `/profile/edit/work`. */
const section = <S extends EditedSection>(name: S) =>
  ({
    path: `/profile/edit/${name}`,
    access: 'signedIn',
    title: `sections:part.${name}`,
    summary: `sections:lead.${name}`,
    head: 'first',
    narrow: true,
    above: { label: 'sections:allParts' },
  }) as const;

/** The routes for changing a profile. */
export const profileRoutes = {
  profileEdit: {
    path: '/profile/edit',
    access: 'signedIn',
    title: 'profile:editAll',
    summary: 'profile:editor.lead',
    head: 'first',
    narrow: true,
  },
  profilePersonal: section('personal'),
  profileWork: section('work'),
  profileEducation: section('education'),
  profileExperience: section('experience'),
  profileLanguages: section('languages'),
  profileTests: section('tests'),
  profileFamily: section('family'),
  profileDestination: section('destination'),
  profileVisibility: section('visibility'),
} as const satisfies Record<string, RouteRow>;

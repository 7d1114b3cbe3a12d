import EducationIcon from '@mui/icons-material/SchoolOutlined';
import DestinationIcon from '@mui/icons-material/FlightTakeoffOutlined';
import DocumentsIcon from '@mui/icons-material/DescriptionOutlined';
import ExperienceIcon from '@mui/icons-material/BusinessCenterOutlined';
import FamilyIcon from '@mui/icons-material/FamilyRestroomOutlined';
import LanguagesIcon from '@mui/icons-material/TranslateOutlined';
import PersonalIcon from '@mui/icons-material/PersonOutlineOutlined';
import TestsIcon from '@mui/icons-material/FactCheckOutlined';
import VisibilityIcon from '@mui/icons-material/VisibilityOutlined';
import WorkIcon from '@mui/icons-material/BadgeOutlined';
import type { ComponentType } from 'react';
import type { ProfileSection } from '@/config/profileSections';

/** Separate from the components of the sections, so that the list of sections does not load their texts. */
export const SECTION_ICONS: Readonly<Record<ProfileSection, ComponentType<{ 'aria-hidden': true }>>> = {
  personal: PersonalIcon,
  work: WorkIcon,
  education: EducationIcon,
  experience: ExperienceIcon,
  languages: LanguagesIcon,
  tests: TestsIcon,
  documents: DocumentsIcon,
  family: FamilyIcon,
  destination: DestinationIcon,
  visibility: VisibilityIcon,
};

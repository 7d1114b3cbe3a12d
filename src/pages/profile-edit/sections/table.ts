import type { ComponentType } from 'react';
import type { EditedSection } from '@/config/profileSections';
import { lazyWithPreload } from '@/ui/loading/lazyDialog';
import type { SectionProps } from './section';

/**
 * The sections of the profile's editor. How one joins:
 *
 * 1. `src/config/profileSections.ts` has its path, in the order of the list; `src/routing/profileRoutes.ts` has its row.
 * 2. `sections/<path>/` has its component, which takes SectionProps; it is named here, and loaded when it is opened.
 * 3. `sections.json` has its name (`part.<path>`) and one sentence (`lead.<path>`), in all eight languages.
 * 4. `src/features/profile/profileProgress.ts` says when it is done, and what is missing by the keys of names.
 *
 * A form is `useSectionForm` with a SectionStore and `<SectionForm state>`: check, partial save, draft, offline and the
 * question about changes made elsewhere come with it. A section with several records opens one such form an entry
 * (`entry` names its draft, `actions` takes its Cancel, `onSaved` closes it); `useSectionScope` knows the person and
 * where 'Save and continue' leads.
 */
export const SECTION_COMPONENTS: Readonly<Record<EditedSection, ComponentType<SectionProps>>> = {
  personal: lazyWithPreload(async () => (await import('./personal/PersonalSection')).PersonalSection),
  work: lazyWithPreload(async () => (await import('./work/WorkSection')).WorkSection),
  education: lazyWithPreload(async () => (await import('./education/EducationSection')).EducationSection),
  experience: lazyWithPreload(async () => {
    const { ExperienceSection, ready } = await import('./experience/ExperienceSection');
    await ready();
    return ExperienceSection;
  }),
  family: lazyWithPreload(async () => (await import('./family/FamilySection')).FamilySection),
  destination: lazyWithPreload(
    async () => (await import('./destination/DestinationSection')).DestinationSection,
  ),
  languages: lazyWithPreload(async () => (await import('./languages/LanguagesSection')).LanguagesSection),
  tests: lazyWithPreload(async () => (await import('./language-tests/TestsSection')).TestsSection),
  visibility: lazyWithPreload(async () => (await import('./visibility/VisibilitySection')).VisibilitySection),
};

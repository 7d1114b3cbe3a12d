import type { ComponentType } from 'react';
import type { EditedSection } from '@/config/profileSections';
import type { SectionProps } from '@/pages/profile-edit/form/SectionScope';
import { lazyWithPreload } from '@/ui/loading/lazyDialog';

/**
 * The components of the profile editor's sections. To add a section:
 *
 * 1. `src/config/profileSections.ts` gets its path, in the order of the list; `src/routing/ownRoutes.ts`
 *    gets its row.
 * 2. `sections/<path>/` gets its component, which takes SectionProps. It is named here and loaded when it is
 *    opened.
 * 3. `sections.json` gets its name (`part.<path>`) and one sentence (`lead.<path>`), in all eight languages.
 * 4. `src/features/profile/profileProgress.ts` says when it is done, and what is missing as keys of names.
 *
 * A form is `defineForm`, `useSectionForm` with a SectionStore, and `<SectionForm state>`. They bring validation, partial
 * saves, drafts, offline use and the question about changes made elsewhere. A section with several records
 * opens such a form for each entry (`entry` names its draft, `actions` takes its Cancel button, `onSaved`
 * closes it). `useSectionScope` returns the person and the address for 'Save and continue'.
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

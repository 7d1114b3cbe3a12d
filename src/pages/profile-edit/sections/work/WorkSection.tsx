import { useTranslation } from 'react-i18next';
import { useNames } from '@/features/profile/useNames';
import { useReferences } from '@/features/profile/useReferences';
import { formatList } from '@/i18n/format';
import { SectionForm } from '@/pages/profile-edit/form/SectionForm';
import type { SectionProps } from '@/pages/profile-edit/form/SectionScope';
import { useSectionForm } from '@/pages/profile-edit/form/useSectionForm';
import { checkWork, type WorkValues } from '@/pages/profile-edit/rules';
import { useReferenceState } from '@/pages/profile-edit/useReferenceState';
import { ListsNotice } from '@/pages/profile-edit/sections/ListsNotice';
import { useProfileStore } from '@/pages/profile-edit/sections/useProfileStore';
import { draftReader } from '@/pages/profile-edit/values';
import { WorkFields, YearsOfJobs } from './WorkFields';

/** In the order of the form, because the first wrong field takes the focus. */
const FIELDS = [
  'headline',
  'jobCategoryId',
  'educationLevelId',
  'experienceYears',
  'experienceLevelId',
  'skills',
  'summary',
] as const satisfies readonly (keyof WorkValues)[];

/** The section about the profession, which employers read first. */
export function WorkSection({ user, sections }: SectionProps) {
  const { t } = useTranslation(['profile', 'fields']);
  const names = useNames();
  const references = useReferences();
  const education = useReferenceState(references.education);
  const categories = useReferenceState(references.categories);
  const nameIn = <T extends { readonly id: string }>(
    items: readonly T[],
    id: string,
    nameOf: (item: T) => string,
  ) => {
    const found = items.find((item) => item.id === id);
    return found === undefined ? id : nameOf(found);
  };
  const section = useSectionForm<WorkValues>({
    id: 'profile',
    store: useProfileStore(user.id, sections.profile, FIELDS),
    fields: FIELDS,
    nameOf: (field) => t(`fields:${field}`),
    valuesFrom: draftReader(FIELDS),
    check: checkWork,
    textOf: (field, values) => {
      switch (field) {
        case 'jobCategoryId':
          return nameIn(categories.items, values.jobCategoryId, names.category);
        case 'educationLevelId':
          return nameIn(education.items, values.educationLevelId, names.education);
        case 'experienceLevelId':
          return names.experienceLevel(values.experienceLevelId);
        case 'skills':
          return formatList(values.skills);
        default:
          return values[field];
      }
    },
  });
  return (
    <SectionForm
      state={section}
      notice={<ListsNotice references={references} lists={[references.categories]} />}
    >
      <WorkFields
        section={section}
        categories={categories}
        // When education has its own section, the level is set there.
        education={sections.offered.includes('education') ? null : education}
        years={
          <YearsOfJobs
            jobs={sections.experience}
            onUse={(years) => section.form.setValue('experienceYears', years, { shouldDirty: true })}
          />
        }
      />
    </SectionForm>
  );
}

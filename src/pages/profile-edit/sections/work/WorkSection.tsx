import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { Experience } from '@/api/endpoints/profileEntryShapes';
import { type Day, type Month, monthNumber, monthOf, today } from '@/eligibility/calendar';
import { useReferences } from '@/features/profile/useReferences';
import { type FieldsOf, useFieldValue } from '@/forms/Bound';
import { Field } from '@/forms/Field';
import { Pair } from '@/forms/Fields';
import { useDefined } from '@/forms/useDefined';
import { formatNumber } from '@/i18n/format';
import { SectionForm } from '@/pages/profile-edit/form/SectionForm';
import type { SectionProps } from '@/pages/profile-edit/form/SectionScope';
import { useSectionForm } from '@/pages/profile-edit/form/useSectionForm';
import { WORK, type WorkValues } from '@/pages/profile-edit/profileForms';
import { ListsNotice } from '@/pages/profile-edit/sections/ListsNotice';
import { useProfileStore } from '@/pages/profile-edit/sections/useProfileStore';

/** The section about the profession, which employers read first. */
export function WorkSection({ user, sections }: SectionProps) {
  useTranslation(['profile', 'fields']);
  const references = useReferences();
  const section = useSectionForm<WorkValues>({
    ...useDefined(WORK),
    id: 'profile',
    store: useProfileStore(user.id, sections.profile, WORK),
  });
  const { form, of } = section;
  return (
    <SectionForm
      state={section}
      notice={<ListsNotice references={references} lists={[references.categories]} />}
    >
      <Field of={of} name="headline" />
      <Pair>
        <Field of={of} name="jobCategoryId" />
        {/* When education has its own section, the level is set there. */}
        {!sections.offered.includes('education') && <Field of={of} name="educationLevelId" />}
      </Pair>
      <Pair>
        <div>
          <Field of={of} name="experienceYears" />
          <YearsOfJobs
            jobs={sections.experience}
            onUse={(years) => form.setValue('experienceYears', years, { shouldDirty: true })}
          />
        </div>
        <Field of={of} name="experienceLevelId" />
      </Pair>
      <Field of={of} name="skills" />
      <Field of={of} name="summary" hint={<SummaryLength of={of} />} />
    </SectionForm>
  );
}

/** How long the summary is. It is a component of its own, because it renders at each key. */
function SummaryLength({ of }: { readonly of: FieldsOf<WorkValues> }) {
  const { t } = useTranslation('profile');
  const used = useFieldValue(of, 'summary').trim().length;
  return t('editor.count', {
    used: formatNumber(used),
    max: formatNumber(WORK.fields.summary.maxLength),
  });
}

interface YearsOfJobsProps {
  readonly jobs: readonly Experience[];
  /** Called with the years in the numerals of the interface. */
  readonly onUse: (years: string) => void;
}

/** The years of experience computed from the jobs, with a button that puts them into the field. */
function YearsOfJobs({ jobs, onUse }: YearsOfJobsProps) {
  const { t } = useTranslation('sections');
  const years = jobYears(jobs, today());
  if (years === 0) return null;
  const formatted = formatNumber(years, { useGrouping: false });
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, fontSize: '0.875rem' }}>
      <span>{t('work.jobsAddUp', { count: years, formatted })}</span>
      <Button size="small" onClick={() => onUse(formatted)}>
        {t('work.useIt')}
      </Button>
    </Box>
  );
}

interface Job {
  readonly startedOn: Month | null;
  /** Null for a current job. */
  readonly finishedOn: Month | null;
}

/** Whole years with at least one job, counted by calendar months. Jobs without a start do not count. */
export function jobYears(jobs: readonly Job[], today: Day): number {
  const now = monthNumber(monthOf(today));
  const months = new Set<number>();
  for (const { startedOn, finishedOn } of jobs) {
    if (startedOn === null) continue;
    const last = Math.min(now, finishedOn === null ? now : monthNumber(finishedOn));
    for (let month = monthNumber(startedOn); month <= last; month += 1) months.add(month);
  }
  return Math.floor(months.size / 12);
}

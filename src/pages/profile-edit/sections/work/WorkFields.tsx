import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Bound } from '@/forms/Bound';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { EducationLevel } from '@/api/endpoints/educationLevels';
import type { JobCategory } from '@/api/endpoints/jobs';
import type { Experience } from '@/api/endpoints/profileEntryShapes';
import { type Day, type Month, monthNumber, monthOf, today } from '@/eligibility/calendar';
import { EXPERIENCE_LEVELS } from '@/features/profile/levels';
import { useNames } from '@/features/profile/useNames';
import { ChoiceInput, type Option } from '@/forms/fields/ChoiceInput';
import { TextArea } from '@/forms/fields/TextArea';
import { TextInput } from '@/forms/fields/TextInput';
import { WordsInput } from '@/forms/fields/WordsInput';
import { compareTexts, formatNumber } from '@/i18n/format';
import { Pair } from '@/pages/profile-edit/form/SectionForm';
import type { SectionForm } from '@/pages/profile-edit/form/useSectionForm';
import { MOST, type WorkValues } from '@/pages/profile-edit/rules';
import type { ReferenceState } from '@/pages/profile-edit/useReferenceState';

type Chosen = 'jobCategoryId' | 'experienceLevelId' | 'educationLevelId';

interface WorkFieldsProps {
  readonly section: SectionForm<WorkValues>;
  readonly categories: ReferenceState<JobCategory>;
  /** Null when the education level belongs to another section. */
  readonly education: ReferenceState<EducationLevel> | null;
  /** Content below the years of experience. */
  readonly years: ReactNode;
}

export function WorkFields({ section, categories, education, years }: WorkFieldsProps) {
  const { t } = useTranslation('profile');
  const names = useNames();
  const compare = compareTexts();
  const { form, busy, of } = section;
  const choice = (name: Chosen, options: readonly Option[], usable = true, hint?: string) => (
    <Bound of={of} name={name}>
      {(field) => <ChoiceInput {...field} disabled={busy || !usable} hint={hint} options={options} />}
    </Bound>
  );
  return (
    <>
      <Bound of={of} name="headline">
        {(field) => (
          <TextInput {...field} hint={t('editor.headlineHint')} autoComplete="organization-title" />
        )}
      </Bound>
      <Pair>
        {choice(
          'jobCategoryId',
          categories.items
            .map((category) => ({ value: category.id, name: names.category(category) }))
            .sort((a, b) => compare(a.name, b.name)),
          categories.usable,
          categories.hint,
        )}
        {education !== null &&
          choice(
            'educationLevelId',
            education.items
              .filter(({ isActive, id }) => isActive !== false || id === form.getValues('educationLevelId'))
              .map((level) => ({ value: level.id, name: names.education(level) })),
            education.usable,
            education.hint,
          )}
      </Pair>
      <Pair>
        <div>
          <Bound of={of} name="experienceYears">
            {(field) => (
              <TextInput {...field} hint={t('editor.yearsHint')} autoComplete="off" inputMode="numeric" />
            )}
          </Bound>
          {years}
        </div>
        {choice(
          'experienceLevelId',
          EXPERIENCE_LEVELS.map((level) => ({ value: level, name: t(`experience.${level}`) })),
        )}
      </Pair>
      <Bound of={of} name="skills">
        {(field) => <WordsInput {...field} />}
      </Bound>
      <Bound of={of} name="summary">
        {(field) => (
          <TextArea
            {...field}
            hint={t('editor.count', {
              used: formatNumber(field.value.trim().length),
              max: formatNumber(MOST.summary),
            })}
          />
        )}
      </Bound>
    </>
  );
}

interface YearsOfJobsProps {
  readonly jobs: readonly Experience[];
  /** Called with the years in the numerals of the interface. */
  readonly onUse: (years: string) => void;
}

/** The years of experience computed from the jobs, with a button that puts them into the field. */
export function YearsOfJobs({ jobs, onUse }: YearsOfJobsProps) {
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

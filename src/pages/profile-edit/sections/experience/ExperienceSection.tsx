import { jobsNewestFirst } from '@/features/profile/newestFirst';
import { useTranslation } from 'react-i18next';
import type { Experience } from '@/api/endpoints/profileEntryShapes';
import { jobMissing } from '@/features/profile/entryStates';
import { useJobName, usePeriod } from '@/features/profile/entryTexts';
import { nocListReady, useNocList } from '@/features/tools/NocFacts';
import { entryOf } from '@/eligibility/noc/nocList';
import { defineForm } from '@/forms/defineForm';
import { CheckInput } from '@/forms/fields/CheckInput';
import { formatNumber } from '@/i18n/format';
import { EntryList } from '@/pages/profile-edit/sections/entries/EntryList';
import { type EntryShown, textsInLine } from '@/pages/profile-edit/sections/entries/EntryRow';
import { monthInWords } from '@/forms/kinds/month/kind';
import { useSubmission } from '@/forms/useSubmission';
import type { SectionProps } from '@/pages/profile-edit/form/SectionScope';
import { useEntries } from '@/pages/profile-edit/sections/entries/useEntries';
import { saveAnyway, useProfileStore } from '@/pages/profile-edit/sections/useProfileStore';
import { useCountryField } from '@/pages/profile-edit/useReferenceState';
import { JobForm } from './JobForm';
import { SEPARATOR } from '@/ui/text/separator';
import { useFailureToast } from '@/ui/toast/useFailureToast';
import { JOB_KIND } from './fields';

/** Loads the titles of occupations together with the section. */
export const ready = nocListReady;

/** The jobs of the person, newest first. */
export function ExperienceSection(props: SectionProps) {
  const { user, sections } = props;
  const { t } = useTranslation('entries');
  const countries = useCountryField();
  const list = useEntries(JOB_KIND, user.id, jobsNewestFirst(sections.experience));
  const jobs = list.entries;
  const noc = useNocList(jobs.length > 0);

  const jobName = useJobName();
  const period = usePeriod();
  const nameOf = (job: Experience): string => jobName(job, jobs);
  const show = (job: Experience): EntryShown => {
    const { employer, city, startedOn, finishedOn, hoursPerWeek, nocCode } = job;
    const title = nocCode && noc !== null ? entryOf(noc, nocCode)?.title : undefined;
    return {
      name: nameOf(job),
      lines: [
        // The employer is left out when the name of the row already contains it.
        textsInLine([nameOf(job) === job.title ? employer : '', city ?? '', countries.nameOf(job.countryId)]),
        startedOn !== null && period(monthInWords(startedOn), monthInWords(finishedOn) || t('now')),
        typeof hoursPerWeek === 'number' &&
          t('hours', { count: hoursPerWeek, formatted: formatNumber(hoursPerWeek) }),
        nocCode && (
          <>
            <bdi dir="ltr">
              {t('noc')} {nocCode}
            </bdi>
            {title !== undefined && (
              <>
                {SEPARATOR}
                <bdi lang="en">{title}</bdi>
              </>
            )}
          </>
        ),
      ],
      missing: jobMissing(job),
    };
  };

  return (
    <EntryList {...list} show={show} form={(open) => <JobForm {...open} />}>
      {jobs.length === 0 && <NoExperience {...props} />}
    </EntryList>
  );
}

/** The field of the user profile that this section sets: only to 0, or to nothing. */
const YEARS = defineForm({
  labels: 'fields',
  fields: { experienceYears: { kind: 'number', min: 0, max: 80, mayBeNone: true } },
});

/**
 * A button that says that the person has not worked. It sets the years of experience to 0 and saves at once.
 */
function NoExperience({ user, sections }: SectionProps) {
  const { t } = useTranslation('entries');
  const store = useProfileStore(user.id, sections.profile, YEARS);
  const sayFailure = useFailureToast();
  const { pending, run } = useSubmission();
  const change = async (checked: boolean) => {
    const result = await run('form', () => saveAnyway(store, { experienceYears: checked ? '0' : '' }));
    if (result.outcome === 'abandoned') return;
    const failed =
      result.outcome === 'failed'
        ? result.error
        : result.value.kind === 'failed'
          ? result.value.error
          : undefined;
    if (failed !== undefined) sayFailure(failed);
  };
  return (
    <CheckInput
      label={t('experience.none')}
      disabled={pending !== null}
      checked={sections.profile?.experienceYears === 0}
      onChange={(checked) => void change(checked)}
    />
  );
}

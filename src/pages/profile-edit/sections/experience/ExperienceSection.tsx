import { jobsNewestFirst } from '@/features/profile/newestFirst';
import { useTranslation } from 'react-i18next';
import type { Experience } from '@/api/endpoints/profileEntryShapes';
import { jobMissing, MISSING_NAMES } from '@/features/profile/entryStates';
import { useJobName } from '@/features/profile/useJobName';
import { nocListReady, useNocList } from '@/features/tools/NocFacts';
import { entryOf } from '@/eligibility/noc/nocList';
import { formatNumber } from '@/i18n/format';
import { EntryList } from '@/pages/profile-edit/sections/entries/EntryList';
import type { EntryShown } from '@/pages/profile-edit/sections/entries/EntryRow';
import { monthInWords } from '@/forms/kinds/month/kind';
import { textsInLine } from '@/pages/profile-edit/sections/entries/lines';
import { useCountryField } from '@/pages/profile-edit/sections/entries/useCountryField';
import { useEntries } from '@/pages/profile-edit/sections/entries/useEntries';
import type { SectionProps } from '@/pages/profile-edit/sections/section';
import { JobForm } from './JobForm';
import { JOB_KIND } from './kind';
import { NoExperience } from './NoExperience';
import { SEPARATOR } from '@/ui/text/separator';

/** Loads the titles of occupations together with the section. */
export const ready = nocListReady;

/** The jobs of the person, newest first. */
export function ExperienceSection(props: SectionProps) {
  const { user, sections } = props;
  const { t } = useTranslation(['entries', 'terms', 'fields']);
  const countries = useCountryField();
  const list = useEntries(JOB_KIND, user.id, jobsNewestFirst(sections.experience));
  const jobs = list.entries;
  const noc = useNocList(jobs.length > 0);

  const jobName = useJobName();
  const nameOf = (job: Experience): string => jobName(job, jobs);
  const show = (job: Experience): EntryShown => {
    const missing = jobMissing(job);
    const { employer, city, startedOn, finishedOn, hoursPerWeek, nocCode } = job;
    const from = startedOn === null ? null : monthInWords(startedOn);
    const to = finishedOn === null ? t('now') : monthInWords(finishedOn);
    const title = nocCode && noc !== null ? entryOf(noc, nocCode)?.title : undefined;
    return {
      name: nameOf(job),
      lines: [
        // The employer is left out when the name of the row already contains it.
        textsInLine([nameOf(job) === job.title ? employer : '', city ?? '', countries.nameOf(job.countryId)]),
        from === null ? null : t('terms:range', { from, to }),
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
      ].filter(Boolean),
      missing: missing.map((item) => t(MISSING_NAMES[item])),
    };
  };

  return (
    <EntryList {...list} show={show} form={(job, open) => <JobForm key={job?.id} entry={job} {...open} />}>
      {jobs.length === 0 && <NoExperience {...props} />}
    </EntryList>
  );
}

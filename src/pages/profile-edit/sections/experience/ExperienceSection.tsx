import { jobsNewestFirst } from '@/features/profile/newestFirst';
import { useTranslation } from 'react-i18next';
import type { Experience } from '@/api/endpoints/profileEntryShapes';
import { profileSections } from '@/api/endpoints/profileSections';
import { send } from '@/api/queries';
import { newId } from '@/config/newId';
import { PROFILE_MOST } from '@/config/profile';
import { jobMissing } from '@/features/profile/entryStates';
import { useJobName } from '@/features/profile/useJobName';
import { useNocList } from '@/features/tools/NocFacts';
import { entryOf } from '@/eligibility/noc/nocList';
import { dropDraft } from '@/forms/drafts/drafts';
import { formatNumber } from '@/i18n/format';
import { draftName } from '@/pages/profile-edit/form/draftName';
import { sameFields } from '@/pages/profile-edit/form/saving';
import { EntryList } from '@/pages/profile-edit/sections/entries/EntryList';
import type { EntryShown } from '@/pages/profile-edit/sections/entries/EntryRow';
import { joined, monthInWords } from '@/pages/profile-edit/sections/entries/lines';
import { useCountryField } from '@/pages/profile-edit/sections/entries/useCountryField';
import { useEntryDeletion } from '@/pages/profile-edit/sections/entries/useEntryDeletion';
import { waitingDrafts } from '@/pages/profile-edit/sections/entries/waitingDrafts';
import type { SectionProps } from '@/pages/profile-edit/sections/section';
import { JobForm } from './JobForm';
import { NoExperience } from './NoExperience';
import { JOB_FIELDS, jobBody, jobValues, jobValuesFrom } from './values';

/** The jobs that somebody has had, newest first. */
export function ExperienceSection(props: SectionProps) {
  const { user, parts } = props;
  const { t } = useTranslation('entries');
  const countries = useCountryField();
  const { hidden, remove } = useEntryDeletion();
  const jobs = jobsNewestFirst(parts.experience.filter(({ id }) => !hidden.has(id)));
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
        // Where the name says the employer, it is not said again.
        joined([nameOf(job) === job.title ? employer : '', city ?? '', countries.nameOf(job.countryId)]),
        from === null ? null : t('period', { from, to }),
        typeof hoursPerWeek === 'number' &&
          t('hours', { count: hoursPerWeek, formatted: formatNumber(hoursPerWeek) }),
        nocCode && (
          <>
            <bdi dir="ltr">
              {t('noc')} {nocCode}
            </bdi>
            {title !== undefined && (
              <>
                {' '}
                · <bdi lang="en">{title}</bdi>
              </>
            )}
          </>
        ),
      ].filter(Boolean),
      missing: missing.map((item) => t(`fields.${item}`)),
    };
  };

  return (
    <EntryList
      texts={{
        list: t('experience.list'),
        add: t('experience.add'),
        empty: t('experience.empty'),
        emptyText: t('experience.emptyText'),
      }}
      entries={jobs}
      most={PROFILE_MOST.experience}
      show={show}
      form={(job, opened, close) => (
        <JobForm
          key={job?.id}
          entry={job}
          title={job === null ? t('experience.add') : t('edit', { name: nameOf(job) })}
          opened={opened}
          onClose={close}
        />
      )}
      onDelete={(job, name) =>
        remove({
          id: job.id,
          name,
          send: (options) => send(profileSections.removeExperience, { path: { id: job.id }, ...options }),
          restore: () =>
            send(profileSections.saveExperience, {
              path: { id: newId() },
              body: { ...jobBody(jobValues(job), job), lastModified: null },
            }),
        })
      }
      drafts={() =>
        waitingDrafts(
          {
            section: 'experience',
            userId: user.id,
            valuesOf: jobValues,
            valuesFrom: jobValuesFrom,
            isSame: (one, other) => sameFields(one, other, JOB_FIELDS),
          },
          jobs,
        )
      }
      onDiscardDraft={(id) => dropDraft(draftName('experience', user.id, id))}
    >
      {jobs.length === 0 && <NoExperience {...props} />}
    </EntryList>
  );
}

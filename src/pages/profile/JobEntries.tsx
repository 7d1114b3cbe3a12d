import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Education, Experience } from '@/api/endpoints/profileEntryShapes';
import { today } from '@/eligibility/calendar';
import { isSkilled, teerOf } from '@/eligibility/noc/code';
import { educationMissing, jobMissing, MISSING_NAMES } from '@/features/profile/entryStates';
import { useEducationName, usePeriod } from '@/features/profile/entryTexts';
import { jobSpan } from '@/features/profile/jobSpan';
import { educationNewestFirst, jobsNewestFirst } from '@/features/profile/newestFirst';
import { monthInWords } from '@/forms/kinds/month/kind';
import { formatDate, formatNumber } from '@/i18n/format';
import { keepUnit } from '@/i18n/keepUnit';
import { takeFocus } from '@/ui/focusNext';
import { BidiText } from '@/ui/text/BidiText';
import { SEPARATOR } from '@/ui/text/separator';
import { Entry, Facts } from './Entry';
import { inOneLine } from './oneLine';
import { isolated } from '@/i18n/isolated';

const SHOWN_DUTIES = 4;

interface JobEntriesProps {
  readonly jobs: readonly Experience[];
  readonly countryOf: (id: string | null) => string;
}

/** The jobs of a profile, newest first. */
export function JobEntries({ jobs, countryOf }: JobEntriesProps) {
  return jobsNewestFirst(jobs).map((job) => <JobEntry key={job.id} job={job} countryOf={countryOf} />);
}

function JobEntry({ job, countryOf }: { readonly job: Experience } & Pick<JobEntriesProps, 'countryOf'>) {
  const { t } = useTranslation(['entries', 'profile', 'fields']);
  const { title, employer, city, countryId, hoursPerWeek, selfEmployed, paid, nocCode, duties } = job;
  const teer = nocCode ? teerOf(nocCode) : null;
  return (
    <Entry
      title={title || employer || t('experience.untitled')}
      missing={jobMissing(job).map((field) => t(MISSING_NAMES[field]))}
      lines={[
        inOneLine([title === '' ? '' : employer, city, countryOf(countryId)]),
        <Time key="time" job={job} />,
        <Facts
          key="facts"
          facts={[
            typeof hoursPerWeek === 'number' &&
              t('hours', { count: hoursPerWeek, formatted: formatNumber(hoursPerWeek) }),
            selfEmployed === true && t('fields:selfEmployed'),
            paid === false && t('profile:job.unpaid'),
          ]}
        />,
        nocCode && (
          <>
            <bdi dir="ltr">
              {teer === null ? `${t('noc')} ${nocCode}` : t('profile:job.noc', { code: nocCode, teer })}
            </bdi>
            {teer !== null && SEPARATOR}
            {teer !== null && t(isSkilled(teer) ? 'profile:job.skilled' : 'profile:job.notSkilled')}
          </>
        ),
      ]}
    >
      {duties.length > 0 && <Duties duties={duties} />}
    </Entry>
  );
}

/** The period and its length: 'Jan 2020 – Present · 6 years 11 months'. */
function Time({ job }: { readonly job: Experience }) {
  const { t } = useTranslation(['terms', 'profile', 'fields']);
  const span = jobSpan(job, today());
  if (span.kind === 'unknown') return null;
  const from = monthInWords(span.from);
  if (span.kind === 'starts') return t('profile:job.starts', { date: from });
  const to = span.to === null ? t('profile:job.present') : monthInWords(span.to);
  const { months } = span;
  const units = [
    ['year', Math.floor((months ?? 0) / 12)],
    ['month', (months ?? 0) % 12],
  ] as const;
  const [first = '', second] = units
    .filter(([, count]) => count > 0)
    .map(([unit, count]) => keepUnit(formatNumber(count, { style: 'unit', unit, unitDisplay: 'long' })));
  const length = second === undefined ? first : t('profile:job.length', { years: first, months: second });
  return <Facts facts={[t('range', { from, to }), length]} />;
}

/** The duties of a job: the first few, and all of them on request. */
function Duties({ duties }: { readonly duties: readonly string[] }) {
  const { t } = useTranslation(['profile', 'fields']);
  const [all, setAll] = useState(false);
  return (
    <>
      <Box component="ul" sx={{ m: 0, mt: 0.5, paddingInlineStart: '1.25em' }}>
        {(all ? duties : duties.slice(0, SHOWN_DUTIES)).map((duty, at) => (
          // Two duties may have the same text.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={at} {...(at === SHOWN_DUTIES ? { tabIndex: -1, ref: takeFocus } : {})}>
            <BidiText>{duty}</BidiText>
          </li>
        ))}
      </Box>
      {!all && duties.length > SHOWN_DUTIES && (
        <div className="vt-no-print">
          <Button onClick={() => setAll(true)} sx={{ marginInlineStart: -1.5 }}>
            {t('job.allDuties', { number: formatNumber(duties.length) })}
          </Button>
        </div>
      )}
    </>
  );
}

interface EducationEntriesProps {
  readonly entries: readonly Education[];
  readonly countryOf: (id: string | null) => string;
  /** The id of Canada, where a credential needs no assessment. */
  readonly canadaId: string | undefined;
  /** The education level of the profile. The entry with this level is the highest. */
  readonly highestId: string | null;
}

/** The education of a profile, newest first. */
export function EducationEntries({ entries, countryOf, canadaId, highestId }: EducationEntriesProps) {
  const { t } = useTranslation(['entries', 'eligibility', 'profile', 'terms', 'fields']);
  const nameOf = useEducationName();
  const period = usePeriod();
  return educationNewestFirst(entries).map((entry) => {
    const { id, name, credential, institution, field, countryId, inProgress, eca, educationLevelId } = entry;
    const ofCredential = !credential ? '' : t(`eligibility:credential.${credential}`);
    const isHighest = highestId !== null && educationLevelId === highestId;
    return (
      <Entry
        key={id}
        title={nameOf(entry)}
        missing={educationMissing(entry).map((item) => t(MISSING_NAMES[item]))}
        lines={[
          inOneLine([institution, countryOf(countryId)]),
          field && <bdi>{field}</bdi>,
          period(
            monthInWords(entry.startedOn),
            inProgress ? t('fields:inProgress') : monthInWords(entry.finishedOn),
          ),
          <Facts
            key="credential"
            facts={[name === '' ? '' : ofCredential, isHighest && t('profile:entry.highest')]}
          />,
          (eca.status !== 'none' || countryId !== canadaId) && (
            <Facts
              facts={[
                t('profile:entry.assessment', { state: t(`eca.${eca.status}`) }),
                eca.body && isolated(eca.body),
                eca.issuedOn && formatDate(eca.issuedOn, { dateStyle: 'long' }),
              ]}
            />
          ),
        ]}
      />
    );
  });
}

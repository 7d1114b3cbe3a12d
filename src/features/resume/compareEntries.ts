import type { Education, Experience } from '@/api/endpoints/profileEntryShapes';
import { PROFILE_LENGTHS, PROFILE_MOST } from '@/config/profile';
import { isCredential } from '@/eligibility/credentials';
import { checkCode } from '@/eligibility/noc/code';
import { type More, type ReadEducation, type ReadWork, textOf } from './readResume';
import type { ResumeSource } from './resume';
import { compareEntries, type Imported, type Row, sameText, withStoredRest } from './rows';
import { SEPARATOR } from '@/ui/text/separator';

const flagOf = (value: unknown): boolean | null => (typeof value === 'boolean' ? value : null);

const country = (source: ResumeSource, more: More): string | null =>
  source.places.idOf(textOf(more.countryCode).toUpperCase() || null);

export const compareWork = (
  work: readonly ReadWork[],
  source: ResumeSource,
  newId: () => string,
): readonly Row[] =>
  compareEntries(
    work,
    {
      section: 'work',
      part: 'experience',
      stored: source.sections.experience,
      newId,
      shown: (job) => ({
        title: job.title,
        employer: job.employer,
        city: job.city,
        country: source.places.codeOf(job.countryId ?? null),
        started: job.startedOn,
        finished: job.finishedOn,
        hours: job.hoursPerWeek,
        nocCode: job.nocCode,
        duties: job.duties,
      }),
    },
    ({ name, position, startDate, endDate, location, highlights, more }, cut) => {
      const employer = cut(name, PROFILE_LENGTHS.employer);
      const city = textOf(more.city) || (more.countryCode === undefined ? location : '');
      const code = checkCode(textOf(more.nocCode));
      const { hours } = more;
      const imported: Imported<Experience> = {
        title: cut(position, PROFILE_LENGTHS.jobTitle),
        employer,
        countryId: country(source, more),
        city: cut(city, PROFILE_LENGTHS.city) || null,
        startedOn: startDate,
        finishedOn: endDate,
        hoursPerWeek: typeof hours === 'number' && hours >= 1 && hours <= 100 ? hours : null,
        paid: flagOf(more.paid),
        selfEmployed: flagOf(more.selfEmployed),
        duties: highlights.slice(0, PROFILE_MOST.duties).map((duty) => cut(duty, PROFILE_LENGTHS.duty)),
        nocCode: code.kind === 'valid' ? code.code : null,
        documentId: null,
      };
      return {
        title: [position, name].filter(Boolean).join(SEPARATOR),
        isSame: (job) => sameText(job.employer, employer) && job.startedOn === startDate,
        values: (match) => withStoredRest(imported, match),
      };
    },
  );

export const compareEducation = (
  education: readonly ReadEducation[],
  source: ResumeSource,
  newId: () => string,
): readonly Row[] =>
  compareEntries(
    education,
    {
      section: 'education',
      part: 'education',
      stored: source.sections.education,
      newId,
      shown: (entry) => ({
        credentialName: entry.name,
        field: entry.field,
        institution: entry.institution,
        country: source.places.codeOf(entry.countryId ?? null),
        credential: entry.credential,
        started: entry.startedOn,
        finished: entry.finishedOn,
      }),
    },
    ({ studyType, area, institution: school, startDate, endDate, more }, cut) => {
      const institution = cut(school, PROFILE_LENGTHS.institution);
      const credential = textOf(more.credential);
      const imported: Omit<Imported<Education>, 'inProgress' | 'eca'> = {
        credential: isCredential(credential) ? credential : null,
        educationLevelId: null,
        name: cut(studyType, PROFILE_LENGTHS.credentialName),
        field: cut(area, PROFILE_LENGTHS.field) || null,
        institution,
        countryId: country(source, more),
        startedOn: startDate,
        finishedOn: endDate,
        fullTime: flagOf(more.fullTime),
        documentId: null,
      };
      return {
        title: [studyType || area, school].filter(Boolean).join(SEPARATOR),
        isSame: (entry) => sameText(entry.institution, institution) && entry.startedOn === startDate,
        values: (match) => {
          const inProgress = flagOf(more.inProgress) ?? match?.inProgress ?? false;
          const eca: Education['eca'] = match?.eca ?? {
            status: 'none',
            body: null,
            referenceNo: null,
            issuedOn: null,
          };
          return withStoredRest<Imported<Education>>({ ...imported, inProgress, eca }, match);
        },
      };
    },
  );

import type { Education, Experience } from '@/api/endpoints/profileEntryShapes';
import { PROFILE_LENGTHS, PROFILE_MOST } from '@/config/profile';
import { isCredential } from '@/eligibility/credentials';
import { checkCode } from '@/eligibility/noc/code';
import { type More, type ReadEducation, type ReadWork, textOf } from './readResume';
import type { ResumeSource } from './resume';
import {
  differencesOf,
  refusedRow,
  type Row,
  type RowField,
  rowOf,
  sameText,
  takeStoredMatch,
  textCutter,
  withStoredRest,
} from './rows';
import { SEPARATOR } from '@/ui/text/separator';

const flagOf = (value: unknown): boolean | null => (typeof value === 'boolean' ? value : null);

const country = (source: ResumeSource, more: More): string | null =>
  source.places.idOf(textOf(more.countryCode).toUpperCase() || null);

export function compareWork(
  work: readonly ReadWork[],
  source: ResumeSource,
  newId: () => string,
): readonly Row[] {
  const stored = source.sections.experience;
  const used = new Set<string>();
  let free = PROFILE_MOST.experience - stored.length;
  return work.map((entry, at) => {
    const { name, position, startDate, endDate, location, highlights, more } = entry;
    const row = `work-${at}`;
    const title = [position, name].filter(Boolean).join(SEPARATOR);
    if (title === '') return refusedRow('work', row, '–', 'empty');
    const { cut, shortenedTo } = textCutter();
    const employer = cut(name, PROFILE_LENGTHS.employer);
    const match = takeStoredMatch(
      stored,
      (each) => sameText(each.employer, employer) && each.startedOn === startDate,
      used,
    );
    if (match === null && (free -= 1) < 0) return refusedRow('work', row, title, 'full');
    const code = checkCode(textOf(more.nocCode));
    const { hours } = more;
    const imported: Omit<Experience, 'id' | 'lastModified'> = {
      title: cut(position, PROFILE_LENGTHS.jobTitle),
      employer,
      countryId: country(source, more),
      city:
        cut(textOf(more.city) || (more.countryCode === undefined ? location : ''), PROFILE_LENGTHS.city) ||
        null,
      startedOn: startDate,
      finishedOn: endDate,
      hoursPerWeek: typeof hours === 'number' && hours >= 1 && hours <= 100 ? hours : null,
      paid: flagOf(more.paid),
      selfEmployed: flagOf(more.selfEmployed),
      duties: highlights.slice(0, PROFILE_MOST.duties).map((duty) => cut(duty, PROFILE_LENGTHS.duty)),
      nocCode: code.kind === 'valid' ? code.code : null,
      documentId: null,
    };
    const shown = (record: Partial<Experience> | null): Readonly<Partial<Record<RowField, unknown>>> => ({
      title: record?.title,
      employer: record?.employer,
      city: record?.city,
      country: source.places.codeOf(record?.countryId ?? null),
      started: record?.startedOn,
      finished: record?.finishedOn,
      hours: record?.hoursPerWeek,
      nocCode: record?.nocCode,
      duties: record?.duties,
    });
    const values = withStoredRest(imported, match);
    return rowOf({
      section: 'work',
      id: row,
      title,
      isNew: match === null,
      differences: differencesOf(shown(match), shown(values)),
      shortenedTo: shortenedTo(),
      change: { part: 'experience', id: match?.id ?? newId(), values, former: match },
    });
  });
}

export function compareEducation(
  education: readonly ReadEducation[],
  source: ResumeSource,
  newId: () => string,
): readonly Row[] {
  const stored = source.sections.education;
  const used = new Set<string>();
  let free = PROFILE_MOST.education - stored.length;
  return education.map((entry, at) => {
    const { studyType, area, startDate, endDate, more } = entry;
    const row = `education-${at}`;
    const title = [studyType || area, entry.institution].filter(Boolean).join(SEPARATOR);
    if (title === '') return refusedRow('education', row, '–', 'empty');
    const { cut, shortenedTo } = textCutter();
    const institution = cut(entry.institution, PROFILE_LENGTHS.institution);
    const match = takeStoredMatch(
      stored,
      (each) => sameText(each.institution, institution) && each.startedOn === startDate,
      used,
    );
    if (match === null && (free -= 1) < 0) return refusedRow('education', row, title, 'full');
    const credential = textOf(more.credential);
    const imported: Omit<Education, 'id' | 'lastModified'> = {
      credential: isCredential(credential) ? credential : null,
      educationLevelId: null,
      name: cut(studyType, PROFILE_LENGTHS.credentialName),
      field: cut(area, PROFILE_LENGTHS.field) || null,
      institution,
      countryId: country(source, more),
      startedOn: startDate,
      finishedOn: endDate,
      inProgress: flagOf(more.inProgress) ?? match?.inProgress ?? false,
      fullTime: flagOf(more.fullTime),
      eca: match?.eca ?? { status: 'none', body: null, referenceNo: null, issuedOn: null },
      documentId: null,
    };
    const shown = (record: Partial<Education> | null): Readonly<Partial<Record<RowField, unknown>>> => ({
      credentialName: record?.name,
      field: record?.field,
      institution: record?.institution,
      country: source.places.codeOf(record?.countryId ?? null),
      credential: record?.credential,
      started: record?.startedOn,
      finished: record?.finishedOn,
    });
    const values = withStoredRest(imported, match);
    return rowOf({
      section: 'education',
      id: row,
      title,
      isNew: match === null,
      differences: differencesOf(shown(match), shown(values)),
      shortenedTo: shortenedTo(),
      change: { part: 'education', id: match?.id ?? newId(), values, former: match },
    });
  });
}

import type { LanguageTestKind } from '@/api/endpoints/profileSections';
import { languageName } from '@/i18n/format';
import { languageChoices } from '@/i18n/languageNames';
import { LANGUAGE_LEVELS, type LanguageLevel } from '@/features/profile/levels';
import { compareEducation, compareWork } from './compareEntries';
import { compareTests } from './compareTests';
import { type ReadLanguage, type ReadResume, textOf } from './readResume';
import { RESUME_LIMITS, type ResumeSource } from './resume';
import {
  differencesOf,
  refusedRow,
  type Row,
  type RowField,
  type RowSection,
  sameText,
  textCutter,
} from './rows';
import { SEPARATOR } from '@/ui/text/separator';

interface ProfileValue {
  readonly section: RowSection;
  readonly field: RowField;
  /** The name of the field in the request. */
  readonly key: 'headline' | 'summary' | 'countryOfResidenceId' | 'skills' | 'languages';
  readonly before: unknown;
  readonly after: unknown;
  readonly sent: unknown;
  readonly former: unknown;
  readonly shortenedTo?: number | null;
}

/** A row for one field of the profile; its title is the name of the field. */
function profileRow(value: ProfileValue): Row {
  const { section, field, key, before, after, sent, former, shortenedTo = null } = value;
  const differences = differencesOf({ [field]: before }, { [field]: after });
  const isEmpty =
    before === null || before === undefined || before === '' || (before as unknown[]).length === 0;
  const state = differences.length === 0 ? 'same' : isEmpty ? 'new' : 'changed';
  const change = { part: 'profile' as const, values: { [key]: sent }, former: { [key]: former } };
  return {
    id: field,
    section,
    title: '',
    state,
    differences,
    shortenedTo,
    why: null,
    change: state === 'same' ? null : change,
  };
}

/** A row for a value of the account, which an import does not change. */
function accountRow(field: 'name' | 'email' | 'phone', before: string, after: string): readonly Row[] {
  if (after === '') return [];
  const isSame = sameText(before, after);
  const row = refusedRow('about', field, '', 'account');
  return [
    isSame ? { ...row, state: 'same', why: null } : { ...row, differences: [{ field, before, after }] },
  ];
}

function compareAbout(resume: ReadResume, { person, sections, places }: ResumeSource): readonly Row[] {
  const { profile } = sections;
  const rows: Row[] = [
    ...accountRow('name', person.name, resume.name),
    ...accountRow('email', person.email, resume.email),
    ...accountRow('phone', person.phone ?? '', resume.phone),
  ];
  const texts = [
    ['headline', resume.label, RESUME_LIMITS.headline],
    ['summary', resume.summary, RESUME_LIMITS.summary],
  ] as const;
  for (const [key, written, most] of texts) {
    if (written === '') continue;
    const { cut, shortenedTo } = textCutter();
    const sent = cut(written, most);
    const former = profile?.[key] ?? null;
    const value = { section: 'about', field: key, key, before: former, after: sent, sent, former } as const;
    rows.push(profileRow({ ...value, shortenedTo: shortenedTo() }));
  }
  if (resume.countryCode !== '') {
    const sent = places.idOf(resume.countryCode);
    const former = profile?.countryOfResidenceId ?? null;
    rows.push(
      sent === null
        ? refusedRow('about', 'residence', '', 'country')
        : profileRow({
            section: 'about',
            field: 'residence',
            key: 'countryOfResidenceId',
            before: places.codeOf(former),
            after: resume.countryCode,
            sent,
            former,
          }),
    );
  }
  return rows;
}

function compareSkills({ skills }: ReadResume, { sections }: ResumeSource): readonly Row[] {
  if (skills.length === 0) return [];
  const former = sections.profile?.skills ?? [];
  const { cut, shortenedTo } = textCutter();
  const all = [...former];
  for (const skill of skills) {
    const short = cut(skill, RESUME_LIMITS.skill);
    if (!all.some((skill) => sameText(skill, short))) all.push(short);
  }
  const sent = all.slice(0, Math.max(RESUME_LIMITS.skills, former.length));
  const row = profileRow({
    section: 'skills',
    field: 'skills',
    key: 'skills',
    before: former,
    after: sent,
    sent,
    former,
    shortenedTo: shortenedTo(),
  });
  return [
    row,
    ...(sent.length < all.length
      ? [refusedRow('skills', 'skills-full', all.slice(sent.length).join(SEPARATOR), 'full')]
      : []),
  ];
}

/** The language level that a file names: a level of the European framework (CEFR), or the mother tongue. */
function levelOf({ fluency, more }: ReadLanguage): LanguageLevel | undefined {
  const words = `${textOf(more.level)} ${fluency}`;
  const level = LANGUAGE_LEVELS.find((each) => new RegExp(`\\b${each}\\b`, 'i').test(words));
  return level ?? (/\b(?:native|mother tongue|bilingual)\b/i.test(words) ? 'native' : undefined);
}
function codeOf({ language, more }: ReadLanguage, former: readonly string[]): string | undefined {
  const choices = languageChoices(undefined, former);
  const code = textOf(more.code) || language;
  // The code comes first, because two codes may have one name: Filipino is 'fil' and 'tl'.
  const found =
    choices.find((each) => sameText(each.code, code)) ??
    choices.find(
      (each) => sameText(each.name, language) || sameText(languageName(each.code, 'en'), language),
    );
  return found?.code;
}

function compareLanguages({ languages }: ReadResume, { sections }: ResumeSource): readonly Row[] {
  const former = sections.profile?.languages ?? [];
  const known = former.map(({ code }) => code);
  const all = [...former];
  const rows: Row[] = [];
  for (const [at, spoken] of languages.entries()) {
    const [code, level] = [codeOf(spoken, known), levelOf(spoken)];
    if (code === undefined || level === undefined) {
      const title = [spoken.language, spoken.fluency].filter(Boolean).join(SEPARATOR) || '–';
      rows.push(refusedRow('languages', `language-${at}`, title, code === undefined ? 'language' : 'level'));
      continue;
    }
    const index = all.findIndex((each) => sameText(each.code, code));
    if (index >= 0) all[index] = { code, level };
    else if (all.length < RESUME_LIMITS.languages) all.push({ code, level });
    else rows.push(refusedRow('languages', `language-${at}`, spoken.language, 'full'));
  }
  if (languages.length === rows.length) return rows;
  const listed = (list: readonly { readonly code: string; readonly level: string }[]) =>
    list.map(({ code, level }) => `${code} ${level}`);
  const value = { section: 'languages', field: 'languages', key: 'languages' } as const;
  return [profileRow({ ...value, before: listed(former), after: listed(all), sent: all, former }), ...rows];
}

/**
 * What a resume would change in a profile, row by row. Values that the file leaves out stay in the profile.
 * @param kinds the language tests that can be chosen
 * @param newId creates the id of a new entry
 */
export function compareResume(
  resume: ReadResume,
  source: ResumeSource,
  kinds: readonly LanguageTestKind[],
  newId: () => string,
): readonly Row[] {
  return [
    ...compareAbout(resume, source),
    ...compareWork(resume.work, source, newId),
    ...compareEducation(resume.education, source, newId),
    ...compareSkills(resume, source),
    ...compareLanguages(resume, source),
    ...compareTests(resume.certificates, source, kinds, newId),
  ];
}

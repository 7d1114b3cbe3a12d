import { useTranslation } from 'react-i18next';
import type { ResumeData } from '@/features/resume/useResumeSource';
import { FALLBACK_LANGUAGE, LANGUAGE_CODES, type LanguageCode } from '@/config/languages';
import { isCredential } from '@/eligibility/credentials';
import { usePeriod } from '@/features/profile/entryTexts';
import { LANGUAGE_LEVELS, oneOf } from '@/features/profile/levels';
import { countryName, formatDate, formatList, languageName } from '@/i18n/format';
import type { TextKey } from '@/i18n/textKey';

/** The style of the sheet: black on white in every theme, with sides that follow the text direction. */
export const sheetSx = {
  color: '#000',
  backgroundColor: '#fff',
  colorScheme: 'light',
  forcedColorAdjust: 'none',
  border: '1px solid #999',
  borderRadius: '4px',
  paddingBlock: { xs: 3, sm: 6 },
  paddingInline: { xs: 2, sm: 6 },
  fontSize: '0.9375rem',
  lineHeight: 1.5,
  overflowWrap: 'anywhere',
  '&[lang="fa"], &[lang="ar"]': { lineHeight: 1.8 },
  '& h2': { fontSize: '1.75rem', lineHeight: 1.25, margin: 0 },
  '& h3': {
    fontSize: '1.0625rem',
    marginBlock: '1.25em 0.5em',
    marginInline: 0,
    paddingBlockEnd: '0.2em',
    borderBlockEnd: '1px solid #666',
    breakAfter: 'avoid',
  },
  '& h4': { fontSize: '1em', margin: 0, fontWeight: 700 },
  '& p': { margin: 0 },
  '& .text': { whiteSpace: 'pre-line' },
  // Each paragraph takes its direction from its own text.
  '& .text bdi': { unicodeBidi: 'plaintext' },
  '& ul': { listStyle: 'disc', margin: 0, paddingBlock: 0, paddingInline: '1.25em 0' },
  '& ul.entries, & ul.plain': { listStyle: 'none', padding: 0 },
  '& .entry': { breakInside: 'avoid' },
  '& .entry + .entry, & dl + .entries': { marginBlockStart: '0.75em' },
  '& .line': { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: '1.5em' },
  '& .together': { whiteSpace: 'nowrap' },
  '& .when, & .facts': { color: '#333', fontSize: '0.9375em' },
  '& .plain li': { display: 'inline' },
  '& .plain li + li::before': { content: '" · "' },
  '& dl': { margin: 0 },
  '& dl > div': { display: 'flex', flexWrap: 'wrap', columnGap: '1em', breakInside: 'avoid' },
  '& dt': { flex: '0 0 13em', color: '#333' },
  '& dd': { flex: '1 1 12em', margin: 0 },
  '@media print': { border: 0, borderRadius: 0, padding: 0, fontSize: '11pt' },
} as const;

/** While this page is open, printing prints only the sheet. */
export const pageStyles = {
  '@page': { margin: '16mm' },
  '@media print': { 'html, body, #root': { background: '#fff !important' } },
} as const;

export const VERSIONS = ['employers', 'everything'] as const;
type Version = (typeof VERSIONS)[number];
export const PRINT_PARTS = ['summary', 'experience', 'education', 'skills', 'languages', 'contact'] as const;
export type PrintPart = (typeof PRINT_PARTS)[number];
export const PART_NAMES = {
  summary: 'fields:summary',
  experience: 'terms:workExperience',
  education: 'terms:education',
  skills: 'fields:skills',
  languages: 'print:part.languages',
  contact: 'print:part.contact',
} as const satisfies Readonly<Record<PrintPart, TextKey>>;

/** The content and the language of the print. */
export interface PrintOptions {
  readonly language: LanguageCode;
  readonly version: Version;
  readonly without: readonly PrintPart[];
}

/** Reads the options from the query string. Invalid values count as absent. */
export function readOptions(params: URLSearchParams, standard: LanguageCode): PrintOptions {
  const without = (params.get('without') ?? '').split(',');
  return {
    language: LANGUAGE_CODES.find((code) => code === params.get('language')) ?? standard,
    version: VERSIONS.find((version) => version === params.get('version')) ?? 'employers',
    without: PRINT_PARTS.filter((part) => without.includes(part)),
  };
}

/** The query parameters of the options. Default values are left out. */
export function writeOptions(
  { language, version, without }: PrintOptions,
  standard: LanguageCode,
): Record<string, string> {
  return {
    ...(language === standard ? {} : { language }),
    ...(version === 'employers' ? {} : { version }),
    ...(without.length === 0 ? {} : { without: without.join(',') }),
  };
}

/** Dates of a resume are always Gregorian, because readers abroad use that calendar. */
const GREGORIAN = { calendar: 'gregory' } as const;

/** Returns functions that format stored values in the language of the print. */
export function useSheet({ countryOf }: Pick<ResumeData, 'countryOf'>) {
  const { t, i18n } = useTranslation(['print', 'profile', 'eligibility', 'fields', 'terms']);
  const period = usePeriod();
  const language: LanguageCode = LANGUAGE_CODES.find((code) => code === i18n.language) ?? FALLBACK_LANGUAGE;
  const month = (value: string | null): string =>
    value === null
      ? ''
      : formatDate(`${value}-01`, { ...GREGORIAN, year: 'numeric', month: 'long' }, language);
  return {
    t,
    language,
    month,
    day: (value: string): string => formatDate(value, { ...GREGORIAN, dateStyle: 'long' }, language),
    list: (names: readonly string[]): string => formatList(names, language),
    /** From one month to another, or to now. */
    range: (from: string | null, to: string | null, isOver: boolean): string => {
      const end = to === null ? (isOver || from === null ? '' : t('sheet.now')) : month(to);
      return period(month(from), end);
    },
    country: (id: string | null): string => {
      const country = countryOf(id);
      return country === undefined ? '' : countryName(country, language);
    },
    spoken: (code: string): string => {
      try {
        return languageName(code, language);
      } catch {
        return code;
      }
    },
    level: (value: string): string => {
      const ownLevel = oneOf(LANGUAGE_LEVELS, value);
      return ownLevel === undefined ? value : t(`profile:languageLevel.${ownLevel}`);
    },
    credential: (value: string | null): string =>
      value !== null && isCredential(value) ? t(`eligibility:credential.${value}`) : '',
  };
}
export type SheetWords = ReturnType<typeof useSheet>;

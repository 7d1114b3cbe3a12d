import { LANGUAGE_CODES, type LanguageCode } from '@/config/languages';
import type { TextKey } from '@/i18n/textKey';

export const VERSIONS = ['employers', 'everything'] as const;
export type Version = (typeof VERSIONS)[number];
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

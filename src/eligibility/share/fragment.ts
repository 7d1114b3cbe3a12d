import { objectOf } from '@/runtime/typed';
import {
  ABILITIES,
  HIGHEST_LEVEL,
  LOWEST_LEVEL,
  type OfficialLanguage,
  type SomeLevels,
} from '@/eligibility/abilities';
import { type Credential, isCredential } from '@/eligibility/credentials';

/** A longer fragment is not from this app (three columns take 700 characters, more if they are escaped). */
const MOST_READ = 4096;
const VERSION = '1';
const UNKNOWN = '?';
const MOST_AGE = 120;
const MOST_YEARS = 60;

/** The values of a link by name, and the id of the rules that it was made under. */
export interface Fragment {
  readonly rules: string;
  readonly values: ReadonlyMap<string, string>;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Pairs of name and value. If a name occurs twice, the first value counts. */
function pairs(text: string, separator: string): Map<string, string> {
  const byName = new Map<string, string>();
  for (const part of text.split(separator)) {
    const at = part.indexOf('=');
    if (at > 0 && !byName.has(part.slice(0, at))) byName.set(part.slice(0, at), part.slice(at + 1));
  }
  return byName;
}

/** The content of a fragment, with or without its '#'; null if it is too long or of another version. */
export function readFragment(hash: string): Fragment | null {
  const text = hash.replace(/^#/, '');
  if (text === '' || text.length > MOST_READ) return null;
  const values = pairs(decoded(text), '&');
  return values.get('v') === VERSION ? { rules: (values.get('rules') ?? '').slice(0, 60), values } : null;
}

/** A fragment with its '#', from values that are already encoded. */
export const writeFragment = (rules: string, values: readonly (readonly [string, string])[]): string =>
  `#${[['v', VERSION], ['rules', rules], ...values].map(([name, value]) => `${name}=${value}`).join('&')}`;

/** The answers inside one value: 'age=29;edu=doctoral'. */
export const readAnswers = (value: string): ReadonlyMap<string, string> => pairs(value, ';');

/** Encodes answers as one value. Undefined ones are left out. */
export const writeAnswers = (answers: readonly (readonly [string, string | undefined])[]): string =>
  answers
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${value ?? ''}`)
    .join(';');

/** A whole number from 0 to `most`; undefined for anything else. */
function readNumber(text: string | undefined, most: number): number | undefined {
  if (text === undefined || !/^\d{1,3}$/.test(text)) return undefined;
  const value = Number(text);
  return value <= most ? value : undefined;
}
export const readAge = (text: string | undefined) => readNumber(text, MOST_AGE);
export const readYears = (text: string | undefined) => readNumber(text, MOST_YEARS);

export const readCredential = (text: string | undefined): Credential | undefined =>
  text !== undefined && isCredential(text) ? text : undefined;

/** One of some words; undefined for anything else. */
export const readWord = <Word extends string>(
  text: string | undefined,
  words: readonly Word[],
): Word | undefined => words.find((word) => word === text);

/** A boolean, encoded as '1' or '0'. */
export const readFlag = (text: string | undefined): boolean | undefined =>
  text === '1' ? true : text === '0' ? false : undefined;
export const writeFlag = (value: boolean | undefined): string | undefined =>
  value === undefined ? undefined : value ? '1' : '0';
export const writeNumber = (value: number | undefined): string | undefined =>
  value === undefined ? undefined : String(value);

/** Four levels, '9,10,9,?'; undefined if none of them can be read. */
export function readLevels(texts: readonly string[]): SomeLevels | undefined {
  const levels = ABILITIES.map((_, at) => {
    const level = readNumber(texts[at], HIGHEST_LEVEL);
    return level !== undefined && level >= LOWEST_LEVEL ? level : undefined;
  });
  if (levels.every((level) => level === undefined)) return undefined;
  return objectOf(ABILITIES, (_ability, at) => levels[at]);
}

export const writeLevels = (levels: SomeLevels): string =>
  ABILITIES.map((ability) => levels[ability] ?? UNKNOWN).join(',');

/** A language with its levels, 'en,9,10,9,9'. */
export function readLanguage(
  text: string | undefined,
): { language: OfficialLanguage | undefined; clb: SomeLevels } | undefined {
  const [name, ...texts] = text?.split(',') ?? [];
  const language = readWord(name, ['en', 'fr']);
  if (language === undefined && name !== UNKNOWN) return undefined;
  const clb = readLevels(texts);
  if (clb === undefined && language === undefined) return undefined;
  return { language, clb: clb ?? {} };
}

export const writeLanguage = (answer: {
  readonly language?: OfficialLanguage | undefined;
  readonly clb: SomeLevels;
}): string => `${answer.language ?? UNKNOWN},${writeLevels(answer.clb)}`;

/** The second language, which must differ from the first; null for none. */
export function readSecond(
  text: string | undefined,
  first: OfficialLanguage | undefined,
): ReturnType<typeof readLanguage> | null {
  if (text === 'none') return null;
  const second = readLanguage(text);
  return second?.language !== undefined && second.language === first ? undefined : second;
}

export const writeSecond = (
  second: Parameters<typeof writeLanguage>[0] | null | undefined,
): string | undefined =>
  second === undefined ? undefined : second === null ? 'none' : writeLanguage(second);

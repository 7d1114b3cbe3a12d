import { compareTexts, languageName as nameOf } from '@/i18n/format';
import { currentLanguage } from '@/i18n/language';

/**
 * Codes (ISO 639) of the languages to choose from: those that applicants, employers and authorities use. Each
 * has a name of its own, so 'tl' is left out: it is shown as Filipino, like 'fil'.
 */
const CODES =
  'af ak am ar az be bg bn bs ca ceb cs cy da de el en es et eu fa fi fil fr ga gl gu ha he hi hr ht hu hy id ig is it ja jv ka kk km kn ko ku ky lo lt lv mg mk ml mn mr ms mt my ne nl no om pa pl ps pt ro ru rw sd si sk sl so sq sr st sv sw ta te tg th ti tk tn tr ug uk ur uz vi wo xh yo yue zh zu'.split(
    ' ',
  );
const CODE = /^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i;

/**
 * A language's name in the interface language with a capital letter, for the start of a line: French and
 * Spanish use small letters inside a sentence. The code itself when it has no name.
 */
export function languageName(code: string, language = currentLanguage()): string {
  if (!CODE.test(code)) return code;
  try {
    const name = nameOf(code, language);
    return name === code ? code : name.charAt(0).toUpperCase() + name.slice(1);
  } catch {
    return code;
  }
}

interface LanguageChoice {
  readonly code: string;
  readonly name: string;
}

/** All languages to choose from and those already chosen, sorted by their names in a language. */
export function languageChoices(
  language = currentLanguage(),
  chosen: readonly string[] = [],
): LanguageChoice[] {
  const compare = compareTexts(language);
  const codes = new Set([...CODES, ...chosen.filter((code) => code !== '')]);
  return [...codes]
    .map((code) => ({ code, name: languageName(code, language) }))
    .sort((a, b) => compare(a.name, b.name));
}

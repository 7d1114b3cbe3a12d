/** A language tag that is valid in a `lang` attribute. */
const TAG = /^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/i;

/** The BCP 47 language tag of an employer's text; undefined when it is missing or invalid. */
export const languageTag = (language: string | null | undefined): string | undefined =>
  language && TAG.test(language) ? language : undefined;

/** The paragraphs of an employer's text, split at its blank lines. */
export const paragraphsOf = (text: string): readonly string[] =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');

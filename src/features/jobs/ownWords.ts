/** A tag of a language as it may stand in an attribute. */
const TAG = /^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/i;

/** The language of an employer's text, BCP 47; undefined where it is not known or no tag. */
export const languageTag = (language: string | null | undefined): string | undefined =>
  language && TAG.test(language) ? language : undefined;

/** The paragraphs of an employer's text: it is parted at its blank lines. */
export const paragraphsOf = (text: string): readonly string[] =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');

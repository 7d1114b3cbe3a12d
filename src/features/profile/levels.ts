/**
 * Experience levels of a profile. The ids are part of the contract with the backend; the names are
 * translated.
 */
export const EXPERIENCE_LEVELS = ['entry', 'intermediate', 'senior', 'expert'] as const;

/** Language levels: those of the European framework (CEFR), and the mother tongue. */
export const LANGUAGE_LEVELS = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2', 'native'] as const;
export type LanguageLevel = (typeof LANGUAGE_LEVELS)[number];

/** Codes of the education levels that have a translated name. */
export const NAMED_EDUCATION = ['high-school', 'bachelors', 'masters', 'phd'] as const;

/** The member of a list that equals a text of the server; undefined when there is none. */
export const oneOf = <T extends string>(
  list: readonly T[],
  value: string | null | undefined,
): T | undefined => list.find((item) => item === value);

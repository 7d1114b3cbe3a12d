/** Experience levels of a profile: their ids are the contract with the backend, their names stand in the texts. */
export const EXPERIENCE_LEVELS = ['entry', 'intermediate', 'senior', 'expert'] as const;

/** How well a language is spoken: the European framework, and the mother tongue. */
export const LANGUAGE_LEVELS = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2', 'native'] as const;
export type LanguageLevel = (typeof LANGUAGE_LEVELS)[number];

/** Education levels that the interface can name in every language, by code. */
export const NAMED_EDUCATION = ['high-school', 'bachelors', 'masters', 'phd'] as const;

/** The member of a list that a text of the server is, if any. */
export const oneOf = <T extends string>(
  list: readonly T[],
  value: string | null | undefined,
): T | undefined => list.find((item) => item === value);

/** The sections of the page in their order; each name is also its anchor in the address. */
export const SECTIONS = [
  'appearance',
  'language',
  'keyboard',
  'notifications',
  'account',
  'password',
  'sessions',
  'two-factor',
  'google',
  'device',
] as const;
export type SectionId = (typeof SECTIONS)[number];

/** Which section a `#fragment` names, if it names one. */
export const sectionOf = (hash: string): SectionId | undefined => SECTIONS.find((id) => `#${id}` === hash);

/** The four abilities that every language test measures, in the order in which they are always written. */
export const ABILITIES = ['listening', 'reading', 'writing', 'speaking'] as const;
export type Ability = (typeof ABILITIES)[number];

/** The two official languages of Canada. */
export type OfficialLanguage = 'en' | 'fr';
export const otherLanguage = (language: OfficialLanguage): OfficialLanguage =>
  language === 'en' ? 'fr' : 'en';

export type PerAbility<Value> = Readonly<Record<Ability, Value>>;

/** Levels from 3 to 10 (CLB, or NCLC for French). 3 means 3 or lower, 10 means 10 or higher. */
export type Levels = PerAbility<number>;
/** Levels of which some are unknown. */
export type SomeLevels = Readonly<{ [ability in Ability]?: number | undefined }>;

export const LOWEST_LEVEL = 3;
export const HIGHEST_LEVEL = 10;

/** Calls a function for each ability and collects the values. */
export const eachAbility = <Value>(value: (ability: Ability) => Value): PerAbility<Value> => ({
  listening: value('listening'),
  reading: value('reading'),
  writing: value('writing'),
  speaking: value('speaking'),
});

export const lowestOf = (levels: Levels): number => Math.min(...ABILITIES.map((ability) => levels[ability]));

export const areComplete = (levels: SomeLevels): levels is Levels =>
  ABILITIES.every((ability) => levels[ability] !== undefined);

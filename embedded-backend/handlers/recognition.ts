import type { Country, EducationLevel } from '../data/records.ts';

/**
 * How a level counts in a country: unchanged in its own country, elsewhere as an equivalent level of that
 * country.
 */
export const recognition = (
  level: EducationLevel,
  country: Country,
  active: readonly EducationLevel[],
): Record<string, unknown> => {
  const pair = { educationLevelId: level.id, countryId: country.id };
  if (level.countryId === country.id) {
    return { ...pair, recognized: true, equivalent: level.name, notes: 'A qualification of this country.' };
  }
  const local = active.filter((other) => other.countryId === country.id);
  const general = active.filter((other) => other.countryId === null);
  const equivalent =
    local.find((other) => other.level === level.level) ??
    general.find((other) => other.level === level.level);
  if (!equivalent) {
    return {
      ...pair,
      recognized: false,
      equivalent: null,
      notes: 'No equivalent is known. An individual assessment is needed.',
    };
  }
  return {
    ...pair,
    recognized: true,
    equivalent: equivalent.name,
    notes:
      level.countryId === null
        ? null
        : 'An Educational Credential Assessment (ECA) by a designated body is needed.',
  };
};

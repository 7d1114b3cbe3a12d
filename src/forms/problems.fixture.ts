import type { Problems } from './problems';

/** The last part of the text key of each wrong field. */
export const sentencesOf = (problems: Problems): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...problems].map(([field, wrong]) => [
      field,
      'key' in wrong ? (wrong.key.split(/[:.]/).at(-1) ?? '') : wrong.text,
    ]),
  );

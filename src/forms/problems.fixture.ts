import type { Problems } from './problems';

/** Which sentence stands beside each wrong field, by the last part of its key. */
export const sentencesOf = (problems: Problems): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...problems].map(([field, wrong]) => [
      field,
      'key' in wrong ? (wrong.key.split(/[:.]/).at(-1) ?? '') : wrong.text,
    ]),
  );

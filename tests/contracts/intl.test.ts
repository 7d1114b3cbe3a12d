import { expect, it } from 'vitest';

/**
 * Only one folder uses Intl, and one function returns its locale. Uses that do not depend on the language are
 * listed here.
 */
const sources = import.meta.glob<string>(
  ['../../src/**/*.{ts,tsx}', '!../../src/**/*.{test,fixture}.*', '!../../src/i18n/**'],
  { eager: true, query: '?raw', import: 'default' },
);
const formatters = import.meta.glob<string>(['../../src/i18n/*.ts', '!../../src/i18n/*.test.*'], {
  eager: true,
  query: '?raw',
  import: 'default',
});
const USE = /\bIntl\.(?:Segmenter|[A-Z]\w*\()|new Intl\.|\.toLocale\w*\(|\.localeCompare\(/;
const WITHOUT_LANGUAGE = [
  // The lists in the build are sorted by their English names, as a server does.
  'api/fallback/samplePage.ts',
  // Splits a text into the characters that people see.
  'ui/text/graphemes.ts',
  // The name of the browser's time zone.
  'layout/updates/updates.ts',
  // Sorted by code, day or id.
  'eligibility/noc/search.ts',
  'eligibility/plan/plan.ts',
  'eligibility/plan/states.ts',
  'eligibility/profile/plainProfile.ts',
  'features/plan/workOut.ts',
  'features/profile/newestFirst.ts',
  'features/tasks/due.ts',
  'features/standing/profileAnswers.ts',
  'pages/applications/listView.ts',
  'pages/documents/listView.ts',
  'pages/tasks/TasksPage.tsx',
  // Splits duties into words.
  'eligibility/noc/words.ts',
];

it('formats with Intl in src/i18n only', () => {
  const users = Object.entries(sources).flatMap(([file, text]) =>
    USE.test(text) ? [file.slice(file.indexOf('src/') + 4)] : [],
  );
  expect(users.sort()).toEqual(WITHOUT_LANGUAGE.toSorted());
});

it('gives every use of Intl the locale of intlLocale', () => {
  const uses = Object.values(formatters).flatMap(
    (text) => text.match(/(?:new Intl\.\w+|\.toLocale\w+)\(.{0,80}/gs) ?? [],
  );
  expect(uses.length).toBeGreaterThan(5);
  expect(uses.filter((use) => !use.includes('intlLocale('))).toEqual([]);
});

import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { REJECTION_REASONS } from '@/config/documents';
import { APPLICATION_CONSENTS, APPLICATION_STATUSES, JOB_CATEGORIES, OUTCOME_REASONS } from '@/config/jobs';
import { SERVER_ROLES } from '@/config/roles';
import { TYPES } from '@/features/documents/checks';
import { EXPERIENCE_LEVELS } from '@/features/profile/levels';
import { KIND_PARAMETERS } from '@/layout/notifications/wording';

const page = readFileSync('docs/backend.md', 'utf8');
/** The item of docs/backend.md's list of words that begins with this text, in one line. */
const item = (start: string): string =>
  (page.split('\n- ').find((each) => each.startsWith(start)) ?? '').replaceAll(/\s+/g, ' ');

it.each<[string, readonly string[]]>([
  ['`roles`', Object.keys(SERVER_ROLES)],
  ['Status of an application', APPLICATION_STATUSES],
  ['Reason why an application ended', OUTCOME_REASONS],
  ['Consents of an application', Object.values(APPLICATION_CONSENTS).map(({ id }) => id)],
  ['Job category', JOB_CATEGORIES],
  ['`experienceLevelId`', EXPERIENCE_LEVELS],
  ['Type of a document', TYPES],
  ['Reason why a document', REJECTION_REASONS],
])('docs/backend.md lists the words of the app for: %s', (start, words) => {
  expect(words.filter((word) => !item(start).includes(`\`${word}\``))).toEqual([]);
});

it('docs/backend.md lists the kinds of notifications that have a text, with the parameter of the text', () => {
  const listed = item('Kind of a notification');
  const expected = Object.entries(KIND_PARAMETERS).map(([kind, name]) =>
    name === null ? `\`${kind}\`` : `\`${kind}\` \`{${name}}\``,
  );
  expect(expected.filter((each) => !listed.includes(each))).toEqual([]);
});

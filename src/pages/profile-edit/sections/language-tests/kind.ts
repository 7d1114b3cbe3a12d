import type { LanguageTest, LanguageTestInput } from '@/api/endpoints/profileEntryShapes';
import { profileSections } from '@/api/endpoints/profileSections';
import { send } from '@/api/queries';
import { PROFILE_MOST } from '@/config/profile';
import type { EntryKind } from '@/pages/profile-edit/sections/entries/entryKind';
import { TEST_FIELDS, testBody, type TestKind, type TestValues, testValues, testValuesFrom } from './values';

/** @param tests the tests that can be chosen */
export const languageTestKind = (
  tests: readonly TestKind[],
): EntryKind<LanguageTest, TestValues, LanguageTestInput> => ({
  section: 'tests',
  part: 'languageTests',
  most: PROFILE_MOST.languageTests,
  fields: TEST_FIELDS,
  valuesOf: (test) => testValues(test, tests),
  valuesFrom: testValuesFrom,
  bodyOf: (values, before) => testBody(values, before, tests),
  put: (id, body) => send(profileSections.saveLanguageTest, { path: { id }, body }),
  remove: (id, options) => send(profileSections.removeLanguageTest, { path: { id }, ...options }),
  read: profileSections.saveLanguageTest.read,
});

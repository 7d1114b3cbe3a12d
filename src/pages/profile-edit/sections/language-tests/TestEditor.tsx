import type { ComponentProps } from 'react';
import type { LanguageTest } from '@/api/endpoints/profileEntryShapes';
import { profileSections } from '@/api/endpoints/profileSections';
import { user } from '@/api/endpoints/user';
import { send } from '@/api/queries';
import { isAbsent } from '@/errors/ApiError';
import { showStored } from '@/pages/profile-edit/sections/entries/showStored';
import { useEntryStore } from '@/pages/profile-edit/sections/entries/useEntryStore';
import { TestForm } from './TestForm';
import { TEST_FIELDS, testBody, type TestValues, testValues } from './values';

interface TestEditorProps extends Omit<ComponentProps<typeof TestForm>, 'store'> {
  /** The backend takes tests and never changes them. */
  readonly onKept: () => void;
}

/** The form of a test and where it is kept: by PUT, or by the older call that only adds. */
export function TestEditor({ onKept, ...form }: TestEditorProps) {
  const { entry, kinds } = form;
  const store = useEntryStore<LanguageTest, TestValues>({
    first: entry,
    fields: TEST_FIELDS,
    valuesOf: (test) => testValues(test, kinds.list),
    async save(id, values, before) {
      const body = testBody(values, before, kinds.list);
      try {
        return await send(profileSections.saveLanguageTest, {
          path: { id },
          body: { ...body, lastModified: before?.lastModified ?? null },
        });
      } catch (error) {
        if (before !== null || !isAbsent(error)) throw error;
        const { name, language, score, takenAt } = body;
        const added = await send(user.addLanguageTest, {
          body: { name: name ?? '', language: language ?? '', score: score ?? '', takenAt: takenAt ?? null },
        });
        onKept();
        return added;
      }
    },
    read: profileSections.saveLanguageTest.read,
    onStored: (test) => showStored('languageTests', test),
  });
  return <TestForm {...form} store={store} />;
}

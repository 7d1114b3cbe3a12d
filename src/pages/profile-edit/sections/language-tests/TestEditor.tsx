import type { ComponentProps } from 'react';
import { user } from '@/api/endpoints/user';
import { send } from '@/api/queries';
import { isAbsent } from '@/errors/ApiError';
import { useEntryStore } from '@/pages/profile-edit/sections/entries/useEntryStore';
import { languageTestKind } from './kind';
import { TestForm } from './TestForm';

interface TestEditorProps extends Omit<ComponentProps<typeof TestForm>, 'store'> {
  /** Called when the older endpoint has stored the test: such a backend cannot change stored tests. */
  readonly onKept: () => void;
}

/** The form of a test with its store: PUT, or the older endpoint that only adds tests. */
export function TestEditor({ onKept, ...form }: TestEditorProps) {
  const { entry, kinds } = form;
  const kind = languageTestKind(kinds.list);
  const store = useEntryStore(
    {
      ...kind,
      async put(id, body, before) {
        try {
          return await kind.put(id, body, before);
        } catch (error) {
          if (before !== null || !isAbsent(error)) throw error;
          const { name, language, score, takenAt } = body;
          const added = await send(user.addLanguageTest, {
            body: {
              name: name ?? '',
              language: language ?? '',
              score: score ?? '',
              takenAt: takenAt ?? null,
            },
          });
          onKept();
          return added;
        }
      },
    },
    entry,
  );
  return <TestForm {...form} store={store} />;
}

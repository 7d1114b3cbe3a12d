import type { ProfileSections } from '@/api/endpoints/profileSections';
import { queryClient } from '@/api/queries';
import { ownSectionsQuery } from '@/features/profile/useOwnSections';
import type { Entry } from './entryKind';

type EntryPart = 'education' | 'experience' | 'languageTests';

/** Puts a saved entry into the cache, so that it is shown before the list is read again. */
export function showStored(part: EntryPart, entry: Entry): void {
  queryClient().setQueryData(ownSectionsQuery().queryKey, (before: ProfileSections | undefined) => {
    if (before === undefined) return undefined;
    const all: readonly Entry[] = before[part];
    const isKnown = all.some(({ id }) => id === entry.id);
    const next = isKnown ? all.map((one) => (one.id === entry.id ? entry : one)) : [...all, entry];
    return { ...before, [part]: next };
  });
}

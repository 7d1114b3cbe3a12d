import type { Education } from '@/api/endpoints/profileEntryShapes';
import type { SaveOutcome, SectionStore } from '@/pages/profile-edit/form/saving';
import type { SectionProps } from '@/pages/profile-edit/sections/section';
import { useProfileStore } from '@/pages/profile-edit/sections/useProfileStore';
import { useEntryStore } from '@/pages/profile-edit/sections/entries/useEntryStore';
import { educationKind } from './kind';
import type { EducationValues } from './fields';

const LEVEL = ['educationLevelId'] as const;

/**
 * The store of an education. It also saves the profile's education level when this education is the highest
 * one.
 * @param first the entry that the server had when the form opened; null for a new one
 */
export function useEducationStore(
  { user, sections }: SectionProps,
  first: Education | null,
): SectionStore<EducationValues> {
  const profile = useProfileStore(user.id, sections.profile, LEVEL);
  const isHighest = (entry: Education | null): boolean => {
    if (entry === null) return sections.education.length === 0;
    const { educationLevelId } = entry;
    return educationLevelId !== null && educationLevelId === profile.saved.educationLevelId;
  };
  const store = useEntryStore(educationKind(isHighest), first);

  const save = async (values: EducationValues): Promise<SaveOutcome<EducationValues>> => {
    const saved = await store.save(values);
    const { highest, educationLevelId } = values;
    if (saved.kind === 'conflict' || saved.kind === 'failed') return saved;
    if (!highest || educationLevelId === '' || educationLevelId === profile.saved.educationLevelId)
      return saved;
    let level = await profile.save({ educationLevelId });
    // Only this field is written, so changes that somebody else made to other fields stay.
    if (level.kind === 'conflict') level = await profile.save({ educationLevelId });
    if (level.kind === 'failed') return { kind: 'failed', error: level.error, note: 'levelNotSaved' };
    return level.kind === 'conflict' ? saved : { kind: 'saved' };
  };
  return { ...store, save };
}

import type { Education, EducationInput } from '@/api/endpoints/profileEntryShapes';
import { profileSections } from '@/api/endpoints/profileSections';
import { send } from '@/api/queries';
import { PROFILE_MOST } from '@/config/profile';
import type { EntryKind } from '@/pages/profile-edit/sections/entries/entryKind';
import { entryDraft } from '@/pages/profile-edit/sections/entries/entryDraft';
import { EDUCATION, educationBody, type EducationValues, educationValues } from './fields';

/** @param isHighest whether the profile has its education level from an entry; null for a new entry */
export const educationKind = (
  isHighest: (entry: Education | null) => boolean,
): EntryKind<Education, EducationValues, EducationInput> => ({
  section: 'education',
  part: 'education',
  most: PROFILE_MOST.education,
  fields: EDUCATION.names,
  // The profile decides whether an entry is the highest, so changing only that creates no draft.
  draftFields: EDUCATION.names.filter((field) => field !== 'highest'),
  valuesOf: (entry) => educationValues(entry, isHighest(entry)),
  valuesFrom: entryDraft(EDUCATION),
  bodyOf: educationBody,
  put: (id, body) => send(profileSections.saveEducation, { path: { id }, body }),
  remove: (id, options) => send(profileSections.removeEducation, { path: { id }, ...options }),
  read: profileSections.saveEducation.read,
});

import type { Experience, ExperienceInput } from '@/api/endpoints/profileEntryShapes';
import { profileSections } from '@/api/endpoints/profileSections';
import { send } from '@/api/queries';
import { PROFILE_MOST } from '@/config/profile';
import type { EntryKind } from '@/pages/profile-edit/sections/entries/entryKind';
import { entryDraft } from '@/pages/profile-edit/sections/entries/entryDraft';
import { JOB, jobBody, type JobValues, jobValues } from './fields';

export const JOB_KIND: EntryKind<Experience, JobValues, ExperienceInput> = {
  section: 'experience',
  part: 'experience',
  most: PROFILE_MOST.experience,
  fields: JOB.names,
  valuesOf: jobValues,
  valuesFrom: entryDraft(JOB),
  bodyOf: jobBody,
  put: (id, body) => send(profileSections.saveExperience, { path: { id }, body }),
  remove: (id, options) => send(profileSections.removeExperience, { path: { id }, ...options }),
  read: profileSections.saveExperience.read,
};

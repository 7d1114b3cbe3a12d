import type { Education, Experience, LanguageTest } from '@/api/endpoints/profileEntryShapes';
import { type ProfileSections, profileSections } from '@/api/endpoints/profileSections';
import { type UserProfile, type UserProfileInput, userProfiles } from '@/api/endpoints/userProfiles';
import { send, sendAny } from '@/api/send';
import type { Change } from './rows';

/** A change that was written, with the function that undoes it. */
export interface Applied {
  readonly takeBack: () => Promise<void>;
}

type Entry = Education | Experience | LanguageTest;

const ENTRY_CALLS = {
  education: { save: profileSections.saveEducation, remove: profileSections.removeEducation },
  experience: { save: profileSections.saveExperience, remove: profileSections.removeExperience },
  languageTests: { save: profileSections.saveLanguageTest, remove: profileSections.removeLanguageTest },
} as const;

/** The request body contains every writable field, because a backend may replace the whole record. */
const bodyOf = (profile: UserProfile, values: Partial<UserProfileInput>): UserProfileInput => {
  const { id: _id, userId: _userId, createdAt: _createdAt, skills, languages, isPublic, ...rest } = profile;
  return {
    ...rest,
    skills: skills ?? [],
    languages: languages ?? [],
    isPublic: isPublic ?? true,
    ...values,
  };
};

/**
 * Writes the rows of an import one after another. Each write to the profile starts from the state after the
 * last one.
 */
export function createApplier(sections: Pick<ProfileSections, 'profile'>) {
  let { profile } = sections;
  const writeProfile = async (values: Partial<UserProfileInput>): Promise<void> => {
    profile =
      profile === null
        ? await send(userProfiles.create, { body: values })
        : await send(userProfiles.update, { path: { id: profile.id }, body: bodyOf(profile, values) });
  };
  /**
   * Undoing writes the former values over the new ones. The request must name `lastModified` of the write
   * that it undoes.
   */
  async function apply(change: Change): Promise<Applied> {
    if (change.part === 'profile') {
      await writeProfile(change.values);
      return { takeBack: () => writeProfile(change.former) };
    }
    const { id, values, former } = change;
    const { save, remove } = ENTRY_CALLS[change.part];
    const { lastModified } = await sendAny<Entry>(save, { path: { id }, body: values });
    return {
      async takeBack() {
        if (former === null) return sendAny(remove, { path: { id } });
        // Only the server decides about the status of a test.
        const { id: _id, status: _status, ...body } = { status: undefined, ...former };
        await sendAny<Entry>(save, { path: { id }, body: { ...body, lastModified } });
      },
    };
  }
  return { apply };
}
export type Applier = ReturnType<typeof createApplier>;

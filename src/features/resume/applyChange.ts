import type { ProfileSections } from '@/api/endpoints/profileSections';
import { profileSections } from '@/api/endpoints/profileSections';
import { type UserProfile, type UserProfileInput, userProfiles } from '@/api/endpoints/userProfiles';
import { send } from '@/api/send';
import type { Change } from './rows';

/** A change that was written, with the function that undoes it. */
export interface Applied {
  readonly takeBack: () => Promise<void>;
}

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
    const path = { id: change.id };
    switch (change.part) {
      case 'education': {
        const { lastModified } = await send(profileSections.saveEducation, { path, body: change.values });
        const { former } = change;
        return {
          async takeBack() {
            if (former === null) return send(profileSections.removeEducation, { path });
            const { id: _id, ...body } = former;
            await send(profileSections.saveEducation, { path, body: { ...body, lastModified } });
          },
        };
      }
      case 'experience': {
        const { lastModified } = await send(profileSections.saveExperience, { path, body: change.values });
        const { former } = change;
        return {
          async takeBack() {
            if (former === null) return send(profileSections.removeExperience, { path });
            const { id: _id, ...body } = former;
            await send(profileSections.saveExperience, { path, body: { ...body, lastModified } });
          },
        };
      }
      default: {
        const { lastModified } = await send(profileSections.saveLanguageTest, { path, body: change.values });
        const { former } = change;
        return {
          async takeBack() {
            if (former === null) return send(profileSections.removeLanguageTest, { path });
            const { id: _id, status: _status, ...body } = former;
            await send(profileSections.saveLanguageTest, { path, body: { ...body, lastModified } });
          },
        };
      }
    }
  }
  return { apply };
}
export type Applier = ReturnType<typeof createApplier>;

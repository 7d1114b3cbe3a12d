import { isoAfter, type Backend } from '../backend.ts';
import type { ProfileFields } from '../data/emptyProfile.ts';
import type { User, UserProfile } from '../data/records.ts';
import type { Form } from '../http/Form.ts';
import { conflict, HttpFailure } from '../http/HttpFailure.ts';
import { isAdmin, profileOf } from '../security/sessions.ts';
import { CATEGORIES, EXPERIENCE_LEVELS } from '../seed/trades.ts';
import { birthField, countryFields, isSame } from '../profile/fields.ts';
import { countryField, newProfile } from './authRegistration.ts';
import { refuseStale } from './stale.ts';

const languageOf = (item: unknown): { code: string; level: string } | undefined => {
  if (typeof item !== 'object' || item === null) return undefined;
  const { code, level } = item as { code?: unknown; level?: unknown };
  const texts = typeof code === 'string' && typeof level === 'string';
  return texts && code !== '' && code.length <= 20 && level.length <= 20 ? { code, level } : undefined;
};

/** The fields that are in the body, validated. */
const profileFields = (backend: Backend, form: Form): Partial<ProfileFields> => {
  const fields: Record<string, unknown> = {};
  const existing = (name: string, value: string | null, exists: (id: string) => boolean): string | null => {
    if (value !== null && !exists(value)) form.fail(name, 'This value is not known.');
    return value;
  };
  const readers: Record<string, (name: string) => unknown> = {
    countryOfBirthId: (name) => countryField(backend, form, name),
    countryOfResidenceId: (name) => countryField(backend, form, name),
    referralCode: (name) => form.text(name, { max: 50 }) ?? null,
    headline: (name) => form.text(name, { max: 160 }) ?? null,
    summary: (name) => form.text(name, { max: 4000 }) ?? null,
    experienceYears: (name) => form.number(name, { min: 0, max: 80 }) ?? null,
    experienceLevelId: (name) =>
      existing(name, form.text(name) ?? null, (id) => EXPERIENCE_LEVELS.some((level) => level.id === id)),
    jobCategoryId: (name) =>
      existing(name, form.text(name) ?? null, (id) => CATEGORIES.some((each) => each.id === id)),
    educationLevelId: (name) =>
      existing(name, form.text(name) ?? null, (id) => backend.data.educationLevels.get(id) !== undefined),
    skills: (name) => form.texts(name, 50) ?? [],
    languages: (name) => form.list(name, languageOf, 20) ?? [],
    isPublic: (name) => form.boolean(name) ?? true,
    dateOfBirth: (name) => birthField(backend, form, name),
    citizenshipIds: (name) => countryFields(backend, form, name, 3),
    hideFrom: (name) => form.texts(name, 20) ?? null,
  };
  for (const [name, read] of Object.entries(readers)) if (form.has(name)) fields[name] = read(name);
  form.done();
  return fields;
};

/** 403 unless the asker is the owner of the profile or an administrator. */
export const refuseStranger = (user: User, profile: UserProfile): void => {
  if (profile.userId === user.id || isAdmin(user)) return;
  throw new HttpFailure(403, 'Access denied. This profile belongs to somebody else.');
};

/** Changes a profile, for its owner or an administrator. */
export const changeProfile = (backend: Backend, user: User, id: string, form: Form): UserProfile => {
  const profile = backend.data.userProfiles.require(id);
  refuseStranger(user, profile);
  const fields = profileFields(backend, form);
  if (isSame(fields, profile)) return profile;
  refuseStale(form, profile, 'updatedAt');
  return backend.data.userProfiles.update(id, { ...fields, updatedAt: isoAfter(backend, profile.updatedAt) });
};

/** Creates the profile of an account; 409 if it has one. */
export const createProfile = (backend: Backend, userId: string, form: Form): UserProfile => {
  if (profileOf(backend, userId)) throw conflict('This account already has a profile.');
  return backend.data.userProfiles.put(newProfile(backend, userId, profileFields(backend, form)));
};

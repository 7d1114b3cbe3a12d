import type { ProfileSections } from '@/api/endpoints/profileSections';

/** What a resume says beside the parts of a profile. */
export interface ResumePerson {
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
}

/** Countries by their two forms: the id of the backend, and the ISO code of files. */
export interface Places {
  readonly codeOf: (id: string | null) => string | null;
  readonly idOf: (code: string | null) => string | null;
}

/** What is known of a person, and what a file is compared with. */
export interface ResumeSource {
  readonly person: ResumePerson;
  readonly sections: ProfileSections;
  readonly places: Places;
}

/** Characters and numbers that the profile takes. */
export const RESUME_LIMITS = { headline: 160, summary: 4000, skill: 100, skills: 50, languages: 20 } as const;
/** The largest file that is read, in bytes. */
export const RESUME_BYTES = 1024 * 1024;

import type { ProfileSections } from '@/api/endpoints/profileSections';

/** The facts of a person in a resume that come from the account and not from the profile. */
interface ResumePerson {
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
}

/** Converts between the two forms of a country: the id at the backend and the ISO code in files. */
interface Places {
  readonly codeOf: (id: string | null) => string | null;
  readonly idOf: (code: string | null) => string | null;
}

/** The data that a resume is written from, or that a file is compared with. */
export interface ResumeSource {
  readonly person: ResumePerson;
  readonly sections: ProfileSections;
  readonly places: Places;
}

/** The most characters and list items that the profile accepts. */
export const RESUME_LIMITS = { headline: 160, summary: 4000, skill: 100, skills: 50, languages: 20 } as const;
/** The largest file that is read, in bytes. */
export const RESUME_BYTES = 1024 * 1024;

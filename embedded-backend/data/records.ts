/** The records of the embedded backend. Times are ISO strings. */
import type { Identified } from './Collection.ts';

export interface TwoFactor {
  readonly secret: string;
  readonly enabled: boolean;
  readonly backupCodeHashes: readonly string[];
  /** The last 30 s time step that was used to sign in. Each code counts once. */
  readonly lastStep: number;
}

export interface User extends Identified {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phoneNumber: string | null;
  readonly referralCode: string | null;
  readonly passwordHash: string | null;
  readonly roles: readonly string[];
  readonly isEmailVerified: boolean;
  readonly googleSubject: string | null;
  readonly twoFactor: TwoFactor | null;
  /** Why staff have blocked the account. Absent or null if it is not blocked. */
  readonly blockedReason?: string | null;
  readonly lastActiveAt?: string | null;
  /** The IANA time zone that the person's browser sent last. */
  readonly zone?: string | null;
  /** Devices with which the person signed in, as hashes of device and address, and when last. */
  readonly devices?: readonly { readonly name: string; readonly seenAt: string }[];
  readonly createdAt: string;
  readonly updatedAt: string;
}

export interface RefreshToken {
  readonly hash: string;
  readonly validUntil: string;
}

export interface SessionRecord extends Identified {
  readonly userId: string;
  readonly device: string;
  readonly ipAddress: string;
  readonly location: string | null;
  readonly createdAt: string;
  readonly lastActiveAt: string;
  readonly access: readonly RefreshToken[];
  readonly refresh: readonly RefreshToken[];
}

export interface OneTimeToken extends Identified {
  readonly purpose: 'reset' | 'verify' | 'two-factor';
  readonly userId: string;
  readonly validUntil: string;
  readonly attempts: number;
}

export interface Mail extends Identified {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly link: string | null;
  readonly createdAt: string;
}

export interface Country extends Identified {
  readonly code: string;
  readonly name: string;
  readonly region: string | null;
  readonly created: string;
  readonly lastModified: string;
}

export interface EducationLevel extends Identified {
  readonly code: string;
  readonly name: string;
  readonly level: number;
  readonly order: number;
  readonly isActive: boolean;
  readonly countryId: string | null;
  readonly created: string;
  readonly lastModified: string;
}

export interface UserProfile extends Identified {
  readonly userId: string;
  readonly countryOfBirthId: string | null;
  readonly countryOfResidenceId: string | null;
  readonly referralCode: string | null;
  readonly headline: string | null;
  readonly summary: string | null;
  readonly experienceYears: number | null;
  readonly experienceLevelId: string | null;
  readonly jobCategoryId: string | null;
  readonly educationLevelId: string | null;
  readonly skills: readonly string[];
  readonly languages: readonly { readonly code: string; readonly level: string }[];
  readonly isPublic: boolean;
  /** A day, YYYY-MM-DD. */
  readonly dateOfBirth: string | null;
  readonly citizenshipIds: readonly string[];
  /** Employers who must not see the profile; null until the person has decided. */
  readonly hideFrom: readonly string[] | null;
  readonly createdAt: string;
  readonly updatedAt: string;
}

export interface Message extends Identified {
  readonly userId: string;
  readonly from: string;
  readonly subject: string;
  readonly body: string;
  readonly read: boolean;
  readonly sentAt: string;
}

/** One file of a document: the first one, or one that replaced it. */
export interface DocumentVersion {
  readonly version: number;
  readonly name: string;
  readonly size: number;
  readonly mediaType: string;
  readonly uploadedAt: string;
  /** The name in the file store; null for documents of the seed, which are generated when downloaded. */
  readonly file: string | null;
  /** The client's id of the upload. A second try with the same id creates nothing. */
  readonly uploadId: string | null;
}

export interface StoredDocument extends DocumentVersion, Identified {
  readonly userId: string;
  readonly type: string;
  readonly status: 'pending' | 'verified' | 'rejected';
  readonly issuedOn: string | null;
  readonly expiresOn: string | null;
  readonly countryCode: string | null;
  readonly referenceNo: string | null;
  readonly scan: 'clean' | 'pending' | 'infected';
  /** Why it was rejected: a code, and what staff wrote. */
  readonly reason: string | null;
  readonly note: string | null;
  readonly verifiedAt: string | null;
  readonly lastModified: string;
  /** The replaced files, newest first. */
  readonly earlier: readonly DocumentVersion[];
}

/** A person's answers about their document plan. Its id is the user's. */
export interface PlanRecord extends Identified {
  readonly userId: string;
  readonly programme: string | null;
  readonly invitationOn: string | null;
  readonly livedIn: readonly {
    readonly countryCode: string;
    readonly from: string | null;
    readonly to: string | null;
  }[];
  readonly notNeeded: readonly string[];
  readonly reminders: boolean;
  readonly lastModified: string;
}

/** A person's decision about a consent. Its id consists of the ids of the user and the consent. */
export interface ConsentRecord extends Identified {
  readonly userId: string;
  readonly consentId: string;
  readonly given: boolean;
  readonly version: number;
  readonly changedAt: string;
}

/** A request to delete an account. Its id is the user's. */
export interface DeletionRequest extends Identified {
  readonly requestedAt: string;
  /** A day, YYYY-MM-DD. */
  readonly effectiveOn: string;
}

export interface RoleRecord extends Identified {
  readonly name: string;
  readonly displayName: string;
  readonly description: string;
  readonly created: string;
  readonly lastModified: string;
}

export interface LanguageCertificate extends Identified {
  readonly code: string;
  readonly name: string;
  readonly language: string;
  readonly created: string;
  readonly lastModified: string;
}

export interface UserLanguageCertificate extends Identified {
  readonly userId: string;
  readonly languageCertificateId: string;
  readonly score: string;
  readonly issuedAt: string;
  readonly created: string;
  readonly lastModified: string;
}

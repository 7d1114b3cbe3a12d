/** Words and limits of a profile's sections, the same as in the backend. */
export const ECA_STATES = ['none', 'ordered', 'done'] as const;
export const MARITAL_STATUSES = ['single', 'partner'] as const;
export const DEPENDANT_RELATIONS = ['child', 'other'] as const;
/** Value for a partner who has no language test. */
export const NO_TEST = 'none';

/** Largest number of entries. */
export const PROFILE_MOST = {
  citizenships: 3,
  hiddenEmployers: 20,
  education: 10,
  experience: 30,
  duties: 15,
  dependants: 15,
  destinations: 5,
  languageTests: 20,
} as const;

/** Longest texts, in characters. */
export const PROFILE_LENGTHS = {
  credentialName: 160,
  field: 160,
  institution: 160,
  ecaBody: 120,
  ecaReference: 60,
  jobTitle: 160,
  employer: 160,
  city: 120,
  duty: 300,
  certificateNo: 40,
} as const;

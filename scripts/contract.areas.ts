/** Descriptions of the resources, for the tags of the OpenAPI document. */
const ABOUT: Readonly<Record<string, string>> = {
  auth: 'Sign-in, registration, passwords, sessions and the second factor',
  countries: 'Countries, and what a visitor needs to enter them',
  educationLevels: 'Levels of education, and where they are recognized',
  userProfiles: 'Profiles of people, as lists for staff and one for its owner',
  profileSections: 'The parts of a profile: education, work, language tests, family, destination',
  log: 'Errors of the browser, where a deployment collects them',
  admin: 'Tables that administrators keep: five calls for each',
  user: 'The signed-in person’s own profile and dashboard',
  users: 'The signed-in person’s own account',
  privacy: 'What a person agreed to, what was sent to whom, export and deletion',
  jobs: 'Jobs to find and read',
  savedJobs: 'Jobs and searches that a person keeps',
  applications: 'A person’s own applications, from the draft to the offer',
  adminAudit: 'What staff changed, who signed in, and who failed to',
  adminDesk: 'What waits for staff, and how many came lately',
  adminJobs: 'Job postings, as staff write them',
  adminApplications: 'The applications of all, as staff move them along',
  documents: 'Documents of a person, and the staff’s checks of them',
  plan: 'Which documents a person needs, and by when',
  system: 'Whether the backend is well, and how busy',
  messages: 'Notices to a person, without an answer',
  threads: 'Conversations between a person and the agency',
  adminThreads: 'The same conversations, as staff see them',
  updates: 'What changed since the last question, in one call',
  tasks: 'What the agency asks a person to do',
  adminTasks: 'The same tasks, as staff give and review them',
  notifications: 'The bell: what happened, and what a person wants to hear about',
};

/** The tag of a resource. */
export const tagOf = (name: string) => ({ name, description: ABOUT[name] ?? `Calls of ${name}` });

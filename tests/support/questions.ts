import type { EmbeddedBackend } from '../../embedded-backend/handlers';
import type { DemoAccount } from './backend';

/** User ids of the demo accounts. */
const PEOPLE = { user: 'user-demo', admin: 'user-demo-admin', both: 'user-demo-both' } as const;

/** Named queries on the embedded backend's data: what was stored, and for whom. */
export const questionsOf = ({ data }: EmbeddedBackend) => {
  const by =
    (person: DemoAccount) =>
    ({ userId }: { readonly userId: string }): boolean =>
      userId === PEOPLE[person];
  return {
    profileOf: (person: DemoAccount) => data.userProfiles.find(by(person)),
    familyOf: (person: DemoAccount) => data.families.get(PEOPLE[person]),
    experienceOf: (person: DemoAccount) => data.experience.filter(by(person)),
    documentsOf: (person: DemoAccount) => data.documents.filter(by(person)),
    applicationsOf: (person: DemoAccount) => data.applications.filter(by(person)),
    planOf: (person: DemoAccount) => data.plans.get(PEOPLE[person]),
    notificationChoicesOf: (person: DemoAccount) => data.notificationPreferences.get(PEOPLE[person]),
    deletionRequestOf: (person: DemoAccount) => data.deletionRequests.get(PEOPLE[person]),
    job: (id: string) => data.jobs.require(id),
    application: (id: string) => data.applications.require(id),
    document: (id: string) => data.documents.require(id),
    task: (id: string) => data.tasks.require(id),
    educationLevels: () => data.educationLevels.filter(() => true),
    educationLevelBy: (code: string) => {
      const found = data.educationLevels.find((level) => level.code === code);
      if (found === undefined) throw new Error(`The backend has no level ${code}`);
      return found;
    },
  };
};

import type { Backend } from '../backend.ts';
import { seedActivity, seedCertificates, seedDemoBelongings, seedRoles } from './belongings.ts';
import { seedCountries } from './countries.ts';
import { seedDemoAccounts } from './demoAccounts.ts';
import { seedEducationLevels } from './educationLevels.ts';
import { seedJobs } from './jobs.ts';
import { seedPerson } from './people.ts';
import { seededRandom } from './random.ts';

/** With the two demo accounts that have one: 200 profiles. */
const PEOPLE = 198;
const JOBS = 120;

/** Realistic data, the same every time; only the times are relative to now. */
export const seed = (backend: Backend): void => {
  const { data } = backend;
  const random = seededRandom(20_261_120);
  data.countries.replaceAll(seedCountries());
  data.educationLevels.replaceAll(seedEducationLevels());
  seedDemoAccounts(backend);
  for (let index = 1; index <= PEOPLE; index += 1) {
    const { user, profile } = seedPerson(random, index, backend.now());
    data.users.put(user);
    data.userProfiles.put(profile);
  }
  data.roles.replaceAll(seedRoles());
  data.languageCertificates.replaceAll(seedCertificates());
  data.jobs.replaceAll(seedJobs(random, JOBS, backend.now()));
  seedDemoBelongings(backend);
  seedActivity(backend, random, PEOPLE);
};

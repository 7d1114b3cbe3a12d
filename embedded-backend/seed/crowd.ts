import type { Backend } from '../backend.ts';
import type { User } from '../data/records.ts';
import { seedPerson } from './people.ts';
import { seededRandom } from './random.ts';

/**
 * The total number of people from `VISATALENT_PEOPLE`, for trying out very long lists. 0 means only the seed.
 */
export const peopleAskedFor = (given = process.env.VISATALENT_PEOPLE): number => {
  const count = Number(given ?? '');
  return Number.isInteger(count) && count > 0 ? Math.min(count, 1_000_000) : 0;
};

/** Adds accounts without any data until there are this many people. */
export const seedCrowd = ({ data, now }: Backend, people: number): void => {
  const random = seededRandom(20_261_125);
  const more: User[] = [];
  for (let index = data.users.size + 1; index <= people; index += 1) {
    more.push(seedPerson(random, index, now()).user);
  }
  if (more.length > 0) data.users.replaceAll([...data.users.all(), ...more]);
};

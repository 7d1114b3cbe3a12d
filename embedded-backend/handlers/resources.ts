import type { Resource } from '../http/route.ts';
import { auth } from './auth.ts';
import { countries } from './countries.ts';
import { dev } from './dev.ts';
import { educationLevels } from './educationLevels.ts';
import { userProfiles } from './userProfiles.ts';

/** Every resource of the backend: one file each. */
export const resources: readonly Resource[] = [auth, dev, countries, educationLevels, userProfiles];

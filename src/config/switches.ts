import { objectOf } from '@/runtime/typed';

/** The product areas that a deployment can switch off; all are on by default. */
export const AREAS = [
  'jobs',
  'apply',
  'applications',
  'adminJobs',
  'adminApplications',
  'tools',
  'crs',
  'fsw',
  'documents',
  'planner',
  'privacy',
  'tasks',
  'notifications',
  'messages',
  'palette',
  'offline',
  'reports',
] as const;
export type Area = (typeof AREAS)[number];

/** Other switches, and whether they are on by default. */
const OTHERS = {
  googleSignIn: true,
  linkedinSignIn: true,
  analytics: false,
  apiLogging: true,
  roleAudit: true,
} as const;
export type Switch = Area | keyof typeof OTHERS;

/** All switches, and whether they are on by default. */
export const SWITCHES: Readonly<Record<Switch, boolean>> = { ...objectOf(AREAS, () => true), ...OTHERS };

/** The name of the setting of a switch: `adminJobs` is `VITE_FEATURE_ADMIN_JOBS`. */
export const settingOf = (name: Switch): string =>
  `VITE_FEATURE_${name.replaceAll(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}`;

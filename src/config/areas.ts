import { type Config, config } from './env';

/** The product areas that a deployment can switch off. */
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

/** An area and the other area that it needs: applying needs the jobs, the planner needs the documents. */
const NEEDS: Readonly<Partial<Record<Area, Area>>> = { apply: 'jobs', planner: 'documents' };

/** Whether an area is on in these settings; for code that runs before there is an app. */
export function areaIsOnIn(features: Config['features'], area: Area): boolean {
  const needed = NEEDS[area];
  return features[area] && (needed === undefined || areaIsOnIn(features, needed));
}

/** Whether an area is on. Routes, links, shortcuts, prefetching and tiles all use this. */
export const areaIsOn = (area: Area): boolean => areaIsOnIn(config().features, area);

/** The name of the setting of an area: `adminJobs` is `VITE_FEATURE_ADMIN_JOBS`. */
export const settingOf = (area: Area): string =>
  `VITE_FEATURE_${area.replaceAll(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}`;

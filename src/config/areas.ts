import { config } from './env';

/** The parts of the product that a deployment can switch off. */
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
] as const;
export type Area = (typeof AREAS)[number];

/** Nobody can apply where no job is shown, and a plan is about documents. */
const NEEDS: Readonly<Partial<Record<Area, Area>>> = { apply: 'jobs', planner: 'documents' };

/** Whether an area is switched on: the one answer for routes, links, shortcuts, fetching ahead and tiles. */
export function areaIsOn(area: Area): boolean {
  const needed = NEEDS[area];
  return config().features[area] && (needed === undefined || areaIsOn(needed));
}

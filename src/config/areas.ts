import { type Config, config } from './env';
import type { Area } from './switches';

/** An area and the other area that it needs: applying needs the jobs, the planner needs the documents. */
const NEEDS: Readonly<Partial<Record<Area, Area>>> = { apply: 'jobs', planner: 'documents' };

/** Whether an area is on in these settings; for code that runs before there is an app. */
export function areaIsOnIn(features: Config['features'], area: Area): boolean {
  const needed = NEEDS[area];
  return features[area] && (needed === undefined || areaIsOnIn(features, needed));
}

/** Whether an area is on. Routes, links, shortcuts, prefetching and tiles all use this. */
export const areaIsOn = (area: Area): boolean => areaIsOnIn(config().features, area);

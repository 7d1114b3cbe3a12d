/** Whether a value lies between two bounds, each of which counts as inside; null is open. */
export const within = (value: number, least: number | null, most: number | null): boolean =>
  (least === null || value >= least) && (most === null || value <= most);

/** Whether a value is between two bounds, which are included; null means no bound. */
export const isWithin = (value: number, least: number | null, most: number | null): boolean =>
  (least === null || value >= least) && (most === null || value <= most);

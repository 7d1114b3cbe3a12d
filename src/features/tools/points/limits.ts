import { MOST_WORK_YEARS } from '@/eligibility/crs/scenarios';

/** The highest age and the most years of work that can be answered. */
export const MOST_AGE = 120;
export const MOST_YEARS = MOST_WORK_YEARS;

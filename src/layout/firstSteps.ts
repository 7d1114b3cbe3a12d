import { pathOf } from '@/routing/routes';

/** The part of the dashboard with the first steps, as an anchor: whoever follows it has asked for them. */
export const FIRST_STEPS = 'first-steps';
export const firstStepsPath = (): string => `${pathOf('dashboard')}#${FIRST_STEPS}`;

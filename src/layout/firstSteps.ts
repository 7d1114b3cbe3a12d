import { pathOf } from '@/routing/routes';

/** The anchor of the first steps on the dashboard. Following a link to it shows them again. */
export const FIRST_STEPS = 'first-steps';
export const firstStepsPath = (): string => `${pathOf('dashboard')}#${FIRST_STEPS}`;

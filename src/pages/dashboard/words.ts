import { formatDate } from '@/i18n/format';
import { isolated } from '@/i18n/isolated';
import type { Step } from './nextSteps';

/** The time of day for a greeting; `any` until the clock is read (before the first effect). */
type DayPart = (typeof DAY_PARTS)[number];

/** @param hour 0 to 23, in the person's time zone */
export function dayPart(hour: number): DayPart {
  if (!Number.isFinite(hour)) return 'any';
  if (hour < 5 || hour >= 23) return 'night';
  if (hour < 12) return 'morning';
  return hour < 18 ? 'afternoon' : 'evening';
}

const DAY_PARTS = ['morning', 'afternoon', 'evening', 'night', 'any'] as const;
/** The texts of the greeting. */
export const GREETING_TEXTS = DAY_PARTS.flatMap(
  (part) => [`greeting.${part}`, `greetingUnnamed.${part}`] as const,
);

/** The first name that the session user gets when the server sends none. */
const NO_NAME = 'Unknown';

/** The name for the greeting; null when there is none. */
export function greetingName({ firstName }: { readonly firstName: string }): string | null {
  const name = firstName.trim();
  return name === '' || name === NO_NAME ? null : name;
}

/** The texts of the urgent steps, which the page's HTML document shows too (build/early/earlyDashboard.ts). */
export const URGENT_TEXTS = [
  'step.title',
  'step.offer',
  'step.offerAlone',
  'step.offerOpen',
  'step.offerOpenAlone',
  'step.seeOffer',
  'step.interview',
  'step.interviewAlone',
  'step.chooseTime',
  'step.task',
  'step.taskToday',
  'step.taskOver',
  'step.openTask',
] as const;
type UrgentText = (typeof URGENT_TEXTS)[number];

/** A step with a deadline. It comes before all others, and needs no profile. */
type UrgentStep = Extract<Step, { readonly kind: 'offer' | 'interview' | 'task' }>;
export const isUrgent = (step: Step): step is UrgentStep =>
  step.kind === 'offer' || step.kind === 'interview' || step.kind === 'task';

/** The sentence of a step, and the words of its button. */
export interface StepWords {
  readonly text: string;
  readonly action: string;
}

/** The words of an urgent step. */
export function urgentWords(
  t: (key: UrgentText, values: Record<string, string | number>) => string,
  step: UrgentStep,
): StepWords {
  const long = (day: string) => formatDate(day, { dateStyle: 'long' });
  switch (step.kind) {
    case 'offer': {
      const { company, by } = step;
      const kind = by === null ? 'offerOpen' : 'offer';
      const values = { company: isolated(company), date: by === null ? '' : long(by) };
      return {
        text: t(company === '' ? `step.${kind}Alone` : `step.${kind}`, values),
        action: t('step.seeOffer', {}),
      };
    }
    case 'interview': {
      const { company } = step;
      return {
        text: t(company === '' ? 'step.interviewAlone' : 'step.interview', { company: isolated(company) }),
        action: t('step.chooseTime', {}),
      };
    }
    default: {
      const { title, day, days } = step;
      const when = days < 0 ? 'taskOver' : days === 0 ? 'taskToday' : 'task';
      return {
        text: t(`step.${when}`, { title: isolated(title), date: long(day) }),
        action: t('step.openTask', {}),
      };
    }
  }
}

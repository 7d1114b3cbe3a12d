import { calendarFile, REMIND_DAYS } from '@/eligibility/plan/calendarFile';
import type { PlanEvent } from '@/eligibility/plan/plan';
import { saveBlob } from '@/ui/saveBlob';

/** The days of a plan as a calendar file, with texts in the language of the interface. */
export const planCalendar = (
  events: readonly PlanEvent[],
  titleOf: (event: PlanEvent) => string,
  name: string,
  madeAt: Date,
): string =>
  calendarFile(
    events.map((event) => ({
      uid: event.uid,
      day: event.day,
      title: titleOf(event),
      remindDays: REMIND_DAYS[event.kind],
    })),
    name,
    madeAt,
  );

/** Hands the calendar to the browser. */
export function savePlanCalendar(
  events: readonly PlanEvent[],
  titleOf: (event: PlanEvent) => string,
  name: string,
): void {
  const text = planCalendar(events, titleOf, name, new Date());
  saveBlob('document-plan.ics', new Blob([text], { type: 'text/calendar;charset=utf-8' }));
}

import { calendarFile, REMIND_DAYS } from '@/eligibility/plan/calendarFile';
import type { PlanEvent } from '@/eligibility/plan/plan';
import { saveFile } from '@/ui/saveBlob';

/** The dates of a plan as a calendar file, with texts in the interface language. */
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

/** Downloads the calendar file. */
export function savePlanCalendar(
  events: readonly PlanEvent[],
  titleOf: (event: PlanEvent) => string,
  name: string,
): void {
  saveFile('document-plan.ics', planCalendar(events, titleOf, name, new Date()), 'text/calendar');
}

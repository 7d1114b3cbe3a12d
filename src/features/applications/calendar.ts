import { type CalendarEvent, calendarFile } from '@/eligibility/plan/calendarFile';
import { INTERVIEW } from '@/config/jobs';
import { saveFile } from '@/ui/saveBlob';
import { labelled } from '@/i18n/labelled';
import type { Application } from '@/api/endpoints/applications';

/** What of an application goes into a calendar. */
export type CalendarKind = 'interview' | 'offer' | 'reminder';

/** One event: the kind, the employer, the title and the place; nothing else of the application leaves it. */
export function applicationEvent(
  { id, company, jobTitle, interview }: Application,
  kind: CalendarKind,
  when: string,
  name: string,
): CalendarEvent {
  const place = kind === 'interview' ? interview?.place : undefined;
  return {
    uid: `${kind}-${id}@visatalent`,
    day: when,
    title: labelled(name, `${jobTitle}, ${company}`),
    ...(typeof place === 'string' ? { place } : {}),
    ...(kind === 'interview'
      ? {
          minutes: interview?.minutes ?? INTERVIEW.usualLength,
          sequence: interview?.sequence ?? 0,
          remindDays: [],
          remindHours: [24, 1],
        }
      : { remindDays: kind === 'reminder' ? [] : [1] }),
  };
}

/** Hands the event to the browser as a calendar file. */
export function saveEvent(event: CalendarEvent, name: string): void {
  saveFile('application.ics', calendarFile([event], name, new Date()), 'text/calendar');
}

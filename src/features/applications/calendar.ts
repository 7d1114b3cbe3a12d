import { type CalendarEvent, calendarFile } from '@/eligibility/plan/calendarFile';
import { INTERVIEW } from '@/config/jobs';
import { saveFile } from '@/ui/saveBlob';
import { labelled } from '@/i18n/punctuation';
import type { Application } from '@/api/endpoints/applications';

/** The parts of an application that can be added to a calendar. */
export type CalendarKind = 'interview' | 'offer' | 'reminder';

/**
 * A calendar event with the kind, the employer, the job title and the place. Nothing else of the application
 * is exported.
 */
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

/** Downloads the event as a calendar file. */
export function saveEvent(event: CalendarEvent, name: string): void {
  saveFile('application.ics', calendarFile([event], name, new Date()), 'text/calendar');
}

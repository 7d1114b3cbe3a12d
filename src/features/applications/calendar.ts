import { type CalendarEvent, calendarFile } from '@/eligibility/plan/calendarFile';
import { INTERVIEW } from '@/config/jobs';
import { saveFile } from '@/ui/saveBlob';
import { labelled } from '@/i18n/punctuation';
import type { Application } from '@/api/endpoints/applications';

/** The parts of an application that can be added to a calendar. */
export type CalendarKind = 'interview' | 'offer' | 'reminder';

/**
 * How often the interview got a new time after its first one, counted in the timeline: a proposal of the
 * agency counts once, and each further choice of the applicant as well. For servers that do not count.
 */
function timesChanged(timeline: Application['timeline']): number {
  let times = 0;
  let isProposed = false;
  for (const { status, by } of timeline ?? []) {
    if (status !== 'interview') continue;
    // The first choice belongs to the proposal before it.
    if (by !== 'you' || !isProposed) times += 1;
    isProposed = by !== 'you';
  }
  return Math.max(0, times - 1);
}

/**
 * A calendar event with the kind, the employer, the job title and the place. Nothing else of the application
 * is exported.
 */
export function applicationEvent(
  { id, company, jobTitle, interview, timeline }: Application,
  kind: CalendarKind,
  when: string,
  name: string,
): CalendarEvent {
  const place = kind === 'interview' ? interview?.place : undefined;
  return {
    uid: `${kind}-${id}@visatalent`,
    day: when,
    title: labelled(name, company === '' ? jobTitle : `${jobTitle}, ${company}`),
    ...(typeof place === 'string' ? { place } : {}),
    ...(kind === 'interview'
      ? {
          minutes: interview?.minutes ?? INTERVIEW.usualLength,
          sequence: interview?.sequence ?? timesChanged(timeline),
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

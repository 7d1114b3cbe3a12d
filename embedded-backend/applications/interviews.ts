import type { Backend } from '../backend.ts';
import type { Application, Interview } from '../data/jobRecords.ts';

/** When interviews are, and which of the proposed times can still be chosen. */
const MINUTE = 60_000;
const DAY = 86_400_000;
/** How long an interview takes where nobody said it. */
const USUAL_MINUTES = 45;

export type TimeState = 'free' | 'taken' | 'passed';

interface Span {
  readonly at: string;
  readonly minutes?: number | null | undefined;
}
const startOf = ({ at }: Span): number => Date.parse(at);
const endOf = ({ at, minutes }: Span): number => Date.parse(at) + (minutes ?? USUAL_MINUTES) * MINUTE;

export const overlap = (a: Span, b: Span): boolean => startOf(a) < endOf(b) && startOf(b) < endOf(a);

/** The chosen or fixed time; null while there is none, and once the application has moved on. */
export const appointmentOf = ({ status, interview }: Application): Span | null =>
  status === 'interview' && interview !== null && interview.at !== null
    ? { at: interview.at, minutes: interview.minutes }
    : null;

/** Every proposal has an id of its own; that of a data file from before is its application's. */
export const interviewIdOf = ({ id, interview }: Application): string => interview?.id ?? id;

/** Whether a time can be chosen: not once it has begun, nor where another applicant of the same job has that time. */
export const stateOf = (backend: Backend, application: Application, at: string): TimeState => {
  if (Date.parse(at) <= backend.now()) return 'passed';
  const wanted = { at, minutes: application.interview?.minutes };
  const isTaken = backend.data.applications.find((other) => {
    if (other.jobId !== application.jobId || other.userId === application.userId) return false;
    const theirs = appointmentOf(other);
    return theirs !== null && overlap(theirs, wanted);
  });
  return isTaken === undefined ? 'free' : 'taken';
};

/** An application of before was given a time at most once. */
const timesSetOf = ({ timesSet, at }: Interview): number => timesSet ?? (at === null ? 0 : 1);

export const withTime = (interview: Interview, before: Interview | null): Interview => ({
  ...interview,
  timesSet: (before === null ? 0 : timesSetOf(before)) + (interview.at === null ? 0 : 1),
});

/** An interview as both sides see it; `sequence` counts its times from 0, as calendar files do. */
export const interviewView = (backend: Backend, application: Application) => {
  const { interview } = application;
  if (interview === null) return null;
  const {
    timesSet: _timesSet,
    times = null,
    minutes = null,
    zone = null,
    answer = null,
    ...rest
  } = interview;
  return {
    ...rest,
    id: interviewIdOf(application),
    minutes,
    zone,
    answer,
    sequence: Math.max(0, timesSetOf(interview) - 1),
    ...(times === null
      ? {}
      : { times: times.map((time) => ({ ...time, state: stateOf(backend, application, time.at) })) }),
  };
};

/**
 * As the pipeline filters. `open`: proposed and not answered; `none`: no time works; `soon`: in the next 24 hours;
 * anything else leaves nothing out.
 */
export const isInterview = (application: Application, asked: string, now: number): boolean => {
  if (asked !== 'open' && asked !== 'none' && asked !== 'soon') return true;
  const { status, interview } = application;
  if (status !== 'interview' || interview === null) return false;
  if (asked === 'none') return interview.answer?.none === true;
  if (asked === 'open') return (interview.times ?? null) !== null && (interview.answer ?? null) === null;
  const at = Date.parse(interview.at ?? '');
  return at > now && at <= now + DAY;
};

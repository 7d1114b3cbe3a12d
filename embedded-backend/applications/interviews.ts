import type { Backend } from '../backend.ts';
import type { Application, Interview } from '../data/jobRecords.ts';

/** The times of interviews, and which of the proposed times can still be chosen. */
const MINUTE = 60_000;
const DAY = 86_400_000;
/** The duration of an interview in minutes, if none was given. */
const USUAL_MINUTES = 45;

export type TimeState = 'free' | 'taken' | 'passed';

interface Span {
  readonly at: string;
  readonly minutes?: number | null | undefined;
}
const startOf = ({ at }: Span): number => Date.parse(at);
const endOf = ({ at, minutes }: Span): number => Date.parse(at) + (minutes ?? USUAL_MINUTES) * MINUTE;

export const overlap = (a: Span, b: Span): boolean => startOf(a) < endOf(b) && startOf(b) < endOf(a);

/** The chosen or fixed time; null if there is none, or if the application has left the interview stage. */
export const appointmentOf = ({ status, interview }: Application): Span | null =>
  status === 'interview' && interview !== null && interview.at !== null
    ? { at: interview.at, minutes: interview.minutes }
    : null;

/** The id of a proposal. In data files of earlier versions it is the id of the application. */
export const interviewIdOf = ({ id, interview }: Application): string => interview?.id ?? id;

/**
 * Whether a time can be chosen: not after it has begun, and not if another applicant for the same job has it.
 */
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

/** In data files of earlier versions an application was given a time at most once. */
const timesSetOf = ({ timesSet, at }: Interview): number => timesSet ?? (at === null ? 0 : 1);

export const withTime = (interview: Interview, before: Interview | null): Interview => ({
  ...interview,
  timesSet: (before === null ? 0 : timesSetOf(before)) + (interview.at === null ? 0 : 1),
});

/** An interview as both sides see it. `sequence` counts its times from 0, as calendar files do. */
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
 * The interview filter of the pipeline. `open`: proposed and not answered; `none`: no time works; `soon`:
 * within 24 hours. Any other value matches all.
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

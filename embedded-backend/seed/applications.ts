import type { Backend } from '../backend.ts';
import type { Application, ApplicationStatus, Sent, TimelineEntry } from '../data/jobRecords.ts';
import { fieldsOf } from '../applications/ledger.ts';

/** Makes complete applications from their basic data, for the seed and for data files of earlier versions. */
const DAY = 86_400_000;

/** The data that every application has, also in data files of earlier versions. */
export type ApplicationBasics = Pick<
  Application,
  'id' | 'userId' | 'jobId' | 'jobTitle' | 'company' | 'status' | 'coverLetter' | 'createdAt' | 'updatedAt'
>;

/** The stages that lead to a status. */
const WAY: Readonly<Record<ApplicationStatus, readonly ApplicationStatus[]>> = {
  draft: [],
  submitted: ['submitted'],
  inReview: ['submitted', 'inReview'],
  interview: ['submitted', 'inReview', 'interview'],
  offer: ['submitted', 'inReview', 'interview', 'offer'],
  accepted: ['submitted', 'inReview', 'interview', 'offer', 'accepted'],
  declined: ['submitted', 'inReview', 'interview', 'offer', 'declined'],
  rejected: ['submitted', 'inReview', 'rejected'],
  withdrawn: ['submitted', 'withdrawn'],
};
const BY_APPLICANT: ReadonlySet<ApplicationStatus> = new Set([
  'submitted',
  'accepted',
  'declined',
  'withdrawn',
]);

/** The timeline to the application's status, spread over the time from sending to the last change. */
const timelineOf = ({ id, status, createdAt, updatedAt }: ApplicationBasics): TimelineEntry[] => {
  const way = WAY[status];
  const [from, to] = [Date.parse(createdAt), Date.parse(updatedAt)];
  return way.map((stage, index) => ({
    id: `${id}-${index + 1}`,
    at: new Date(from + ((to - from) * index) / Math.max(1, way.length - 1)).toISOString(),
    status: stage,
    by: BY_APPLICANT.has(stage) ? 'you' : 'agency',
    note: null,
    visible: true,
  }));
};

/** A reference in the same format as in ledger.ts. It is derived from the id, so it is always the same. */
const referenceOf = (id: string): string => {
  let hash = 0x811c9dc5;
  for (const letter of id) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193);
  return `A-${(hash >>> 0).toString(16).toUpperCase().padStart(8, '0')}`;
};

const sentOf = (backend: Backend, basics: ApplicationBasics): Sent | null => {
  const user = backend.data.users.get(basics.userId);
  if (!user || basics.status === 'draft') return null;
  const at = basics.createdAt;
  const documents = backend.data.documents
    .filter(({ userId, status, type }) => userId === user.id && status !== 'rejected' && type === 'resume')
    .map(({ id, name, type, uploadedAt }) => ({ id, name, type, uploadedAt }));
  const text = `I agree that VisaTalent may share the details above with ${basics.company} for this application.`;
  return {
    at,
    to: basics.company,
    fields: fieldsOf(backend, user),
    documents,
    answers: [],
    coverLetter: basics.coverLetter,
    consents: [
      { id: 'share', version: 1, text, given: true, at },
      { id: 'keep', version: 1, text: 'Keep my details for similar jobs for 12 months.', given: false, at },
    ],
  };
};

/** The data that a status implies: the time of the interview, or the deadline of the offer. */
const detailsOf = (basics: ApplicationBasics, now: number): Pick<Application, 'interview' | 'offer'> => {
  const after = (days: number) => new Date(now + days * DAY).toISOString();
  const { status } = basics;
  const offered = status === 'offer' || status === 'accepted' || status === 'declined';
  return {
    interview:
      status === 'interview'
        ? { at: after(3), kind: 'video', place: 'https://meet.example/visatalent' }
        : null,
    offer: offered
      ? { text: 'We would like you to join us.', salary: null, startsOn: null, expiresAt: after(10) }
      : null,
  };
};

/** An application with everything that its status implies. Values in `basics` have priority. */
export const wholeApplication = (backend: Backend, basics: ApplicationBasics): Application => {
  const job = backend.data.jobs.get(basics.jobId);
  const timeline = timelineOf(basics);
  const isSent = basics.status !== 'draft';
  return {
    reference: referenceOf(basics.id),
    location: job?.location ?? null,
    submittedAt: isSent ? basics.createdAt : null,
    seenAt: timeline[1]?.by === 'agency' ? timeline[1].at : null,
    timeline,
    outcome: null,
    ...detailsOf(basics, backend.now()),
    usualResponseDays: job?.usualResponseDays ?? { from: 14, to: 21 },
    nudges: [],
    note: null,
    draft: null,
    sent: sentOf(backend, basics),
    requestIds: [],
    moveIds: [],
    ...basics,
  };
};

/** The applications of the person with both roles: one of every result, and one that waits too long. */
const BOTH: readonly (readonly [
  job: number,
  status: ApplicationStatus,
  days: number,
  changed: number,
  more: Partial<Application>,
])[] = [
  [2, 'submitted', 25, 25, { seenAt: null }],
  [9, 'interview', 12, 2, {}],
  [16, 'offer', 20, 1, {}],
  [23, 'accepted', 60, 20, {}],
  [
    30,
    'rejected',
    40,
    18,
    { outcome: { reason: 'otherCandidate', message: 'We chose somebody with more night shifts.' } },
  ],
  [37, 'rejected', 45, 22, {}],
  [44, 'withdrawn', 30, 28, {}],
];
const OFFER_DAYS_LEFT = 5;

export const seedApplicationsOfBoth = (backend: Backend): void => {
  const userId = 'user-demo-both';
  const ago = (days: number) => new Date(backend.now() - days * DAY).toISOString();
  for (const [index, [number, status, days, changed, more]] of BOTH.entries()) {
    const job = backend.data.jobs.require(`job-${number}`);
    const whole = wholeApplication(backend, {
      id: `application-both-${index + 1}`,
      userId,
      jobId: job.id,
      jobTitle: job.title,
      company: job.company,
      status,
      coverLetter: null,
      createdAt: ago(days),
      updatedAt: ago(changed),
    });
    const offer = whole.offer && {
      ...whole.offer,
      salary: job.salary,
      startsOn: ago(-60).slice(0, 10),
      expiresAt: ago(status === 'offer' ? -OFFER_DAYS_LEFT : changed - 5),
    };
    backend.data.applications.put({ ...whole, offer, ...more });
  }
};

/** The job with proposed interview times, and these times: days from today, and the hour in UTC. */
const ASKED_JOB = 51;
const PROPOSED: readonly (readonly [days: number, hour: number])[] = [
  [4, 14],
  [5, 18],
  [6, 15],
];
const TAKEN = 1;

/** One more application of the person with both roles, with three proposed times, of which one is taken. */
export const seedProposedTimes = (backend: Backend): void => {
  const { applications, jobs } = backend.data;
  const job = jobs.require(`job-${ASKED_JOB}`);
  const ago = (days: number) => new Date(backend.now() - days * DAY).toISOString();
  const times = PROPOSED.map(([days, hour], index) => {
    const day = ago(-days).slice(0, 'YYYY-MM-DD'.length);
    return { id: `time-${index + 1}`, at: `${day}T${String(hour).padStart(2, '0')}:00:00.000Z` };
  });
  const proposed = {
    minutes: 45,
    kind: 'video',
    place: 'https://meet.example/visatalent',
    zone: 'America/Toronto',
  };
  const whole = (id: string, userId: string) =>
    wholeApplication(backend, {
      id,
      userId,
      jobId: job.id,
      jobTitle: job.title,
      company: job.company,
      status: 'interview',
      coverLetter: null,
      createdAt: ago(15),
      updatedAt: ago(1),
    });
  applications.put({
    ...whole('application-both-8', 'user-demo-both'),
    interview: { ...proposed, id: 'interview-both', at: null, times, answer: null, timesSet: 0 },
  });
  const other = whole('application-times-taken', 'user-12');
  const at = times[TAKEN]?.at ?? null;
  const answer = {
    timeId: `time-${TAKEN + 1}`,
    none: false,
    note: null,
    zone: 'Asia/Manila',
    at: other.updatedAt,
  };
  applications.put({
    ...other,
    interview: { ...proposed, id: 'interview-taken', at, times, answer, timesSet: 1 },
  });
};

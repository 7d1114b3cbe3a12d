import type { Backend } from '../backend.ts';
import type { ApplicationStatus, TimelineEntry } from '../data/jobRecords.ts';
import { wholeApplication } from './applications.ts';
import { type Random, seededRandom } from './random.ts';

const DAY = 86_400_000;
const APPLICATIONS = 240;
const ACCEPTED = 24;
/**
 * Days ago between which the applications were sent, and by when they have ended, so that they do not affect
 * current data.
 */
const OLDEST = 540;
const NEWEST = 62;
const OVER_SINCE = 41;

type Way = readonly (readonly [status: ApplicationStatus, days: readonly [least: number, most: number]])[];

const REVIEW: Way[number] = ['inReview', [1, 12]];
const INTERVIEW: Way[number] = ['interview', [3, 20]];
const OFFER: Way[number] = ['offer', [2, 14]];

/** The sequences that end without a placement. More frequent ones are listed several times. */
const OTHER_WAYS: readonly Way[] = [
  [REVIEW, ['rejected', [2, 25]]],
  [REVIEW, ['rejected', [2, 25]]],
  [REVIEW, ['rejected', [2, 25]]],
  [REVIEW, INTERVIEW, ['rejected', [2, 18]]],
  [REVIEW, INTERVIEW, ['rejected', [2, 18]]],
  [['withdrawn', [1, 20]]],
  [REVIEW, INTERVIEW, OFFER, ['declined', [1, 9]]],
];
const PLACED: Way = [REVIEW, INTERVIEW, OFFER, ['accepted', [1, 9]]];
const BY_APPLICANT: ReadonlySet<ApplicationStatus> = new Set(['accepted', 'declined', 'withdrawn']);

const isDemo = (id: string): boolean => id.startsWith('user-demo') || id === 'user-social';

/** The timeline of a sequence, with some days between the steps. */
const timelineOf = (id: string, now: number, ago: number, way: Way, random: Random): TimelineEntry[] => {
  const days = way.map(([, [least, most]]) => random.whole(least * 24, most * 24) / 24);
  // A sequence that would end too late is shortened.
  const pace = Math.min(1, (ago - OVER_SINCE) / days.reduce((sum, each) => sum + each, 0));
  let at = now - ago * DAY;
  const step = (status: ApplicationStatus, place: number, by: TimelineEntry['by']): TimelineEntry => ({
    id: `${id}-${place}`,
    at: new Date(Math.round(at)).toISOString(),
    status,
    by,
    note: null,
    visible: true,
  });
  return [
    step('submitted', 1, 'you'),
    ...way.map(([status], index) => {
      at += (days[index] ?? 0) * pace * DAY;
      return step(status, index + 2, BY_APPLICANT.has(status) ? 'you' : 'agency');
    }),
  ];
};

/** 240 ended applications of the last 18 months, 24 of them with a placement, for the reports. */
export const seedPastApplications = (backend: Backend): void => {
  const { applications, jobs, users } = backend.data;
  const demo = new Set(users.filter(({ id }) => isDemo(id)).map(({ lastName }) => lastName));
  // People with the family name of a demo account are left out, so that searches for these names find the
  // same as before.
  const people = users.filter((user) => user.roles.includes('end_user') && !demo.has(user.lastName));
  // Only jobs with an application, so that the others stay free for new ones.
  const ids = new Set(applications.all().map(({ jobId }) => jobId));
  const applied = jobs.filter(({ id }) => ids.has(id));
  const random = seededRandom(20_261_126);
  for (let index = 0; index < APPLICATIONS; index += 1) {
    const id = `application-past-${index + 1}`;
    const job = random.pick(applied);
    const ago = NEWEST + random.next() * (OLDEST - NEWEST);
    const isPlaced = index % (APPLICATIONS / ACCEPTED) === 0;
    const way = isPlaced ? PLACED : random.pick(OTHER_WAYS);
    const timeline = timelineOf(id, backend.now(), ago, way, random);
    const [sent, last] = [timeline[0], timeline.at(-1)];
    if (sent === undefined || last === undefined) continue;
    applications.put({
      ...wholeApplication(backend, {
        id,
        userId: random.pick(people).id,
        jobId: job.id,
        jobTitle: job.title,
        company: job.company,
        status: last.status,
        coverLetter: null,
        createdAt: sent.at,
        updatedAt: last.at,
      }),
      timeline,
    });
  }
};

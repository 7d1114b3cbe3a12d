import { dateAsRead, day, maybe, named, text } from '@/api/scalars';
import { get, put, readerOf, z } from '@/api/schema';
import { orNull, usableOrEmpty } from '@/api/tolerant';

/** A person's answers about their document plan; the client computes the plan itself. */
const stay = z.object({
  /** ISO 3166-1, two letters. */
  countryCode: text,
  from: day,
  to: day,
});
export type PlanStay = z.infer<typeof stay>;

const answers = {
  /** A programme of the planner's rules; null while none is chosen. */
  programme: orNull(text),
  /** The day of the invitation to apply; null without one. */
  invitationOn: day,
  /** Whether reminders are sent by e-mail; null where the backend sends none. */
  reminders: orNull(z.boolean()),
  lastModified: dateAsRead,
};
const planAnswers = named(
  'DocumentPlan',
  z.object({
    ...answers,
    /** The countries where the person lived, the days as far as they are known. */
    livedIn: usableOrEmpty(stay),
    /** The keys of what the person took out of the plan, such as 'passport' or 'medical-exam::child-1'. */
    notNeeded: usableOrEmpty(text),
  }),
);
export interface PlanAnswers extends z.infer<typeof planAnswers> {
  readonly programme: string | null;
  readonly reminders: boolean | null;
}

const readable = readerOf(planAnswers);

/** Reads a plan; of its lists what can be read. @throws ApiError where it is no plan at all */
export function readPlanAnswers(body: unknown): PlanAnswers {
  const { programme = null, reminders = null, ...rest } = readable(body);
  return { ...rest, programme, reminders };
}

const PLAN = '/api/user/plan';

export const plan = {
  read: get(PLAN, 'What the signed-in user has said about their plan of documents; empty for none', {
    response: planAnswers,
    read: readPlanAnswers,
    isProposal: true,
  }),
  save: put(PLAN, 'Keep what the signed-in user says about their plan of documents', {
    body: z.object({
      programme: maybe(text),
      invitationOn: z.optional(day),
      livedIn: z.array(z.object({ countryCode: text, from: z.optional(day), to: z.optional(day) })),
      notNeeded: usableOrEmpty(text),
      reminders: maybe(z.boolean()),
      /** As read, null for the first time: what was changed elsewhere meanwhile is not overwritten. */
      lastModified: maybe(text),
    }),
    response: planAnswers,
    read: readPlanAnswers,
    conflicts: [409, 422],
    makesStale: [PLAN],
    isProposal: true,
  }),
};

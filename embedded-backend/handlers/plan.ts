import { type Backend, isoAfter, isoNow } from '../backend.ts';
import type { PlanRecord } from '../data/records.ts';
import type { Form } from '../http/Form.ts';
import { conflict } from '../http/HttpFailure.ts';
import { get, put, type Resource } from '../http/route.ts';

const PROGRAMMES = ['fsw', 'cec', 'fst', 'job', 'work-permit'] as const;
const MOST = { stays: 30, notNeeded: 100 } as const;
const COUNTRY = { max: 2, pattern: /^[A-Za-z]{2}$/, says: 'Enter a country by its two letters.' } as const;
const YEAR = 366 * 86_400_000;

const view = ({ id: _id, userId: _userId, ...plan }: PlanRecord) => plan;
const none = {
  programme: null,
  invitationOn: null,
  livedIn: [],
  notNeeded: [],
  reminders: false,
  lastModified: null,
};
const viewOf = (backend: Backend, userId: string) => {
  const record = backend.data.plans.get(userId);
  return record === undefined ? none : view(record);
};

/**
 * The day of an invitation: not in the future (in the person's time zone, whatever it is), and not more than
 * a year ago.
 */
function invitationOn(form: Form, now: number): string | null {
  const day = form.day('invitationOn') ?? null;
  if (day === null) return null;
  const at = Date.parse(day);
  if (Number.isNaN(at)) form.fail('invitationOn', 'Enter a date like 2026-01-31.');
  else if (at > now + 14 * 3_600_000) form.fail('invitationOn', 'This date is in the future.');
  else if (at < now - YEAR - 86_400_000) form.fail('invitationOn', 'This date is over a year ago.');
  return day;
}

function stays(form: Form): PlanRecord['livedIn'] {
  return (form.groups('livedIn', MOST.stays) ?? []).map((stay) => {
    const [from, to] = [stay.day('from') ?? null, stay.day('to') ?? null];
    if (from !== null && to !== null && to < from) stay.fail('to', 'The end is before the start.');
    return { countryCode: stay.required('countryCode', COUNTRY).toUpperCase(), from, to };
  });
}

/** A person's answers about their document plan. */
export const plan: Resource = (backend) => [
  get('/api/user/plan', ({ user }) => viewOf(backend, user().id)),
  put('/api/user/plan', async ({ user, form: read }) => {
    const { id: userId } = user();
    const form = await read();
    const before = backend.data.plans.get(userId);
    const seen = form.moment('lastModified');
    const next = {
      programme: form.word('programme', PROGRAMMES) ?? null,
      invitationOn: invitationOn(form, backend.now()),
      livedIn: stays(form),
      notNeeded: [...new Set(form.texts('notNeeded', MOST.notNeeded) ?? [])],
      reminders: form.boolean('reminders') ?? before?.reminders ?? false,
    };
    form.done();
    if (before !== undefined && seen !== before.lastModified) {
      throw conflict('This plan was changed elsewhere in the meantime.', { current: view(before) });
    }
    const lastModified = before === undefined ? isoNow(backend) : isoAfter(backend, before.lastModified);
    return view(backend.data.plans.put({ id: userId, userId, ...next, lastModified }));
  }),
];

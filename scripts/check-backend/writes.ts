import { isRecord } from '../../src/api/answer.ts';
import { refusalRow } from './line.ts';
import { endpointOf, note, recordsOf, run, skipped, type Visit } from './visit.ts';

/**
 * Used only with --write: records that the check creates, changes and deletes, and a
 * person's own data, which are written back unchanged.
 */
interface Collection {
  /** The first part of the operations' names, before `.create`, `.update` and `.remove`. */
  readonly name: string;
  /** `time` makes this check's record unique. `taken`: codes of the existing records. */
  readonly record: (time: string, taken: ReadonlySet<unknown>) => Readonly<Record<string, unknown>>;
  readonly change: (record: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>;
  readonly calls?: Readonly<Partial<Record<'create' | 'byId' | 'update' | 'remove', string | null>>>;
  /** False when an update does not contain the version that it changes, so that a stale one is no 409. */
  readonly staleIs409?: false;
}

const CHECK = 'visatalent-check-';
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
/** Two-letter codes that no country has: ISO 3166-1 reserves XA to XZ and QM to QZ for users. */
const USER_ASSIGNED = LETTERS.split('').flatMap((letter) => [
  `X${letter}`,
  ...(letter >= 'M' ? [`Q${letter}`] : []),
]);

const countryRecord: Collection['record'] = (time, taken) => ({
  code: USER_ASSIGNED.find((code) => !taken.has(code)) ?? 'XX',
  name: `${CHECK}${time}`,
  region: 'Europe',
});
const levelRecord: Collection['record'] = (time) => ({
  code: `${CHECK}${time}`,
  name: `${CHECK}${time}`,
  level: 1,
  order: 900,
  isActive: false,
});
const renamed: Collection['change'] = ({ code, name, region, level, order, isActive, lastModified }) => ({
  code,
  name: `${String(name)}-changed`,
  ...(region === undefined ? {} : { region }),
  ...(level === undefined ? {} : { level, order, isActive }),
  lastModified,
});

const COLLECTIONS: readonly Collection[] = [
  { name: 'countries', record: countryRecord, change: renamed },
  { name: 'educationLevels', record: levelRecord, change: renamed },
  { name: 'admin.countries', record: countryRecord, change: renamed },
  { name: 'admin.educationLevels', record: levelRecord, change: renamed },
  {
    name: 'admin.languageCertificates',
    record: (time) => ({ code: `${CHECK}${time}`, name: `${CHECK}${time}`, language: 'en' }),
    change: ({ code, name, language, lastModified }) => ({
      code,
      name: `${String(name)}-changed`,
      language,
      lastModified,
    }),
  },
  {
    name: 'admin.roles',
    record: (time) => ({ name: `visatalent_check_${time}`, displayName: `${CHECK}${time}` }),
    change: ({ name, lastModified }) => ({ name, displayName: `${CHECK}changed`, lastModified }),
  },
  {
    name: 'adminJobs',
    // Without a publishing date it is a draft, which nobody sees.
    record: (time) => ({
      reference: `${CHECK}${time}`,
      title: `${CHECK}${time}`,
      company: 'VisaTalent check',
      location: 'Nowhere',
    }),
    change: ({ title, company, location, reference, lastModified }) => ({
      title: `${String(title)}-changed`,
      company,
      location,
      reference,
      lastModified,
    }),
  },
  {
    name: 'savedJobs',
    calls: { create: 'addSearch', byId: null, update: 'changeSearch', remove: 'removeSearch' },
    record: (time) => ({ name: `${CHECK}${time}`, query: 'q=visatalent-check' }),
    change: ({ name }) => ({ name: `${String(name)}-changed` }),
    staleIs409: false,
  },
];

const LONG_AGO = '2000-01-01T00:00:00.000Z';
type Step = 'create' | 'byId' | 'update' | 'remove';
const STEPS: readonly Step[] = ['create', 'byId', 'update', 'remove'];

const stepOf = ({ name, calls = {} }: Collection, step: Step): string | null => {
  const call = calls[step];
  return call === null ? null : `${name}.${call ?? step}`;
};
const isMeant = (visit: Visit, collection: Collection): boolean =>
  STEPS.some((step) => {
    const operation = stepOf(collection, step);
    return operation !== null && visit.options.isMeant(operation);
  });

/** Creates, reads and updates a record, tries a stale update, and deletes it. */
async function checkCollection(visit: Visit, collection: Collection, time: string): Promise<void> {
  const create = stepOf(collection, 'create') ?? '';
  if (!isMeant(visit, collection)) return;
  const as = collection.name === 'savedJobs' ? 'user' : 'admin';
  if (visit.tokens[as] === undefined) {
    for (const step of STEPS) {
      const operation = stepOf(collection, step);
      if (operation !== null && step !== 'byId') note(visit, skipped(operation, 'needs --admin-email'));
    }
    return;
  }
  const listed = visit.answers.get(`${collection.name}.list`);
  const taken = new Set(recordsOf(listed).map(({ code }) => code));
  const created = await run(visit, create, { body: collection.record(time, taken) }, { as });
  const record = created.answer?.data;
  if (!isRecord(record) || (typeof record.id !== 'string' && typeof record.id !== 'number')) return;
  const path = { id: record.id };
  const remove = stepOf(collection, 'remove') ?? '';
  const removing = `DELETE ${endpointOf(remove).path.replace('{id}', encodeURIComponent(String(record.id)))}`;
  visit.left.add(removing);

  const byId = stepOf(collection, 'byId');
  const update = stepOf(collection, 'update') ?? '';
  if (byId !== null && !visit.stopped)
    await run(visit, byId, { path }, { as, operation: `${byId} (what was made)` });
  if (!visit.stopped) await run(visit, update, { path, body: collection.change(record) }, { as });
  if (collection.staleIs409 !== false && !visit.stopped) {
    const body = collection.change({ ...record, lastModified: LONG_AGO });
    const token = visit.tokens[as];
    const outcome = await visit.line.call(endpointOf(update), {
      path,
      body,
      ...(token === undefined ? {} : { token }),
    });
    note(visit, refusalRow(`${update} (on an old state)`, 409, outcome, visit.shapes));
  }
  const removed = await run(visit, remove, { path }, { as });
  const status = removed.answer?.status ?? 0;
  if (status >= 200 && status < 300) visit.left.delete(removing);
}

/** A person's own data: the operations that read and write them, and the field of the answer. */
const OWN: readonly { readonly read: string; readonly write: string; readonly at?: string }[] = [
  { read: 'users.me', write: 'users.updateMe' },
  { read: 'user.profile', write: 'user.updateProfile' },
  { read: 'plan.read', write: 'plan.save' },
  { read: 'notifications.preferences', write: 'notifications.savePreferences' },
  { read: 'profileSections.mine', write: 'profileSections.saveFamily', at: 'family' },
  { read: 'profileSections.mine', write: 'profileSections.saveDestination', at: 'destination' },
];

/** Writes the data back unchanged: those fields that the call accepts. */
async function writeBack(visit: Visit, { read, write, at }: (typeof OWN)[number]): Promise<void> {
  if (!visit.options.isMeant(write) || visit.stopped) return;
  if (visit.tokens.user === undefined) return note(visit, skipped(write, 'nobody is signed in'));
  const token = visit.tokens.user;
  // Read again, because an earlier write may have changed `lastModified`.
  const { answer } = await visit.line.call(endpointOf(read), { token });
  const data = answer?.status === 200 ? answer.data : undefined;
  const value = at === undefined ? data : isRecord(data) ? data[at] : undefined;
  if (!isRecord(value)) return note(visit, skipped(write, `${read} has nothing to write back`));
  const body = endpointOf(write).body?.safeParse(value);
  if (body?.success !== true)
    return note(visit, skipped(write, `what ${read} answers is not what this call takes`));
  await run(visit, write, { body: body.data });
}

/** Makes all writes. @param time makes the records of this check unique */
export async function writeAll(visit: Visit, time: string): Promise<void> {
  for (const collection of COLLECTIONS) {
    if (visit.stopped) return;
    await checkCollection(visit, collection, time);
  }
  for (const own of OWN) await writeBack(visit, own);
}

/** The operations that --write calls. */
export const WRITES: ReadonlySet<string> = new Set([
  ...COLLECTIONS.flatMap((collection) => STEPS.flatMap((step) => stepOf(collection, step) ?? [])),
  ...OWN.map(({ write }) => write),
]);

import type { Backend } from '../backend.ts';
import { maskedAddress } from '../audit/log.ts';
import type { AuditedChange, AuditEntry } from '../data/auditRecords.ts';
import type { User } from '../data/records.ts';
import { fullNameOf } from '../security/sessions.ts';
import { type Random, seededRandom } from './random.ts';

const ENTRIES = 400;
const DAYS = 89;
const DAY = 86_400_000;

type What = Pick<AuditEntry, 'action' | 'entity'> &
  Partial<Pick<AuditEntry, 'entityId' | 'entityName' | 'personId' | 'changes' | 'outcome'>>;

const change = (field: string, from: string | null, to: string | null): AuditedChange => ({
  field,
  from,
  to,
});

/** A random action of an administrator, the most frequent kinds first. */
const done = (backend: Backend, random: Random): What => {
  const { data } = backend;
  const user = random.pick(data.users.filter(({ id }) => !id.startsWith('user-demo')));
  const of = (
    entity: string,
    verb: string,
    record: { id: string; name: string },
    personId?: string,
  ): What => ({
    action: `${entity}.${verb}`,
    entity,
    entityId: record.id,
    entityName: record.name,
    personId: personId ?? null,
  });
  const ofUser = (verb: string, more: Partial<What> = {}): What => ({
    ...of('users', verb, { id: user.id, name: fullNameOf(user) }, user.id),
    ...more,
  });
  const ofApplication = (): What => {
    const each = random.pick(data.applications.filter(({ status }) => status !== 'draft'));
    const owner = data.users.get(each.userId);
    const name = [owner === undefined ? '' : fullNameOf(owner), each.jobTitle].filter(Boolean).join(', ');
    const moved = change('status', 'submitted', random.pick(['inReview', 'interview', 'rejected']));
    return { ...of('applications', 'move', { id: each.id, name }, each.userId), changes: [moved] };
  };
  const ofDocument = (): What => {
    const each = random.pick(data.documents.all());
    const [verb, status] = random.pick([
      ['verify', 'verified'],
      ['reject', 'rejected'],
    ] as const);
    return { ...of('documents', verb, each, each.userId), changes: [change('status', 'pending', status)] };
  };
  const ofJob = (): What => {
    const each = random.pick(data.jobs.all());
    const moved = change('closesAt', null, each.closesAt);
    return { ...of('jobs', 'update', { id: each.id, name: each.title }), changes: [moved] };
  };
  const roll = random.whole(1, 20);
  if (roll <= 7) return ofApplication();
  if (roll <= 12) return ofDocument();
  if (roll <= 15) return ofJob();
  if (roll === 16) return ofUser('update', { changes: [change('phoneNumber', null, '+14165550199')] });
  if (roll === 17) return ofUser('update', { changes: [change('isEmailVerified', 'false', 'true')] });
  if (roll === 18) return of('countries', 'update', random.pick(data.countries.all()));
  if (roll === 19) return ofUser('delete', { outcome: 'refused' });
  return of('educationLevels', 'update', random.pick(data.educationLevels.all()));
};

/** 400 entries of the last 90 days: sign-ins, failed sign-ins, and actions of the two demo administrators. */
export const seedAudit = (backend: Backend): void => {
  const { auditEntries, users } = backend.data;
  const random = seededRandom(20_261_125);
  const staff = ['user-demo-admin', 'user-demo-both'].flatMap((id) => users.get(id) ?? []);
  const people = users.filter(({ id }) => !id.startsWith('user-demo'));
  const signIn = (user: User): What => ({
    action: 'users.signIn',
    entity: 'users',
    entityId: user.id,
    entityName: fullNameOf(user),
    personId: user.id,
  });
  for (let index = 0; index < ENTRIES; index += 1) {
    const ago = (index + random.next()) * ((DAYS * DAY) / ENTRIES);
    const at = new Date(backend.now() - ago).toISOString();
    const kind = random.whole(1, 10);
    const actor = kind <= 6 ? random.pick(staff) : kind <= 9 ? random.pick(people) : undefined;
    const what: What =
      actor === undefined
        ? {
            action: 'users.signInFailed',
            entity: 'users',
            entityName: maskedAddress(random.pick(people).email),
            outcome: 'refused',
          }
        : kind <= 5
          ? done(backend, random)
          : signIn(actor);
    auditEntries.put({
      entityId: null,
      entityName: null,
      personId: null,
      changes: [],
      outcome: 'done',
      ...what,
      id: `audit-${index + 1}`,
      at,
      actorId: actor?.id ?? null,
      role: actor === undefined ? null : kind <= 6 ? 'Admin' : 'User',
    });
  }
};

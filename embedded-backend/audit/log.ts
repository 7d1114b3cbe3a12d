import { type Backend, isoNow } from '../backend.ts';
import type { AuditedChange, AuditEntry } from '../data/auditRecords.ts';
import type { User } from '../data/records.ts';
import { fullNameOf, isAdmin } from '../security/sessions.ts';
import { newId } from '../security/tokens.ts';

const DAY = 86_400_000;
const KEPT_DAYS = 90;
const MOST_CHANGES = 50;
const LONGEST_VALUE = 200;

const textOf = (value: unknown): string | null => {
  if (value === null || value === undefined || value === '') return null;
  const text =
    typeof value === 'string'
      ? value
      : Array.isArray(value) && value.every((each) => typeof each === 'string')
        ? value.join(', ')
        : JSON.stringify(value);
  return text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE - 1)}…` : text;
};

/** The fields that differ. For a new record (`from` empty) all fields. */
export const changesOf = (
  from: Readonly<Record<string, unknown>>,
  to: Readonly<Record<string, unknown>>,
): AuditedChange[] =>
  Object.keys(to)
    .map((field) => ({
      field,
      from: textOf(from[field]),
      to: textOf(to[field]),
      isSame: JSON.stringify(from[field] ?? null) === JSON.stringify(to[field] ?? null),
    }))
    .filter((change) => !change.isSame)
    .map(({ isSame: _isSame, ...change }) => change)
    .slice(0, MOST_CHANGES);

/** `r•••@example.com`: enough to recognise the person whose sign-ins fail, but not a usable address. */
export const maskedAddress = (address: string): string => {
  const [name = '', host = ''] = address.split('@');
  return `${name.slice(0, 1)}•••${host === '' ? '' : `@${host}`}`;
};

const dropOld = (backend: Backend): void => {
  const oldest = new Date(backend.now() - KEPT_DAYS * DAY).toISOString();
  if (backend.data.auditEntries.find(({ at }) => at < oldest) === undefined) return;
  backend.data.auditEntries.deleteWhere(({ at }) => at < oldest);
};

/** All stored entries, newest first. Entries older than 90 days are deleted. */
export const auditEntries = (backend: Backend): AuditEntry[] => {
  dropOld(backend);
  return backend.data.auditEntries.all().reverse();
};

const roleOf = (user: User): 'Admin' | 'User' => (isAdmin(user) ? 'Admin' : 'User');

/** Replaces the data of an entry about a person who was deleted. */
const NAMELESS = { entityName: null, changes: [] } as const;

type Written = Pick<AuditEntry, 'action' | 'entity'> & Partial<AuditEntry>;

/** Writes an entry. @param actor who did it; undefined for a failed sign-in */
export const writeEntry = (backend: Backend, actor: User | undefined, entry: Written): void => {
  const id = newId();
  const { personId = null } = entry;
  const isGone = personId !== null && backend.data.users.get(personId) === undefined;
  backend.data.auditEntries.put({
    at: isoNow(backend),
    actorId: actor?.id ?? null,
    role: actor === undefined ? null : roleOf(actor),
    entityId: null,
    entityName: null,
    personId: null,
    changes: [],
    outcome: 'done',
    ...entry,
    ...(isGone ? NAMELESS : {}),
    id,
  });
};

/** Removes all data except ids from the entries about a person who is being deleted. */
export const forgetPerson = ({ data }: Backend, id: string): void => {
  for (const entry of data.auditEntries.filter(({ personId }) => personId === id)) {
    data.auditEntries.update(entry.id, NAMELESS);
  }
};

/** Logs a successful sign-in. */
export const writeSignIn = (backend: Backend, user: User): void =>
  writeEntry(backend, user, {
    action: 'users.signIn',
    entity: 'users',
    entityId: user.id,
    entityName: fullNameOf(user),
    personId: user.id,
  });

/** Logs a failed sign-in. @param address as it was typed; only a masked form is stored */
export const writeFailedSignIn = (backend: Backend, address: string): void =>
  writeEntry(backend, undefined, {
    action: 'users.signInFailed',
    entity: 'users',
    entityName: maskedAddress(address),
    outcome: 'refused',
  });

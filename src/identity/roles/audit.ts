import { config } from '@/config/env';
import { ROLE_SECURITY } from '@/config/limits';
import type { RoleName } from '@/config/roles';
import { log } from '@/logging/logger';
import type { BrowserStorage } from '@/storage/browserStorage';
import { roleAudit } from '@/storage/keys';
import { isRoleName } from './mapping';

/**
 * An entry of the role audit, which records role changes in the log and for 90 days in this browser.
 * It contains ids only, no names.
 */
export interface RoleAuditEntry {
  /** ISO date and time. */
  readonly at: string;
  /** '' after this person has left the device. */
  readonly userId: string;
  readonly outcome: RoleAuditOutcome;
  /** null if there was none before. */
  readonly from: RoleName | null;
  readonly to: RoleName | null;
}
const OUTCOMES = ['switched', 'refused', 'lost'] as const;
type RoleAuditOutcome = (typeof OUTCOMES)[number];

const MAX_ENTRIES = 1000;
const roleOrNull = (value: unknown): RoleName | null => (isRoleName(value) ? value : null);

function toEntry(value: unknown): readonly RoleAuditEntry[] {
  if (typeof value !== 'object' || value === null) return [];
  const { at, userId, outcome, from, to } = value as Readonly<Record<string, unknown>>;
  const ownOutcome = OUTCOMES.find((name) => name === outcome);
  if (typeof at !== 'string' || typeof userId !== 'string' || ownOutcome === undefined) return [];
  return [{ at, userId, outcome: ownOutcome, from: roleOrNull(from), to: roleOrNull(to) }];
}

/** The entries of the last 90 days, oldest first. An entry whose date cannot be parsed is dropped. */
function storedAuditEntries({ read }: BrowserStorage, now: number): readonly RoleAuditEntry[] {
  return (read(roleAudit) ?? [])
    .flatMap(toEntry)
    .filter(({ at }) => now - Date.parse(at) < ROLE_SECURITY.auditRetention)
    .slice(-MAX_ENTRIES);
}

/** Removes the user id of a person who leaves this browser. The entries themselves stay. */
export function forgetInAudit(storage: BrowserStorage, userId: string): void {
  const entries = (storage.read(roleAudit) ?? []).flatMap(toEntry);
  if (!entries.some((entry) => entry.userId === userId)) return;
  storage.write(
    roleAudit,
    entries.map((entry) => (entry.userId === userId ? { ...entry, userId: '' } : entry)),
  );
}

const LOG_TEXT: Readonly<Record<RoleAuditOutcome, string>> = {
  switched: 'Role switched',
  refused: 'Role switch refused',
  lost: 'Role lost',
};

/** The stored entries of the role audit, newest first. */
export const storedRoleAudit = (storage: BrowserStorage, now: number): readonly RoleAuditEntry[] =>
  [...storedAuditEntries(storage, now)].reverse();

/** Writes an entry to the log and to the stored audit. Does nothing while the feature flag is off. */
export function auditRole(storage: BrowserStorage, entry: Omit<RoleAuditEntry, 'at'>, now: number): void {
  if (!config().features.roleAudit) return;
  const { userId, ...data } = entry;
  log.info('roles', LOG_TEXT[entry.outcome], { data: { ...data, user: userId } });
  storage.write(roleAudit, [
    ...storedAuditEntries(storage, now),
    { at: new Date(now).toISOString(), ...entry },
  ]);
}

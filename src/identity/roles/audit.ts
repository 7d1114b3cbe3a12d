import { config } from '@/config/env';
import { ROLE_SECURITY } from '@/config/limits';
import type { RoleName } from '@/config/roles';
import { log } from '@/logging/logger';
import type { BrowserStorage } from '@/storage/browserStorage';
import { roleAudit } from '@/storage/keys';
import { isRoleName } from './mapping';

/**
 * The role audit: what happened to whose role, in the log and, for
 * 90 days, in this browser. Ids only, no names.
 */
export interface RoleAuditEntry {
  /** ISO date. */
  readonly at: string;
  readonly userId: string;
  readonly outcome: RoleAuditOutcome;
  /** null when there was none. */
  readonly from: RoleName | null;
  readonly to: RoleName | null;
}
const OUTCOMES = ['switched', 'refused', 'lost'] as const;
export type RoleAuditOutcome = (typeof OUTCOMES)[number];

const MOST = 1000;
const TEXT: Readonly<Record<RoleAuditOutcome, string>> = {
  switched: 'Role switched',
  refused: 'Role switch refused',
  lost: 'Role lost',
};

const roleOrNull = (value: unknown): RoleName | null => (isRoleName(value) ? value : null);

function toEntry(value: unknown): readonly RoleAuditEntry[] {
  if (typeof value !== 'object' || value === null) return [];
  const { at, userId, outcome, from, to } = value as Readonly<Record<string, unknown>>;
  const known = OUTCOMES.find((name) => name === outcome);
  if (typeof at !== 'string' || typeof userId !== 'string' || known === undefined) return [];
  return [{ at, userId, outcome: known, from: roleOrNull(from), to: roleOrNull(to) }];
}

/** Entries of the last 90 days, oldest first; a date that cannot be read is too old. */
function kept({ read }: BrowserStorage, now: number): readonly RoleAuditEntry[] {
  return (read(roleAudit) ?? [])
    .flatMap(toEntry)
    .filter(({ at }) => now - Date.parse(at) < ROLE_SECURITY.auditRetention)
    .slice(-MOST);
}

/** The kept entries, newest first. */
export const keptRoleAudit = (storage: BrowserStorage, now: number): readonly RoleAuditEntry[] =>
  [...kept(storage, now)].reverse();

/** Writes an entry to the log and to the kept audit; nothing while the feature flag is off. */
export function auditRole(storage: BrowserStorage, entry: Omit<RoleAuditEntry, 'at'>, now: number): void {
  if (!config().features.roleAudit) return;
  const { userId, ...data } = entry;
  log.info('roles', TEXT[entry.outcome], { data: { ...data, user: userId } });
  storage.write(roleAudit, [...kept(storage, now), { at: new Date(now).toISOString(), ...entry }]);
}

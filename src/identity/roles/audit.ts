import { config } from '@/config/env';
import { log } from '@/logging/logger';
import type { BrowserStorage } from '@/storage/browserStorage';
import { roleAudit } from '@/storage/keys';
import { storedAuditEntries, type RoleAuditEntry, type RoleAuditOutcome } from './auditEntries';

const TEXT: Readonly<Record<RoleAuditOutcome, string>> = {
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
  log.info('roles', TEXT[entry.outcome], { data: { ...data, user: userId } });
  storage.write(roleAudit, [
    ...storedAuditEntries(storage, now),
    { at: new Date(now).toISOString(), ...entry },
  ]);
}

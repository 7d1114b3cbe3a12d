import type { LockEntry } from './complete-lockfile.mjs';

export interface LockedPackage {
  readonly name: string;
  readonly version: string;
  readonly place: string;
}
export const SHIPPED: readonly string[];
export const LICENCES: { readonly shipped: readonly string[]; readonly tools: readonly string[] };
export const REVIEWED_INSTALL_SCRIPTS: Readonly<Record<string, string>>;
export function lockedPackages(): Record<string, LockEntry>;
export function productionPackages(
  packages?: Readonly<Record<string, LockEntry>>,
  roots?: readonly string[],
): LockedPackage[];
export function isAllowed(expression: string | null | undefined, allowed: readonly string[]): boolean;
export function licenceOf(place: string): string | null;

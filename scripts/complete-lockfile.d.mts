export interface LockEntry {
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly os?: readonly string[];
  readonly link?: boolean;
  readonly hasInstallScript?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}
export function missingEntries(packages: Readonly<Record<string, LockEntry>>): Record<string, LockEntry>;
export function withHashes(
  packages: Readonly<Record<string, LockEntry>>,
  hashOf?: (name: string, version: string) => string | null,
): { packages: Record<string, LockEntry>; unknown: string[] };

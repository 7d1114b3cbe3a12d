import type { Fallback } from './redirects.d.mts';

export type Files = Map<string, Uint8Array>;
export interface ConfiguredSite {
  readonly files: Files;
  readonly headers: [string, string][];
  /** The page that answers for every address without a page of its own. */
  readonly shell: string;
  /** Files that answer for addresses with `:parameters`, the most specific first. */
  readonly fallbacks: readonly Fallback[];
}
export function readSite(folder: string): Files;
export function configuredSite(dist: Files, settings: Readonly<Record<string, string>>): ConfiguredSite;
export function compressed(files: Files): Promise<Files>;

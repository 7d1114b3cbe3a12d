export interface Fallback {
  /** With parameters, as in the route table; `/*` is everything. */
  readonly path: string;
  /** The file, as an address: `/job.html`. */
  readonly file: string;
}
export function redirectsFile(fallbacks: readonly Fallback[]): string;
export function readRedirects(text: string): readonly Fallback[];
export function addressPattern(path: string): string;
export function fallbackFile(fallbacks: readonly Fallback[], pathname: string): string | undefined;

export interface PolicyOptions {
  readonly connect?: readonly string[];
  readonly scriptHashes?: readonly string[];
  readonly styleHashes?: readonly string[];
  readonly google?: boolean;
  readonly insecure?: boolean;
  readonly offline?: boolean;
}
export const EMPTY_STYLE: string;
export const CACHING: { readonly assets: string; readonly page: string; readonly never: string };
export function directives(options?: PolicyOptions): [string, string[]][];
export function contentSecurityPolicy(options?: PolicyOptions): string;
export function metaPolicy(options?: PolicyOptions): string;
export function securityHeaders(options?: PolicyOptions): [string, string][];

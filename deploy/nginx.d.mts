import type { ConfiguredSite } from './site.d.mts';

export interface NginxOptions extends Pick<ConfiguredSite, 'headers' | 'shell'> {
  readonly fallbacks?: ConfiguredSite['fallbacks'];
  /** The site's folder, and the folder of both files, as nginx sees them. */
  readonly webroot: string;
  readonly conf: string;
  readonly [option: string]: unknown;
}
export function nginxFiles(options: NginxOptions): Readonly<Record<'nginx.conf' | 'headers.conf', string>>;

import { readFileSync } from 'node:fs';
import { CACHING } from './policy.mjs';
import { addressPattern } from './redirects.mjs';
import { SettingsError } from './settings.mjs';

/** The location of the addresses that one file answers: `:job` stands for any one segment. */
function fallbackLocation(path, file, conf) {
  return `    location ~* "${addressPattern(path)}" {
      include ${conf}/headers.conf;
      add_header Cache-Control "${CACHING.page}" always;
      try_files $uri $uri.html ${file};
      limit_except GET { deny all; }
    }`;
}

/**
 * The nginx configuration for a configured site.
 * @param {{
 *   headers: [string, string][], shell: string, fallbacks?: { path: string, file: string }[], webroot: string, conf: string,
 *   listen?: string, httpListen?: string, host?: string, run?: string,
 *   certificate?: string, key?: string, portSuffix?: string,
 *   apiPath?: string, apiUpstream?: string, brotli?: boolean, accessLog?: string,
 * }} options `conf` is the folder that both files will stand in
 * @returns {{ 'nginx.conf': string, 'headers.conf': string }}
 */
export function nginxFiles(options) {
  const { headers, shell, webroot, conf, certificate, key, apiUpstream } = options;
  if ((certificate === undefined) !== (key === undefined))
    throw new SettingsError('A certificate and its key belong together.');
  const kept = {
    tls: certificate !== undefined,
    plain: certificate === undefined,
    api: apiUpstream !== undefined,
    brotli: options.brotli === true,
  };
  const apiPath = options.apiPath ?? '/api/';
  const values = {
    WEBROOT: webroot,
    CONF: conf,
    RUN: options.run ?? '/var/run',
    HOST: options.host ?? '_',
    LISTEN: options.listen ?? (kept.tls ? '443' : '80'),
    HTTP_LISTEN: options.httpListen ?? '80',
    PORT_SUFFIX: options.portSuffix ?? '',
    CERTIFICATE: certificate ?? '',
    KEY: key ?? '',
    SHELL: shell,
    SHELL_CACHING: shell === '/200.html' ? CACHING.never : CACHING.page,
    BODY: '1k',
    API_PATH: apiPath,
    API_UPSTREAM: apiUpstream ?? '',
    ACCESS_LOG: options.accessLog ?? `${options.run ?? '/var/run'}/access.log`,
  };
  for (const [name, value] of Object.entries(values)) {
    if (/[\s;{}"'\\$]/.test(value))
      throw new SettingsError(`${name} cannot stand in an nginx configuration: "${value}"`);
  }
  const addresses = (options.fallbacks ?? [])
    .map(({ path, file }) => fallbackLocation(path, file, conf))
    .join('\n');
  const template = readFileSync(new URL('nginx.conf.template', import.meta.url), 'utf8');
  const lines = template.split('\n').flatMap((line) => {
    const [, indent, condition, rest] = /^(\s*)#(tls|plain|api|brotli):(.*)$/.exec(line) ?? [];
    if (condition === undefined) return [line];
    return kept[condition] ? [indent + rest] : [];
  });
  return {
    'nginx.conf': lines
      .join('\n')
      .replace('    #addresses', () => addresses)
      .replace(/@([A-Z_]+)@/g, (_, name) => {
        if (!Object.hasOwn(values, name))
          throw new Error(`nginx.conf.template names @${name}@, which nobody fills`);
        return values[name];
      }),
    'headers.conf': headers
      .map(([name, value]) => `add_header ${name} "${value.replaceAll('"', '\\"')}" always;\n`)
      .join(''),
  };
}

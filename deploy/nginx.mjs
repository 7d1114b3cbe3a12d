import { readFileSync } from 'node:fs';
import { CACHING } from './policy.mjs';
import { addressPattern } from './redirects.mjs';
import { SettingsError } from './settings.mjs';

/** The file of trusted certificate authorities on Debian, Ubuntu and Alpine. */
const SYSTEM_CA = '/etc/ssl/certs/ca-certificates.crt';
const ADDRESS_RANGE = /^(?:\d{1,3}(?:\.\d{1,3}){3}|[\da-f:]*:[\da-f:.]*)(?:\/\d{1,3})?$/i;
/** Hosts on the machine or in a private network: loopback, private ranges, names without a dot. */
const PRIVATE_HOST =
  /^(?:\[::1\]|127(?:\.\d+){3}|10(?:\.\d+){3}|192\.168(?:\.\d+){2}|172\.(?:1[6-9]|2\d|3[01])(?:\.\d+){2}|[^.:]+|.+\.(?:internal|local))$/;

/**
 * Checks the address to which nginx passes /api/ on.
 * @param {string} value
 * @returns {URL}
 * @throws SettingsError when it is no address, or plain http to a host that is not private
 */
function upstreamOf(value) {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (!['http:', 'https:'].includes(url?.protocol) || url.username !== '' || url.password !== '')
    throw new SettingsError(`--api-upstream must be an address like https://backend:5000, not "${value}"`);
  if (url.protocol === 'http:' && !PRIVATE_HOST.test(url.hostname))
    throw new SettingsError(
      `--api-upstream must be https for a host outside the private network: "${value}"`,
    );
  return url;
}

/** The nginx location of the addresses that one file serves: `:job` stands for any one segment. */
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
 *   apiPath?: string, apiUpstream?: string, apiCa?: string, behindProxy?: string, brotli?: boolean, accessLog?: string,
 * }} options `conf` is the folder that both files will stand in; `apiCa` the file of the authorities that an https
 *   backend's certificate is checked against; `behindProxy` the address range of a proxy in front, which says who the
 *   client is
 * @returns {{ 'nginx.conf': string, 'headers.conf': string }}
 * @throws SettingsError
 */
export function nginxFiles(options) {
  const { headers, shell, webroot, conf, certificate, key, apiUpstream } = options;
  if ((certificate === undefined) !== (key === undefined))
    throw new SettingsError('A certificate and its key belong together.');
  // The redirect from plain HTTP needs the name of a host.
  if (certificate !== undefined && options.host === undefined)
    throw new SettingsError('--certificate needs --host: the name that the certificate is for.');
  if (options.behindProxy !== undefined && !ADDRESS_RANGE.test(options.behindProxy))
    throw new SettingsError(
      `--behind-proxy must be an address range like 10.0.0.0/8, not "${options.behindProxy}"`,
    );
  const upstream = apiUpstream === undefined ? undefined : upstreamOf(apiUpstream);
  const conditions = {
    tls: certificate !== undefined,
    plain: certificate === undefined,
    api: upstream !== undefined,
    verified: upstream?.protocol === 'https:',
    proxied: options.behindProxy !== undefined,
    brotli: options.brotli === true,
  };
  const apiPath = options.apiPath ?? '/api/';
  const values = {
    WEBROOT: webroot,
    CONF: conf,
    RUN: options.run ?? '/var/run',
    HOST: options.host ?? '_',
    LISTEN: options.listen ?? (conditions.tls ? '443' : '80'),
    HTTP_LISTEN: options.httpListen ?? '80',
    PORT_SUFFIX: options.portSuffix ?? '',
    CERTIFICATE: certificate ?? '',
    KEY: key ?? '',
    SHELL: shell,
    SHELL_CACHING: shell === '/200.html' ? CACHING.never : CACHING.page,
    BODY: '1k',
    API_PATH: apiPath,
    API_UPSTREAM: apiUpstream ?? '',
    API_HOST: upstream?.hostname ?? '',
    API_CA: options.apiCa ?? SYSTEM_CA,
    PROXY: options.behindProxy ?? '',
    ACCESS_LOG: options.accessLog ?? `${options.run ?? '/var/run'}/access.log`,
  };
  for (const [name, value] of Object.entries(values)) {
    if (/[\s;{}"'\\$]/.test(value))
      throw new SettingsError(`${name} cannot stand in an nginx configuration: "${value}"`);
  }
  // These two may contain what settings must not: a variable of nginx, and two words.
  values.SCHEME = conditions.proxied ? '$client_scheme' : '$scheme';
  if (values.ACCESS_LOG !== 'off') values.ACCESS_LOG += ' plain';
  const addresses = (options.fallbacks ?? [])
    .map(({ path, file }) => fallbackLocation(path, file, conf))
    .join('\n');
  const template = readFileSync(new URL('nginx.conf.template', import.meta.url), 'utf8');
  const lines = template.split('\n').flatMap((line) => {
    const [, indent, condition, rest] =
      /^(\s*)#(tls|plain|api|verified|proxied|brotli):(.*)$/.exec(line) ?? [];
    if (condition === undefined) return [line];
    return conditions[condition] ? [indent + rest] : [];
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

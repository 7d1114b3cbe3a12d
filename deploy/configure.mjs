#!/usr/bin/env node
import { readFileSync, realpathSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { nginxFiles } from './nginx.mjs';
import { publish } from './publish.mjs';
import { checkSettings, SETTING_NAMES, SettingsError, withoutStubs } from './settings.mjs';
import { compressed, configuredSite, readSite } from './site.mjs';

const USAGE = `Makes a built dist ready for a place: run-time configuration in every page, the Content-Security-Policy as header
and meta element, integrity of the entry files, compressed twins, and the configuration of nginx.

  node deploy/configure.mjs --set VITE_API_BASE_URL=https://api.example.com [--set NAME=value ...]

  --dist DIR        the build (default: dist)
  --out DIR         where the site goes (default: deploy/out/site); an earlier release there is replaced
                    without a gap: files first, pages last, its assets stay for a day
  --nginx DIR       where nginx.conf and headers.conf go (default: deploy/out/nginx), and releases.json, by which
                    the next release knows which assets to remove
  --settings FILE   settings as a JSON object
  --env             settings from the environment (VITE_...); they win over the file
  --set NAME=value  one setting (see .env.example); may be repeated; wins over both
  --webroot DIR     the site's folder as nginx will see it (default: --out)
  --conf DIR        the folder of the two files as nginx will see it (default: --nginx)
  --run DIR         nginx's folder for its process id and temporary files (default: /var/run)
  --host NAME       server_name (default: any; needed with a certificate)
  --listen ADDRESS  default: 443 with a certificate, else 80
  --certificate FILE --key FILE   serve TLS, and redirect plain HTTP to it (but refuse it for /api/)
  --http-listen ADDRESS  where plain HTTP is redirected from (default: 80)
  --port-suffix :PORT    what the redirect adds to the host, where TLS is not on 443
  --api-upstream URL  pass /api/ on to this address (for VITE_API_BASE_URL=/)
  --api-ca FILE     the authorities that an https backend is checked against (default: the system's)
  --behind-proxy RANGE  a proxy in front of nginx says who the client is; the addresses that it asks from
  --access-log FILE default: access.log in --run; "off" for none
  --brotli          nginx has the brotli module: serve the .br files too
  --stub-sign-in    without a client id Google and LinkedIn sign in a placeholder person, for demonstrations
                    (default: such a button is left out)`;

const OPTIONS = {
  dist: { type: 'string', default: 'dist' },
  out: { type: 'string', default: 'deploy/out/site' },
  nginx: { type: 'string', default: 'deploy/out/nginx' },
  settings: { type: 'string' },
  env: { type: 'boolean', default: false },
  set: { type: 'string', multiple: true, default: [] },
  webroot: { type: 'string' },
  conf: { type: 'string' },
  run: { type: 'string' },
  host: { type: 'string' },
  listen: { type: 'string' },
  'http-listen': { type: 'string' },
  'port-suffix': { type: 'string' },
  'access-log': { type: 'string' },
  certificate: { type: 'string' },
  key: { type: 'string' },
  'api-upstream': { type: 'string' },
  'api-ca': { type: 'string' },
  'behind-proxy': { type: 'string' },
  brotli: { type: 'boolean', default: false },
  'stub-sign-in': { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
};

function readSettings(file, environment, pairs) {
  let base = {};
  if (file !== undefined) {
    try {
      base = JSON.parse(readFileSync(file, 'utf8'));
    } catch (error) {
      throw new SettingsError(`${file} is no JSON file: ${error.message}`);
    }
    if (typeof base !== 'object' || base === null || Array.isArray(base))
      throw new SettingsError(`${file} must hold one JSON object`);
  }
  const given = pairs.map((pair) => {
    const at = pair.indexOf('=');
    if (at < 1) throw new SettingsError(`--set wants NAME=value, not "${pair}"`);
    return [pair.slice(0, at), pair.slice(at + 1)];
  });
  const named = Object.entries(environment).filter(([name]) => SETTING_NAMES.includes(name));
  return checkSettings({ ...base, ...Object.fromEntries(named), ...Object.fromEntries(given) });
}

/** Runs the script. Throws a SettingsError before anything is written when a setting is wrong. */
export async function configure(argv) {
  const { values } = parseArgs({ args: argv, options: OPTIONS });
  if (values.help) {
    console.log(USAGE);
    return;
  }

  const given = readSettings(values.settings, values.env ? process.env : {}, values.set);
  const settings = values['stub-sign-in'] ? given : withoutStubs(given);
  const site = configuredSite(readSite(values.dist), settings);
  const defined = (entries) =>
    Object.fromEntries(Object.entries(entries).filter(([, value]) => value !== undefined));
  const conf = nginxFiles({
    headers: site.headers,
    shell: site.shell,
    fallbacks: site.fallbacks,
    webroot: values.webroot ?? path.resolve(values.out),
    conf: values.conf ?? path.resolve(values.nginx),
    brotli: values.brotli,
    ...defined({
      run: values.run,
      host: values.host,
      listen: values.listen,
      certificate: values.certificate,
      key: values.key,
      accessLog: values['access-log'],
      httpListen: values['http-listen'],
      portSuffix: values['port-suffix'],
      apiUpstream: values['api-upstream'],
      apiCa: values['api-ca'],
      behindProxy: values['behind-proxy'],
    }),
  });

  const files = new Map([...site.files, ...(await compressed(site.files))]);
  publish(values.out, files, path.join(values.nginx, 'releases.json'));
  for (const [name, text] of Object.entries(conf)) writeFileSync(path.join(values.nginx, name), text);
  console.log(
    `site:  ${path.resolve(values.out)} (${site.files.size} files)\nnginx: ${path.resolve(values.nginx)}/nginx.conf`,
  );
}

if (process.argv[1] && import.meta.url === pathToFileURL(realpathSync(process.argv[1])).href) {
  configure(process.argv.slice(2)).catch((error) => {
    console.error(
      error instanceof SettingsError || error.code?.startsWith('ERR_PARSE_ARGS') ? error.message : error,
    );
    process.exitCode = 1;
  });
}

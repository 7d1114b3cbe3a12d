import { existsSync } from 'node:fs';
import { canInstallDebianPackages, installDebianPackages, outputOf } from './run.mjs';

const PLACES = [
  '/usr/sbin/nginx',
  '/usr/local/sbin/nginx',
  '/opt/homebrew/bin/nginx',
  '/usr/local/bin/nginx',
];

/** The path of an nginx on this machine, or null. `NGINX_PATH` decides when it is set. */
export function findNginx() {
  const given = process.env.NGINX_PATH;
  if (given) return existsSync(given) ? given : null;
  const found = PLACES.find((place) => existsSync(place));
  return found ?? (outputOf('sh', ['-c', 'command -v nginx']) || null);
}

/**
 * The path of an nginx, installed from Debian when there is none and we may; else null, and the caller
 * says that the deploy tests did not run.
 */
export function ensureNginx() {
  const found = findNginx();
  if (found !== null || !canInstallDebianPackages()) return found;
  console.log('No nginx found: installing one for the deploy tests.');
  return installDebianPackages('nginx-light') || installDebianPackages('nginx') ? findNginx() : null;
}

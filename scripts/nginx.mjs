import { existsSync } from 'node:fs';
import { canInstallDebianPackages, installDebianPackages, outputOf } from './run.mjs';

const PLACES = [
  '/usr/sbin/nginx',
  '/usr/local/sbin/nginx',
  '/opt/homebrew/bin/nginx',
  '/usr/local/bin/nginx',
];

/** The path of nginx on this machine, or null. `NGINX_PATH` is used when it is set. */
export function findNginx() {
  const value = process.env.NGINX_PATH;
  if (value) return existsSync(value) ? value : null;
  const found = PLACES.find((place) => existsSync(place));
  return found ?? (outputOf('sh', ['-c', 'command -v nginx']) || null);
}

/**
 * The path of nginx. If there is none, it is installed from Debian when this process may do so; otherwise
 * null, and the caller reports that the deploy tests did not run.
 */
export function ensureNginx() {
  const found = findNginx();
  if (found !== null || !canInstallDebianPackages()) return found;
  console.log('No nginx found: installing one for the deploy tests.');
  return installDebianPackages('nginx-light') || installDebianPackages('nginx') ? findNginx() : null;
}

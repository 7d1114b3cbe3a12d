/** The path of an nginx on this machine, or null. */
export function findNginx(): string | null;
/** The path of an nginx, installed when there is none and we may. */
export function ensureNginx(): string | null;

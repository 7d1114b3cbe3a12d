import { read, remove, write } from '@/storage/browserStorage';
import { returnTo, returnToOwner } from '@/storage/keys';

/**
 * The path that the person wanted before signing in, stored in this tab (R-1043). Only a path inside this app
 * counts, however it is encoded, because anybody can change storage (F-021).
 */
const MAX_LENGTH = 2048;
/** Any origin works as a base to test whether a path leaves its origin. */
const BASE = 'https://here.invalid';
/** Two slashes, a backslash or a control character, in any encoding, may lead to another origin. */
const SUSPECT = /\\|^\/\/|\p{Cc}/u;

function decoded(path: string): string | null {
  let text = path;
  for (let level = 0; level < 4; level += 1) {
    try {
      const next = decodeURIComponent(text);
      if (next === text) return text;
      text = next;
    } catch {
      return null;
    }
  }
  return null;
}

/** Does what URL.parse does, which older browsers (before 2024) lack: without this they could not sign in. */
function parsed(candidate: string): URL | null {
  try {
    return new URL(candidate, BASE);
  } catch {
    return null;
  }
}

/** The path with its query and hash if it leads into this app, otherwise null. */
export function ownPath(candidate: unknown): string | null {
  if (typeof candidate !== 'string' || candidate.length > MAX_LENGTH) return null;
  if (!candidate.startsWith('/') || SUSPECT.test(candidate) || /\s/.test(candidate)) return null;
  const [pathname = ''] = candidate.split(/[?#]/);
  const plain = decoded(pathname);
  if (plain === null || SUSPECT.test(plain)) return null;
  const url = parsed(candidate);
  // The URL parser removes the dots of `/..//elsewhere`, and what is left would lead to another origin.
  return url !== null && url.origin === BASE && !SUSPECT.test(url.pathname)
    ? url.pathname + url.search + url.hash
    : null;
}

/**
 * Stores a path. If it is not inside this app, the stored path is removed instead.
 * @param owner user id of the person whose session ended on this page. Nobody else is sent there.
 */
export function rememberReturnTo(path: string, owner: string | null = null): void {
  const own = ownPath(path);
  if (own === null) return forgetReturnTo();
  write(returnTo, own);
  if (owner === null) remove(returnToOwner);
  else write(returnToOwner, owner);
}

/**
 * The stored path, or null. The caller must still check whether the role may see it.
 * @param person user id of the person who would be sent there.
 */
export function wantedPath(person?: string): string | null {
  const owner = read(returnToOwner);
  if (person !== undefined && owner !== undefined && owner !== person) return null;
  return ownPath(read(returnTo) ?? null);
}

export const forgetReturnTo = (): void => remove(returnTo, returnToOwner);

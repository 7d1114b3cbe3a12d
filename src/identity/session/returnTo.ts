import { read, remove, write } from '@/storage/browserStorage';
import { returnTo, returnToOwner } from '@/storage/keys';

/**
 * Where the person wanted to go before signing in, remembered in this tab (R-1043).
 * Only a path inside this app counts, whatever the storage holds and however it is spelled (F-021).
 */
const LONGEST = 2048;
/** Any base will do to see whether a path stays where it is. */
const HERE = 'https://here.invalid';
/** Two slashes, a backslash or a control character at any level of encoding may lead elsewhere. */
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

/** As URL.parse, which browsers have only since 2024: without it nobody could sign in with an older one. */
function parsed(candidate: string): URL | null {
  try {
    return new URL(candidate, HERE);
  } catch {
    return null;
  }
}

/** The path (with query and hash) when it leads into this app; null otherwise. */
export function ownPath(candidate: unknown): string | null {
  if (typeof candidate !== 'string' || candidate.length > LONGEST) return null;
  if (!candidate.startsWith('/') || SUSPECT.test(candidate) || /\s/.test(candidate)) return null;
  const [pathname = ''] = candidate.split(/[?#]/);
  const plain = decoded(pathname);
  if (plain === null || SUSPECT.test(plain)) return null;
  const url = parsed(candidate);
  // `/..//elsewhere` stays here, but what is left of it without the dots does not.
  return url !== null && url.origin === HERE && !SUSPECT.test(url.pathname)
    ? url.pathname + url.search + url.hash
    : null;
}

/**
 * Remembers a path; anything that is not inside this app is forgotten instead.
 * @param owner whose page it was, by user id, where a session ended on it: nobody else is led there.
 */
export function rememberReturnTo(path: string, owner: string | null = null): void {
  const own = ownPath(path);
  if (own === null) return forgetReturnTo();
  write(returnTo, own);
  if (owner === null) remove(returnToOwner);
  else write(returnToOwner, owner);
}

/**
 * The remembered path, still to be checked against what the role may see; null when there is none.
 * @param person who is to be led there, by user id.
 */
export function wantedPath(person?: string): string | null {
  const owner = read(returnToOwner);
  if (person !== undefined && owner !== undefined && owner !== person) return null;
  return ownPath(read(returnTo) ?? null);
}

export const forgetReturnTo = (): void => remove(returnTo, returnToOwner);

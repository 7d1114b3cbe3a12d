import { hexOf } from '@/runtime/newId';
import { pathOf } from '@/routing/routes';
import { read, remove, write } from '@/storage/browserStorage';
import { linkedInState } from '@/storage/keys';
import { type AuthMode, LINKEDIN_AUTHORIZATION, LINKEDIN_SCOPE } from './providers';

/**
 * A random state for LinkedIn's authorisation redirect. It is stored in this tab and must come back with the
 * code, which protects against a code from an attacker (CSRF). The state also contains the mode of the
 * dialog.
 */
const randomState = (mode: AuthMode): string =>
  `${mode}.${hexOf(crypto.getRandomValues(new Uint8Array(24)))}`;

const callbackAddress = (): string => new URL(pathOf('linkedInCallback'), location.origin).href;

/** The address to send the browser to. Stores the state. @throws Error if this tab cannot store it. */
export function linkedInAddress(clientId: string, mode: AuthMode): string {
  const state = randomState(mode);
  write(linkedInState, state);
  if (read(linkedInState) !== state) throw new Error('The state could not be kept');
  const address = new URL(LINKEDIN_AUTHORIZATION);
  address.search = new URLSearchParams({
    response_type: 'code',
    client_id: clientId,
    redirect_uri: callbackAddress(),
    state,
    scope: LINKEDIN_SCOPE,
  }).toString();
  return address.href;
}

export type LinkedInReturn =
  | { readonly kind: 'code'; readonly code: string; readonly mode: AuthMode }
  /** The person refused, the code is missing, or the state is not the one that this tab sent. */
  | { readonly kind: 'refused'; readonly mode: AuthMode };

const LONGEST_CODE = 2048;

/** Reads LinkedIn's answer from the query string. The stored state is removed, so that it works only once. */
export function readLinkedInReturn(search: string): LinkedInReturn {
  const storedState = read(linkedInState);
  remove(linkedInState);
  const mode: AuthMode = storedState?.startsWith('register.') === true ? 'register' : 'login';
  const answer = new URLSearchParams(search);
  const code = answer.get('code') ?? '';
  const valid =
    storedState !== undefined &&
    answer.get('state') === storedState &&
    code !== '' &&
    code.length <= LONGEST_CODE;
  return valid ? { kind: 'code', code, mode } : { kind: 'refused', mode };
}

import { pathOf } from '@/routing/routes';
import { read, remove, write } from '@/storage/browserStorage';
import { linkedInState } from '@/storage/keys';
import { type AuthMode, LINKEDIN_AUTHORIZATION, LINKEDIN_SCOPE } from './providers';

/**
 * LinkedIn's authorisation redirect: a random state goes along, is kept in this tab, and must come back with the
 * code (protection against a code that somebody else planted). The state also says which dialog it began in.
 */
const randomState = (mode: AuthMode): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  return `${mode}.${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
};

const callbackAddress = (): string => new URL(pathOf('linkedInCallback'), location.origin).href;

/** Where to send the browser; remembers the state. @throws Error when this tab cannot remember it. */
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
  /** Refused there, without a code, or with a state that this tab did not send. */
  | { readonly kind: 'refused'; readonly mode: AuthMode };

const LONGEST_CODE = 2048;

/** Reads what LinkedIn sent back. The kept state is used up: it is good for one return. */
export function readLinkedInReturn(search: string): LinkedInReturn {
  const storedState = read(linkedInState);
  remove(linkedInState);
  const mode: AuthMode = storedState?.startsWith('register.') === true ? 'register' : 'login';
  const answer = new URLSearchParams(search);
  const code = answer.get('code') ?? '';
  const good =
    storedState !== undefined &&
    answer.get('state') === storedState &&
    code !== '' &&
    code.length <= LONGEST_CODE;
  return good ? { kind: 'code', code, mode } : { kind: 'refused', mode };
}

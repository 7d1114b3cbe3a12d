import { newId } from '@/runtime/newId';
import { appState } from '@/runtime/app';
import { GOOGLE_SCRIPT } from './providers';

/** The part of Google Identity Services that is used here. */
interface GoogleIdentity {
  initialize(options: {
    client_id: string;
    callback: (answer: { credential?: unknown }) => void;
    ux_mode: 'popup';
    auto_select: false;
    nonce: string;
  }): void;
  renderButton(parent: HTMLElement, options: Readonly<Record<string, string | number>>): void;
}

const identityOf = (page: Window): GoogleIdentity | undefined => {
  const google: unknown = Reflect.get(page, 'google');
  const accounts: unknown =
    typeof google === 'object' && google !== null ? Reflect.get(google, 'accounts') : null;
  const id: unknown = typeof accounts === 'object' && accounts !== null ? Reflect.get(accounts, 'id') : null;
  return typeof id === 'object' && id !== null && 'renderButton' in id ? (id as GoogleIdentity) : undefined;
};

const script = appState((): { coming?: Promise<GoogleIdentity> | undefined } => ({}));

/**
 * Loads Google's script on demand, once; a failure is forgotten, so that the next call tries again. Where Trusted
 * Types are locked this fails by design: deploy unlocks them, and opens the policy for this one script, only when a
 * Google client id is configured (deploy/policy.mjs).
 */
function loadGoogleIdentity(): Promise<GoogleIdentity> {
  const page = script();
  page.coming ??= new Promise<GoogleIdentity>((resolve, reject) => {
    const here = identityOf(window);
    if (here !== undefined) return resolve(here);
    const script = document.createElement('script');
    const fail = () => {
      script.remove();
      reject(new Error('Google sign-in could not be loaded'));
    };
    script.async = true;
    script.referrerPolicy = 'strict-origin-when-cross-origin';
    script.addEventListener('error', fail);
    script.addEventListener('load', () => {
      const arrived = identityOf(window);
      if (arrived === undefined) fail();
      else resolve(arrived);
    });
    script.src = GOOGLE_SCRIPT;
    document.head.append(script);
  }).catch((error: unknown) => {
    page.coming = undefined;
    throw error;
  });
  return page.coming;
}

/**
 * Whether an identity token answers this button's request: one that names another request was made for somebody else.
 * One that names none, or cannot be read here, is the server's to judge.
 */
export function isFor(nonce: string, idToken: string): boolean {
  try {
    const [, payload = ''] = idToken.split('.');
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    const named: unknown =
      typeof claims === 'object' && claims !== null ? Reflect.get(claims, 'nonce') : undefined;
    return named === undefined || named === nonce;
  } catch {
    return true;
  }
}

interface GoogleButton {
  readonly clientId: string;
  readonly parent: HTMLElement;
  /** In px; Google draws at most 400. */
  readonly width: number;
  readonly locale: string;
  readonly dark: boolean;
  /** '' where Google brought none that answers this button. */
  readonly onCredential: (idToken: string) => void;
}

/** Draws Google's own button into a place; the credential that it brings goes to the latest button drawn. */
export async function drawGoogleButton(button: GoogleButton): Promise<void> {
  const identity = await loadGoogleIdentity();
  const nonce = newId();
  identity.initialize({
    nonce,
    client_id: button.clientId,
    ux_mode: 'popup',
    auto_select: false,
    callback: ({ credential }) =>
      button.onCredential(typeof credential === 'string' && isFor(nonce, credential) ? credential : ''),
  });
  button.parent.replaceChildren();
  identity.renderButton(button.parent, {
    type: 'standard',
    theme: button.dark ? 'filled_black' : 'outline',
    size: 'large',
    shape: 'rectangular',
    text: 'continue_with',
    logo_alignment: 'center',
    width: Math.min(400, Math.max(200, Math.floor(button.width))),
    locale: button.locale,
  });
}

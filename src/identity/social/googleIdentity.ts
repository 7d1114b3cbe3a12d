import { newId } from '@/runtime/newId';
import { appState } from '@/runtime/app';
import { GOOGLE_SCRIPT } from './providers';

/** The members of Google Identity Services that are used here. */
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

const script = appState((): { loading?: Promise<GoogleIdentity> | undefined } => ({}));

/**
 * Loads Google's script once, on demand. A failure is not cached, so the next call tries again. Where the
 * deployment enforces Trusted Types the script cannot load, by design: the deployment allows this one script
 * only if a Google client id is configured (deploy/policy.mjs).
 */
function loadGoogleIdentity(): Promise<GoogleIdentity> {
  const page = script();
  page.loading ??= new Promise<GoogleIdentity>((resolve, reject) => {
    const loaded = identityOf(window);
    if (loaded !== undefined) return resolve(loaded);
    const script = document.createElement('script');
    const fail = () => {
      script.remove();
      reject(new Error('Google sign-in could not be loaded'));
    };
    script.async = true;
    script.referrerPolicy = 'strict-origin-when-cross-origin';
    script.addEventListener('error', fail);
    script.addEventListener('load', () => {
      const loadedNow = identityOf(window);
      if (loadedNow === undefined) fail();
      else resolve(loadedNow);
    });
    script.src = GOOGLE_SCRIPT;
    document.head.append(script);
  }).catch((error: unknown) => {
    page.loading = undefined;
    throw error;
  });
  return page.loading;
}

/**
 * Whether an identity token answers this button's request. A token with another nonce was made for another
 * request. A token without a nonce, or one that cannot be parsed, is accepted here and judged by the server.
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
  /** In px. Google draws at most 400 px. */
  readonly width: number;
  readonly locale: string;
  readonly dark: boolean;
  /** Gets the identity token, or '' if Google returned none that answers this button's request. */
  readonly onCredential: (idToken: string) => void;
}

/** Draws Google's button into `parent`. The credential goes to the button that was drawn last. */
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

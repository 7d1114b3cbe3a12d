import type { shellOf } from '../src/config/menu.ts';
import type { hasKeys } from '../src/storage/sessionKeys.ts';
import type { Letters } from './letters.ts';

/**
 * The boot script, which runs between the first byte and the start of the app. It becomes an inline script
 * (build/shell.ts): it may use nothing outside its own body, and it must never throw.
 */
export interface BootFacts {
  readonly fallbackLanguage: string;
  /** Storage keys of a session. */
  readonly sessionKeys: readonly string[];
  /** Storage keys of the role and of the hidden administrators' menu, and the paths that have this menu. */
  readonly shell: { readonly role: string; readonly hidden: string; readonly paths: readonly string[] };
  /** sessionStorage key: this tab was reloaded once to get rid of a service worker. */
  readonly leftWorker: string;
  /** The files that each language needs before its first frame. */
  readonly files: Readonly<Record<string, readonly string[]>>;
  /** Inter's font face; null in development, where it is in a style sheet. */
  readonly letters: Letters | null;
}

/** The result of the pre-paint script (src/preferences/prePaint.ts). */
interface PrePainted {
  readonly language: string;
  readonly isRtl: boolean;
}

/** Rules that the app uses too: whether there is a stored session, and which navigation is beside a page. */
interface SharedRules {
  readonly hasKeys: typeof hasKeys;
  readonly shellOf: typeof shellOf;
}

/** Runs the boot script. */
export function bootScript(own: PrePainted, facts: BootFacts, { hasKeys, shellOf }: SharedRules): void {
  const root = document.documentElement;
  const storedKeys = ((): readonly string[] => {
    try {
      return Object.keys(window.localStorage);
    } catch {
      return [];
    }
  })();
  const isSignedIn = storedKeys.length > 0 && hasKeys(localStorage, facts.sessionKeys);
  // Read by the script at the end of the document (earlyHead.ts).
  if (isSignedIn) root.setAttribute('data-had-session', '');

  /**
   * Whether this deployment has another setting than the prerendered page was made with (build/rendering/pages.tsx).
   */
  const isSwitched = (): boolean => {
    try {
      const settings = JSON.parse(document.getElementById('runtime-config')?.textContent || '{}');
      return (root.getAttribute('data-switches') || '').split(' ').some((entry) => {
        const [name, value] = entry.split('=');
        const now = String(settings[name || ''])
          .trim()
          .toLowerCase();
        return (now === 'true' || now === 'false') && now !== value;
      });
    } catch {
      return false;
    }
  };

  // A prerendered page that does not fit this person is hidden until the app has rendered.
  const isOther = isSwitched();
  if (own.language !== facts.fallbackLanguage || own.isRtl || isSignedIn || isOther) {
    root.setAttribute('data-own-start', '');
  }
  // The page's list of files does not fit either.
  if (isOther) document.getElementById('page-files')?.remove();

  // Reserves the room of the second navigation from the first frame (src/layout/shell.ts).
  if (isSignedIn) {
    const { role, hidden, paths } = facts.shell;
    const isHidden = localStorage.getItem(hidden) === 'true';
    const shell = shellOf(localStorage.getItem(role), location.pathname, isHidden, paths);
    if (shell !== undefined) root.setAttribute('data-shell', shell);
  }

  // Animated drawings wait until the app has started (src/main.tsx removes the attribute).
  root.setAttribute('data-starting', '');

  // Hides the parts that depend on the query string, which the prerendered page was made without.
  if (location.search.length > 1) root.setAttribute('data-asked', '');

  // Loads the files of the person's language together with the code, not after it.
  for (const file of facts.files[own.language] || []) {
    const link = document.createElement('link');
    const style = file.endsWith('.css');
    link.rel = style ? 'stylesheet' : 'modulepreload';
    link.crossOrigin = '';
    link.href = file;
    document.head.appendChild(link);
  }

  // Browsers with stored keys were here before and have the font in their cache. In others it waits
  // for the code of the app, 3 s at most, because both share the bandwidth of a slow line. It is added when
  // it is loaded, because a font face that is still loading makes the browser lay out the page twice.
  const { letters } = facts;
  if (letters && window.FontFace) {
    const face = new FontFace('Inter', letters.src, letters);
    const join = (): void => void document.fonts.add(face);
    const fetchFace = (): void => void face.load().then(join, () => undefined);
    if (storedKeys.length > 0) {
      join();
      fetchFace();
    } else {
      document.addEventListener('DOMContentLoaded', fetchFace, { once: true });
      setTimeout(fetchFace, 3000);
    }
  }

  // Remembers a click on a button that does not work yet, to repeat it later (src/app/earlyInput.ts).
  let pressedButton: Element | null = null;
  const recordClick = (event: Event): void => {
    const pressed = event.target;
    const button = pressed instanceof Element ? pressed.closest('button') : null;
    if (button !== null) pressedButton = button;
  };
  document.addEventListener('click', recordClick, true);

  // Records input in form fields in the same way (src/app/earlyInput.ts).
  const filled = new Map<Element, { value: string; checked: boolean }>();
  const recordInput = (event: Event): void => {
    const field = event.target as HTMLInputElement;
    if (typeof field.value !== 'string') return;
    // A Map keeps its insertion order, so the field is moved to the end.
    filled.delete(field);
    filled.set(field, { value: field.value, checked: field.checked });
  };
  document.addEventListener('input', recordInput, true);
  Object.assign(window, {
    takeEarlyInput: () => {
      document.removeEventListener('input', recordInput, true);
      return filled;
    },
    takeEarlyClick: () => {
      document.removeEventListener('click', recordClick, true);
      const taken = pressedButton;
      pressedButton = null;
      return taken;
    },
  });

  // If the code cannot be loaded, a prerendered page still shows its content and
  // links; an empty one shows a message.
  window.addEventListener(
    'error',
    (event) => {
      const failed = event.target;
      if (!(failed instanceof HTMLScriptElement) || failed.type !== 'module') return;
      // The files cached by the service worker may be broken: they are deleted, and
      // the page is reloaded once from the network.
      const workers = navigator.serviceWorker;
      try {
        if (workers?.controller && navigator.onLine && !sessionStorage.getItem(facts.leftWorker)) {
          sessionStorage.setItem(facts.leftWorker, 'yes');
          void Promise.all([
            workers.getRegistrations().then((all) => Promise.all(all.map((one) => one.unregister()))),
            caches.keys().then((all) => Promise.all(all.map((name) => caches.delete(name)))),
          ]).finally(() => location.reload());
          return;
        }
      } catch {
        // Without storage nothing could stop repeated reloads.
      }
      root.removeAttribute('data-own-start');
      root.removeAttribute('data-starting');
      root.removeAttribute('data-asked');
      const place = document.getElementById('root');
      const page = document.querySelector<HTMLTemplateElement>('#no-start');
      const isEmpty = place?.childElementCount === 0 || place?.querySelector('.vt-early');
      if (place && page && isEmpty) place.replaceChildren(page.content);
    },
    true,
  );
}

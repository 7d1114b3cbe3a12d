import type { hasKeys as hasSessionKeys } from '../src/storage/sessionKeys.ts';
import type { Letters } from './letters.ts';

/**
 * The boot script: what runs between the first byte and the app. It becomes an inline script (build/shell.ts):
 * it may use nothing from outside its own body, and it never throws.
 */
export interface BootFacts {
  readonly fallbackLanguage: string;
  /** Storage keys of a session. */
  readonly sessionKeys: readonly string[];
  /** Storage keys of the role and of the administrators' menu being hidden, and where that menu stands. */
  readonly shell: { readonly role: string; readonly hidden: string; readonly paths: readonly string[] };
  /** Key of this tab's storage: it was reloaded once to get rid of a worker. */
  readonly leftWorker: string;
  /** Files by the language that needs them before its first frame. */
  readonly files: Readonly<Record<string, readonly string[]>>;
  /** Inter's face; null where it stands in a sheet, as it does while somebody works on the code. */
  readonly letters: Letters | null;
}

/** What the pre-paint script found (src/preferences/prePaint.ts). */
interface Own {
  readonly language: string;
  readonly isRtl: boolean;
}

/** @param hasKeys of src/storage/sessionKeys.ts, which answers everywhere whether somebody is signed in */
export function bootScript(own: Own, facts: BootFacts, hasKeys: typeof hasSessionKeys): void {
  const root = document.documentElement;
  const storedKeys = ((): readonly string[] => {
    try {
      return Object.keys(window.localStorage);
    } catch {
      return [];
    }
  })();
  const isSignedIn = storedKeys.length > 0 && hasKeys(localStorage, facts.sessionKeys);
  // For the script at the end of the document (earlyHead.ts).
  if (isSignedIn) root.setAttribute('data-had-session', '');

  /** Whether this deployment has switched something that the prerendered page shows (src/prerender.tsx). */
  const isSwitched = (): boolean => {
    try {
      const given = JSON.parse(document.getElementById('runtime-config')?.textContent || '{}');
      return (root.getAttribute('data-switches') || '').split(' ').some((entry) => {
        const [name, value] = entry.split('=');
        const now = String(given[name || ''])
          .trim()
          .toLowerCase();
        return (now === 'true' || now === 'false') && now !== value;
      });
    } catch {
      return false;
    }
  };

  // Where the prerendered page is not this person's, it is hidden until the app has rendered theirs.
  const isOther = isSwitched();
  if (own.language !== facts.fallbackLanguage || own.isRtl || isSignedIn || isOther) {
    root.setAttribute('data-own-start', '');
  }
  // Nor are the files that it names those of what shows.
  if (isOther) document.getElementById('page-files')?.remove();

  // The second navigation has its room from the first frame on (src/layout/shell.ts says the same).
  try {
    const { role, hidden, paths } = facts.shell;
    const stored = isSignedIn ? localStorage.getItem(role) : null;
    const path = `${location.pathname.toLowerCase()}/`;
    if (stored === 'User') root.setAttribute('data-shell', 'row');
    else if (stored === 'Admin' && paths.some((above) => path.startsWith(`${above}/`)))
      root.setAttribute('data-shell', localStorage.getItem(hidden) === 'true' ? 'menu-hidden' : 'menu');
  } catch {
    // Without storage nobody is signed in yet.
  }

  // Drawings that draw themselves wait until the app has started (src/main.tsx takes it away).
  root.setAttribute('data-starting', '');

  // What depends on the query of the address is not shown as if there were none.
  if (location.search.length > 1) root.setAttribute('data-asked', '');

  // The files of the person's language come beside the code, not after it.
  for (const file of facts.files[own.language] || []) {
    const link = document.createElement('link');
    const style = file.endsWith('.css');
    link.rel = style ? 'stylesheet' : 'modulepreload';
    link.crossOrigin = '';
    link.href = file;
    document.head.appendChild(link);
  }

  // Letters asked for before the first paint hold it back. Whoever was here before has them already; for others they
  // join the page when they are there, because a face that is still on its way has the whole page laid out once more.
  const { letters } = facts;
  if (letters && window.FontFace) {
    const face = new FontFace('Inter', letters.src, letters);
    const join = (): void => void document.fonts.add(face);
    const fetchFace = (): void => void face.load().then(join, () => undefined);
    if (storedKeys.length > 0) {
      join();
      fetchFace();
    } else {
      const afterFrame = (): void => void requestAnimationFrame(() => setTimeout(fetchFace));
      document.addEventListener('readystatechange', afterFrame, { once: true });
    }
  }

  // A press on a button that does nothing yet is kept, and done when it can be (src/app/earlyClicks.ts).
  let pressedButton: Element | null = null;
  const keep = (event: Event): void => {
    const pressed = event.target;
    const button = pressed instanceof Element ? pressed.closest('button') : null;
    if (button !== null) pressedButton = button;
  };
  document.addEventListener('click', keep, true);

  // So is what is filled in (src/app/earlyInput.ts).
  const filled = new Map<Element, { value: string; checked: boolean }>();
  const note = (event: Event): void => {
    const field = event.target as HTMLInputElement;
    if (typeof field.value !== 'string') return;
    // The order is that of the last changes.
    filled.delete(field);
    filled.set(field, { value: field.value, checked: field.checked });
  };
  document.addEventListener('input', note, true);
  Object.assign(window, {
    takeEarlyInput: () => {
      document.removeEventListener('input', note, true);
      return filled;
    },
    takeEarlyClick: () => {
      document.removeEventListener('click', keep, true);
      const taken = pressedButton;
      pressedButton = null;
      return taken;
    },
  });

  // Code that cannot be fetched at all: a prerendered page still reads and links; an empty one says what happened.
  window.addEventListener(
    'error',
    (event) => {
      const failed = event.target;
      if (!(failed instanceof HTMLScriptElement) || failed.type !== 'module') return;
      // What the worker kept may be broken: without it the network decides, once.
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
        // Without storage nothing would end a circle of reloads.
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

/**
 * The boot script: what runs between the first byte and the app. It becomes an inline script (build/shell.ts):
 * it may use nothing from outside its own body, and it never throws.
 */
export interface BootFacts {
  readonly fallbackLanguage: string;
  /** Storage keys of a session. */
  readonly sessionKeys: readonly string[];
  /** Files by the language that needs them before its first frame. */
  readonly files: Readonly<Record<string, readonly string[]>>;
}

/** What the pre-paint script found (src/preferences/prePaint.ts). */
interface Own {
  readonly language: string;
  readonly isRtl: boolean;
}

export function bootScript(own: Own, facts: BootFacts): void {
  const root = document.documentElement;
  const stored = (key: string): boolean => {
    try {
      return window.localStorage.getItem(key) !== null;
    } catch {
      return false;
    }
  };

  // Where the prerendered page is not this person's, it is hidden until the app has rendered theirs.
  if (own.language !== facts.fallbackLanguage || own.isRtl || facts.sessionKeys.every(stored)) {
    root.setAttribute('data-own-start', '');
  }

  // Drawings that draw themselves wait until the app has started (src/main.tsx takes it away).
  root.setAttribute('data-starting', '');

  // The files of the person's language come beside the code, not after it.
  for (const file of facts.files[own.language] || []) {
    const link = document.createElement('link');
    const style = file.endsWith('.css');
    link.rel = style ? 'preload' : 'modulepreload';
    if (style) link.as = 'style';
    link.crossOrigin = '';
    link.href = file;
    document.head.appendChild(link);
  }

  // A press on a button that does nothing yet is kept, and done when it can be (src/app/earlyClicks.ts).
  let kept: Element | null = null;
  const keep = (event: Event): void => {
    const pressed = event.target;
    const button = pressed instanceof Element ? pressed.closest('button') : null;
    if (button !== null) kept = button;
  };
  document.addEventListener('click', keep, true);
  Object.assign(window, {
    takeEarlyClick: () => {
      document.removeEventListener('click', keep, true);
      const taken = kept;
      kept = null;
      return taken;
    },
  });

  // Code that cannot be fetched at all: a prerendered page still reads and links; an empty one says what happened.
  window.addEventListener(
    'error',
    (event) => {
      const failed = event.target;
      if (!(failed instanceof HTMLScriptElement) || failed.type !== 'module') return;
      root.removeAttribute('data-own-start');
      root.removeAttribute('data-starting');
      const place = document.getElementById('root');
      const page = document.querySelector<HTMLTemplateElement>('#no-start');
      if (place && page && place.childElementCount === 0) place.appendChild(page.content);
    },
    true,
  );
}

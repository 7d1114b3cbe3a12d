import { createHash } from 'node:crypto';
import { minifySync } from 'vite';
import type { PageHeads, RoleCheck } from '../src/app/pageHeads.ts';

export type { PageHeads, RoleCheck };
/** Addresses of the files with the pages' heads, by language tag in lower case. */
export type HeadFiles = Readonly<Record<string, string>>;

/**
 * Shows the page's title in the frame of src/layout/EarlyFrame.tsx, long before the app can. The title of a
 * restricted page waits until the server has confirmed the role; the app uses the same answer later
 * (src/api/readAhead.ts). It becomes an inline script: it may use nothing outside its own body, and it must
 * never throw.
 */
export function fillHead(files: HeadFiles, check: RoleCheck): void {
  try {
    const settings = JSON.parse(document.getElementById('runtime-config')?.textContent || '{}');
    const frame = document.querySelector('.vt-early');
    const name = frame?.querySelector('.vt-logo > span');
    if (name && typeof settings.VITE_APP_NAME === 'string' && settings.VITE_APP_NAME.trim() !== '')
      name.textContent = settings.VITE_APP_NAME.trim();
    const file = files[document.documentElement.lang.toLowerCase()];
    if (frame === null || file === undefined || !document.documentElement.hasAttribute('data-had-session'))
      return;
    const path = location.pathname;

    /** Whether the server says that the person has the role of restricted pages. */
    const isConfirmed = async (): Promise<boolean> => {
      const token = localStorage.getItem(check.tokenKey) ?? '';
      const base = String(settings.VITE_API_BASE_URL ?? check.base).trim();
      if (localStorage.getItem(check.roleKey) !== check.role || !/^[\x21-\x7e]+$/.test(token)) return false;
      if (!/^(https?:\/\/|\/(?!\/))/i.test(base)) return false;
      // The app reloads the page to remove a service worker, which could answer instead of the backend.
      if (window.top !== window || navigator.serviceWorker?.controller) return false;
      const url = base.replace(/\/+$/, '') + check.path;
      const controller = new AbortController();
      const headers = { ...check.init.headers, Authorization: `Bearer ${token}` };
      const response = fetch(url, { ...check.init, headers, signal: controller.signal });
      window.visatalentEarlyRead = { url, token, response, abort: () => controller.abort() };
      const answer = (await response).clone();
      const body = answer.ok ? await answer.json() : null;
      const roles: readonly unknown[] = (body?.data ?? body)?.roles ?? [];
      return roles.some((role) => check.serverRoles.includes(String(role).trim().toLowerCase()));
    };

    const early = path.toLowerCase().startsWith(check.below)
      ? isConfirmed().catch(() => false)
      : Promise.resolve(false);
    fetch(file)
      .then((answer) => answer.json())
      .then(async (heads: PageHeads) => {
        const [title, summary, isBelow, isNarrow, setting, isRestricted] =
          heads[path.toLowerCase().replace(/\/+$/, '')] ?? [];
        const head = frame.querySelector<HTMLElement>('.vt-coming-head');
        const [words, line] = [
          head?.querySelector('.vt-gradient-text'),
          head?.querySelector('.vt-heading-lead'),
        ];
        const isOff = !!setting && String(settings[setting]).trim().toLowerCase() === 'false';
        if (title === undefined || isOff || !head || !words || !line) return;
        if (isRestricted && !(await early)) return;
        head.dataset.path = path;
        words.textContent = title;
        if (summary) line.textContent = summary;
        else line.remove();
        if (isBelow) head.classList.add('below');
        if (isNarrow) head.parentElement?.classList.add('narrow');
        // Waits a moment for the font: words that change their font at once are harder
        // to read than words a little later.
        await Promise.race([
          document.fonts.load(`1em ${getComputedStyle(words).fontFamily.split(',')[0]}`, title + summary),
          new Promise((resolve) => setTimeout(resolve, 400)),
        ]).finally(() => head.parentElement?.removeAttribute('hidden'));
      })
      .catch(() => undefined);
  } catch {
    // Broken settings: the app will show the title.
  }
}

/** This script as an element for the end of a document. */
export function earlyHeadScript(files: HeadFiles, check: RoleCheck): string {
  const data = [files, check].map((each) => JSON.stringify(each).replaceAll('<', '\\u003c')).join();
  const source = `(${fillHead.toString()})(${data})`;
  return `<script>${minifySync('early-head.js', source, { compress: { target: 'es2020' } }).code.trim()}</script>`;
}

/**
 * The file with the heads of one language. Its name contains a hash of its content,
 * because hosts cache such files for ever.
 */
export function headFile(language: string, heads: PageHeads) {
  const text = JSON.stringify(heads);
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8);
  return { address: `/assets/heads-${language}-${hash}.json`, text };
}

import { minifySync } from 'vite';
import type { OwnDocument, PageHead } from './rendering/ownDocuments.ts';

export type { OwnDocument };
/** Id of the element with the page's head, as JSON. */
const HEAD_ID = 'page-head';
/** Id of the element with the texts of the page's first data, which build/early/earlyTexts.ts reads. */
const TEXTS_ID = 'page-texts';

/**
 * Shows the page's title in the frame of src/layout/EarlyFrame.tsx, long before the app can. The title of a
 * restricted page waits until the server has confirmed the role; the app uses the same answer later
 * (src/api/readAhead.ts). It becomes an inline script: it may use nothing outside its own body, and it must
 * never throw.
 */
export function fillHead(headId: string): void {
  try {
    const json = (id: string) => JSON.parse(document.getElementById(id)?.textContent || '{}');
    const settings = json('runtime-config');
    const frame = document.querySelector('.vt-early');
    const name = frame?.querySelector('.vt-logo > span');
    if (name && typeof settings.VITE_APP_NAME === 'string' && settings.VITE_APP_NAME.trim() !== '')
      name.textContent = settings.VITE_APP_NAME.trim();
    const { path, texts, isBelow, isNarrow, setting, check } = json(headId) as Partial<PageHead>;
    const head = frame?.querySelector<HTMLElement>('.vt-coming-head');
    const [words, line] = [head?.querySelector('.vt-gradient-text'), head?.querySelector('.vt-heading-lead')];
    const [title, summary] = texts?.[document.documentElement.lang.toLowerCase()] ?? [];
    const isOff = !!setting && String(settings[setting]).trim().toLowerCase() === 'false';
    if (title === undefined || isOff || !head || !words || !line) return;
    if (location.pathname.toLowerCase().replace(/\/+$/, '') !== path) return;
    if (!document.documentElement.hasAttribute('data-had-session')) return;

    /** Whether the server says that the person has the role of restricted pages. */
    const isConfirmed = async (role: NonNullable<typeof check>): Promise<boolean> => {
      const token = localStorage.getItem(role.tokenKey) ?? '';
      const base = String(settings.VITE_API_BASE_URL ?? role.base).trim();
      if (localStorage.getItem(role.roleKey) !== role.role || !/^[\x21-\x7e]+$/.test(token)) return false;
      if (!/^(https?:\/\/|\/(?!\/))/i.test(base)) return false;
      // The app reloads the page to remove a service worker, which could answer instead of the backend.
      if (window.top !== window || navigator.serviceWorker?.controller) return false;
      const url = base.replace(/\/+$/, '') + role.path;
      const controller = new AbortController();
      const headers = { ...role.init.headers, Authorization: `Bearer ${token}` };
      const response = fetch(url, { ...role.init, headers, signal: controller.signal });
      const read = { url, token, response, abort: () => controller.abort() };
      window.visatalentEarlyReads = [...(window.visatalentEarlyReads ?? []), read];
      const answer = (await response).clone();
      const body = answer.ok ? await answer.json() : null;
      const roles: readonly unknown[] = (body?.data ?? body)?.roles ?? [];
      return roles.some((each) => role.serverRoles.includes(String(each).trim().toLowerCase()));
    };
    const show = async (): Promise<void> => {
      if (check && !(await isConfirmed(check))) return;
      head.dataset.path = location.pathname;
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
    };
    show().catch(() => undefined);
  } catch {
    // Broken settings: the app will show the title.
  }
}

const dataElement = (id: string, data: unknown): string =>
  `<script id="${id}" type="application/json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;

/** The head and the texts of a page as elements. They are data, so that all documents have the same script. */
export const headElements = ({ head, texts }: OwnDocument): string =>
  dataElement(HEAD_ID, head) + (texts === undefined ? '' : dataElement(TEXTS_ID, texts));

/** The script as an element for the end of a document. */
export function earlyHeadScript(): string {
  const source = `(${fillHead.toString()})(${JSON.stringify(HEAD_ID)})`;
  return `<script>${minifySync('early-head.js', source, { compress: { target: 'es2020' } }).code.trim()}</script>`;
}

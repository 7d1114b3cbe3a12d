import { createHash } from 'node:crypto';
import { minifySync } from 'vite';
import type { PageHeads } from '../src/app/pageHeads.ts';

/** Addresses of the files with the pages' heads, by language tag in lower case. */
export type { PageHeads };
export type HeadFiles = Readonly<Record<string, string>>;

/**
 * Shows the page's title in the frame of src/layout/EarlyFrame.tsx, long before the app can. It becomes an
 * inline script: it may use nothing outside its own body, and it must never throw.
 */
export function fillHead(files: HeadFiles): void {
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
    fetch(file)
      .then((answer) => answer.json())
      .then(async (heads: PageHeads) => {
        const [title, summary, isBelow, isNarrow, setting] =
          heads[path.toLowerCase().replace(/\/+$/, '')] ?? [];
        const head = frame.querySelector<HTMLElement>('.vt-coming-head');
        const [words, line] = [
          head?.querySelector('.vt-gradient-text'),
          head?.querySelector('.vt-heading-lead'),
        ];
        const isOff = !!setting && String(settings[setting]).trim().toLowerCase() === 'false';
        if (title === undefined || isOff || !head || !words || !line) return;
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
export function earlyHeadScript(files: HeadFiles): string {
  const data = JSON.stringify(files).replaceAll('<', '\\u003c');
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

import { LANGUAGES, type FontFamily, type LanguageCode } from '@/config/languages';

/** Inter comes with the page's own style sheet (inter.css). */
const loaders: Readonly<Record<Exclude<FontFamily, 'Inter'>, () => Promise<unknown>>> = {
  Vazirmatn: () => import('./vazirmatn'),
  'Noto Sans SC': () => import('./notoSansSc'),
};

const started = new Set<FontFamily>();

/**
 * Starts loading what a language is written in, once. Texts show in a fallback until it is there. Noto Sans SC's
 * sheet alone is 99 KiB, so it waits until the first paint is over.
 */
export function loadFonts(language: LanguageCode): void {
  const { font } = LANGUAGES[language];
  if (font === 'Inter' || started.has(font) || typeof window === 'undefined') return;
  started.add(font);
  const load = () => {
    // Without the font the page still reads; the next language change tries again.
    loaders[font]().catch(() => started.delete(font));
  };
  if (font === 'Noto Sans SC') afterPaint(load);
  else load();
}

function afterPaint(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run));
}

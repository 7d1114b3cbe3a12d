import { appState } from '@/runtime/app';
import { LANGUAGES, type FontFamily, type LanguageCode } from '@/config/languages';

/** Inter comes with the page's own style sheet (inter.css). */
const loaders: Readonly<Record<Exclude<FontFamily, 'Inter'>, () => Promise<unknown>>> = {
  Vazirmatn: () => import('./vazirmatn'),
  'Noto Sans SC': () => import('./notoSansSc'),
};

const fonts = appState(() => new Set<FontFamily>());
/** The marks of Taiwan and Hong Kong; null until one of these languages has been shown. */
const marks = appState<{ faces: readonly FontFace[] | null; wanted: boolean }>(() => ({
  faces: null,
  wanted: false,
}));
/** How long a page may wait for letters of another width than its fallback's, so that its text need not move. */
const FONT_TIMEOUT_MS = 400;

/**
 * Starts loading what a language is written in, once. Inter has a fallback of its own metrics and Noto Sans SC's
 * sheet alone is 99 KiB, so the page does not wait for these; Noto begins after the first paint.
 * @returns for Arabic and Persian a promise that ends with the font's arrival or after 400 ms.
 */
export function loadFonts(language: LanguageCode): Promise<void> | undefined {
  const { font } = LANGUAGES[language];
  const started = fonts();
  if (typeof window !== 'undefined' && 'fonts' in document)
    showMarks(language === 'zh-tw' || language === 'yue');
  if (font === 'Inter' || started.has(font) || typeof window === 'undefined') return undefined;
  started.add(font);
  // Without the font the page still reads; the next change of language tries again.
  const load = () => loaders[font]().catch(() => started.delete(font));
  if (font === 'Noto Sans SC') {
    requestAnimationFrame(() => setTimeout(() => void load()));
    return undefined;
  }
  return Promise.race([load().then(arrival), new Promise<void>((end) => setTimeout(end, FONT_TIMEOUT_MS))]);
}

/** Puts the marks of Taiwan and Hong Kong in front of the Mainland's, and takes them away again. */
function showMarks(wanted: boolean): void {
  const own = marks();
  own.wanted = wanted;
  for (const face of own.faces ?? []) {
    if (wanted) document.fonts.add(face);
    else document.fonts.delete(face);
  }
  if (!wanted || own.faces !== null) return;
  own.faces = [];
  const load = () =>
    import('./taiwanMarks').then(
      ({ taiwanMarks }) => {
        own.faces = taiwanMarks();
        showMarks(own.wanted);
      },
      // Without them the page still reads; the next change of language tries again.
      () => {
        own.faces = null;
      },
    );
  requestAnimationFrame(() => setTimeout(() => void load()));
}

/** Both weights in use come from one variable file: one letter fetches it. */
async function arrival(): Promise<void> {
  if ('fonts' in document) await document.fonts.load('16px Vazirmatn', '\u0627').catch(() => []);
}

/** The rest of Inter: its letters are rare on the first page, and the fallback font has them too. */
export const loadMoreLetters = (): Promise<unknown> => import('./interMore').catch(() => undefined);

/** What the style sheets call each font, and a letter that it has. */
const FACES: Readonly<Record<FontFamily, readonly [family: string, letter: string]>> = {
  Inter: ['Inter', 'a'],
  Vazirmatn: ['Vazirmatn', '\u0627'],
  'Noto Sans SC': ['Noto Sans SC Variable', '\u4e2d'],
};

/** Ends when the letters of a language are there, or cannot be had: a print made before would show others. */
export async function fontReady(language: LanguageCode): Promise<void> {
  const { font } = LANGUAGES[language];
  if (font !== 'Inter') await loaders[font]().catch(() => undefined);
  if (!('fonts' in document)) return;
  const [family, letter] = FACES[font];
  const weights = [400, 700].map((weight) => document.fonts.load(`${weight} 16px "${family}"`, letter));
  await Promise.all(weights).catch(() => []);
}

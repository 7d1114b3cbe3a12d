import { appState } from '@/runtime/app';
import { LANGUAGES, type FontFamily, type LanguageCode } from '@/config/languages';

/** Inter is loaded by the page's own style sheet (inter.css). */
const loaders: Readonly<Record<Exclude<FontFamily, 'Inter'>, () => Promise<unknown>>> = {
  Vazirmatn: () => import('./vazirmatn'),
  'Noto Sans SC': () => import('./notoSansSc'),
};

const fonts = appState(() => new Set<FontFamily>());
/** The punctuation fonts of Taiwan and Hong Kong; null until one of these languages was shown. */
const marks = appState<{ faces: readonly FontFace[] | null; wanted: boolean }>(() => ({
  faces: null,
  wanted: false,
}));
/**
 * How long a page waits for a font whose widths differ from its fallback's, so that
 * its text does not move later.
 */
const FONT_TIMEOUT_MS = 400;

/**
 * Starts to load the font of a language, once. The page does not wait for Inter, whose fallback has the same
 * metrics, nor for Noto Sans SC, whose style sheet alone has 99 KiB and is loaded after the first paint.
 * @returns for Arabic and Persian, a promise that resolves when the font is loaded or after 400 ms
 */
export function loadFonts(language: LanguageCode): Promise<void> | undefined {
  const { font } = LANGUAGES[language];
  const startedFonts = fonts();
  if (typeof window !== 'undefined' && 'fonts' in document)
    showMarks(language === 'zh-tw' || language === 'yue');
  if (font === 'Inter' || startedFonts.has(font) || typeof window === 'undefined') return undefined;
  startedFonts.add(font);
  // Without the font the fallback is shown, and the next change of language tries again.
  const load = () => loaders[font]().catch(() => startedFonts.delete(font));
  if (font === 'Noto Sans SC') {
    requestAnimationFrame(() => setTimeout(() => void load()));
    return undefined;
  }
  return Promise.race([
    load().then(whenVazirmatnLoads),
    new Promise<void>((end) => setTimeout(end, FONT_TIMEOUT_MS)),
  ]);
}

/** Puts the punctuation of Taiwan and Hong Kong before that of Mainland China, or removes it. */
function showMarks(wanted: boolean): void {
  const shared = marks();
  shared.wanted = wanted;
  for (const face of shared.faces ?? []) {
    if (wanted) document.fonts.add(face);
    else document.fonts.delete(face);
  }
  if (!wanted || shared.faces !== null) return;
  shared.faces = [];
  const load = () =>
    import('./taiwanMarks').then(
      ({ taiwanMarks }) => {
        shared.faces = taiwanMarks();
        showMarks(shared.wanted);
      },
      // Without it the Mainland's punctuation is shown, and the next change of language tries again.
      () => {
        shared.faces = null;
      },
    );
  requestAnimationFrame(() => setTimeout(() => void load()));
}

/** One variable font file has both weights, so loading one letter loads it. */
async function whenVazirmatnLoads(): Promise<void> {
  if ('fonts' in document) await document.fonts.load('16px Vazirmatn', '\u0627').catch(() => []);
}

/** Loads the rest of Inter: its letters are rare on the first page, and the fallback font has them. */
export const loadMoreLetters = (): Promise<unknown> => import('./interMore').catch(() => undefined);

/** The family name of each font in the style sheets, and a letter that it has. */
const FACES: Readonly<Record<FontFamily, readonly [family: string, letter: string]>> = {
  Inter: ['Inter', 'a'],
  Vazirmatn: ['Vazirmatn', '\u0627'],
  'Noto Sans SC': ['Noto Sans SC Variable', '\u4e2d'],
};

/** Resolves when the font of a language is loaded or has failed to load. Printing waits for it. */
export async function fontReady(language: LanguageCode): Promise<void> {
  const { font } = LANGUAGES[language];
  if (font !== 'Inter') await loaders[font]().catch(() => undefined);
  if (!('fonts' in document)) return;
  const [family, letter] = FACES[font];
  const weights = [400, 700].map((weight) => document.fonts.load(`${weight} 16px "${family}"`, letter));
  await Promise.all(weights).catch(() => []);
}

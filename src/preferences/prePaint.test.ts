import { runInThisContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LANGUAGE_CODES, LANGUAGES } from '@/config/languages';
import { THEME_VARIANTS } from '@/config/themes';
import { openApp } from '@/runtime/app';
import * as entries from '@/storage/keys';
import { preferences } from './preferences';
import { prePaintSource } from './prePaintSource';

const source = prePaintSource({ languages: LANGUAGES, variants: THEME_VARIANTS });
/** Runs the script as a page does: from its text only. */
const runScript = () => runInThisContext(source) as { language: string; isRtl: boolean };

const NAMES = [
  'data-theme',
  'data-dark-theme',
  'data-scheme',
  'data-gradient-text',
  'data-gradient-backgrounds',
  'dir',
  'lang',
];

function look(): Record<string, string | null> {
  const root = document.documentElement;
  return {
    ...Object.fromEntries(NAMES.map((name) => [name, root.getAttribute(name)])),
    'theme-color': document.querySelector('meta[name="theme-color"]')?.getAttribute('content') ?? null,
  };
}

/** Sets all attributes to stale values: the script must set or remove each of them. */
function setStaleAttributes(): void {
  for (const name of NAMES) document.documentElement.setAttribute(name, 'stale');
}

let stop = () => {};
function afterBoth(stored: Readonly<Record<string, string>>) {
  const fill = () => {
    localStorage.clear();
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
    setStaleAttributes();
  };
  fill();
  const result = runScript();
  const script = look();
  fill();
  stop();
  openApp();
  stop = preferences().start();
  return { script, page: look(), result };
}

beforeEach(() => {
  document.head.innerHTML = '<meta name="theme-color" content="">';
});
afterEach(() => {
  vi.restoreAllMocks();
  stop();
  stop = () => {};
  localStorage.clear();
});

const HOSTILE = [
  '',
  ' ',
  'null',
  'undefined',
  '{bad',
  '[]',
  '{}',
  '123',
  '"x"',
  '<b>',
  'yes',
  '__proto__',
  'constructor',
];
const FLAGS = ['true', 'false', ' true ', '"true"', '1', 'TRUE', ...HOSTILE];
const CASES: Record<string, readonly string[]> = {
  [entries.themeVariant.key]: [...THEME_VARIANTS, 'Ocean', 'highcontrast', ' ocean', '"ocean"', ...HOSTILE],
  [entries.language.key]: [...LANGUAGE_CODES, 'zh-CN', 'EN', 'xx', 'toString', ...HOSTILE],
  [entries.isDarkMode.key]: FLAGS,
  [entries.isRtl.key]: FLAGS,
  [entries.useGradientText.key]: FLAGS,
  [entries.useGradientBackgrounds.key]: FLAGS,
};

/** Each value alone, then pseudo-random mixtures of all six keys. */
function* cases(): Generator<Record<string, string>> {
  yield {};
  for (const [key, values] of Object.entries(CASES)) for (const value of values) yield { [key]: value };
  let seed = 20_261_120;
  const next = (below: number) => {
    seed = (seed * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return Math.floor((seed / 2 ** 32) * below);
  };
  for (let round = 0; round < 500; round += 1) {
    const mixture: Record<string, string> = {};
    for (const [key, values] of Object.entries(CASES)) {
      const value = values[next(values.length + 2)];
      if (value !== undefined) mixture[key] = value;
    }
    yield mixture;
  }
}

describe('the pre-paint script', () => {
  it('sets what the page itself sets, whatever is stored', () => {
    for (const stored of cases()) {
      const { script, page, result } = afterBoth(stored);
      expect({ stored, ...script }).toEqual({ stored, ...page });
      expect(result.isRtl).toBe(page.dir === 'rtl');
    }
  });

  it('shows the defaults on a first visit', () => {
    const { script, result } = afterBoth({});
    expect(script).toEqual({
      'data-theme': 'midnight',
      'data-dark-theme': '',
      'data-scheme': 'dark',
      'data-gradient-text': null,
      'data-gradient-backgrounds': '',
      dir: 'ltr',
      lang: 'en',
      'theme-color': expect.stringMatching(/^#[0-9a-f]{6}$/),
    });
    expect(result).toEqual({ language: 'en', isRtl: false });
  });

  it('shows the defaults if storage is forbidden', () => {
    setStaleAttributes();
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(runScript()).toEqual({ language: 'en', isRtl: false });
    expect(look()).toMatchObject({ 'data-theme': 'midnight', 'data-scheme': 'dark', dir: 'ltr', lang: 'en' });
  });

  it('needs no theme-color element', () => {
    document.head.innerHTML = '';
    expect(runScript).not.toThrow();
  });

  it('is safe inside a script element, and names the stored keys', () => {
    expect(source).not.toMatch(/<\/|<!--/);
    expect(source).not.toContain('import');
    for (const key of Object.keys(CASES)) expect(source).toContain(key);
  });
});

import type { Language, LanguageCode } from '@/config/languages';
import type { ThemeVariant } from '@/config/themes';
import { DEFAULT_PREFERENCES } from './defaults.ts';
import { prePaint, type PrePaintTables } from './prePaint.ts';
import { THEME_COLORS } from './themeColors.ts';

// Extensions in these imports: the build's configuration loads this file, outside the bundler.
interface Tables {
  readonly languages: Readonly<Record<LanguageCode, Language>>;
  readonly variants: readonly ThemeVariant[];
}

/** The data that {@link prePaint} is given. */
function prePaintTables({ languages, variants }: Tables): PrePaintTables {
  const { themeVariant, isDarkMode, useGradientText, useGradientBackgrounds, language } = DEFAULT_PREFERENCES;
  return {
    languages: Object.fromEntries(
      Object.values(languages).map(({ code, tag, direction }) => [code, [tag, direction] as const]),
    ),
    colors: Object.fromEntries(
      variants.map((variant) => [
        variant,
        [THEME_COLORS[variant].light, THEME_COLORS[variant].dark] as const,
      ]),
    ),
    defaults: { themeVariant, isDarkMode, useGradientText, useGradientBackgrounds, language },
  };
}

/**
 * The pre-paint script as one JavaScript expression, to be inlined in `<head>` after `<meta name="theme-color">`
 * (`script + ';'`, or `var set = ` before it for its result, see PrePaintResult). vite.config.ts, where the alias
 * `@/` does not exist at run time, passes the tables:
 * `prePaintSource({ languages: LANGUAGES, variants: THEME_VARIANTS })`.
 */
export function prePaintSource(tables: Tables): string {
  // `</` cannot end the script element early, whatever a table may once hold.
  const data = JSON.stringify(prePaintTables(tables)).replaceAll('<', '\\u003c');
  return `(${prePaint.toString()})(${data})`;
}

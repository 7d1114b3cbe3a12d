import type { Language, LanguageCode } from '@/config/languages';
import type { ThemeVariant } from '@/config/themes';
import { DEFAULT_PREFERENCES } from './defaults.ts';
import { prePaint, type PrePaintTables } from './prePaint.ts';
import { THEME_COLORS } from './themeColors.ts';

// The imports have file extensions because the Vite configuration loads this file without a bundler.
interface Tables {
  readonly languages: Readonly<Record<LanguageCode, Language>>;
  readonly variants: readonly ThemeVariant[];
}

/** The argument of {@link prePaint}. */
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
 * The pre-paint script as one JavaScript expression, to be inlined in `<head>` after `<meta
 * name="theme-color">` (`script + ';'`, or with `var set = ` before it to use its result, see
 * PrePaintResult). vite.config.ts passes the tables, because the alias `@/` does not exist there:
 * `prePaintSource({ languages: LANGUAGES, variants: THEME_VARIANTS })`.
 */
export function prePaintSource(tables: Tables): string {
  // Escaped, so that `</script>` in a table cannot end the script element.
  const data = JSON.stringify(prePaintTables(tables)).replaceAll('<', '\\u003c');
  return `(${prePaint.toString()})(${data})`;
}

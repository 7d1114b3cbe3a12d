import type { Plugin } from 'vite';

/** What a part of a package is replaced with in the build, and why the app never runs it. */
interface Part {
  /** Why nothing is lost; a test looks after each reason (leftOut.test.ts). */
  readonly because: string;
  /** The module as other modules of the package name it. */
  readonly module: RegExp;
  /** Only where a module of this package asks for it. */
  readonly from: RegExp;
  readonly code: string;
}

/**
 * Parts of packages that a visitor would download and never run. In development and in tests the whole packages run,
 * and behave the same.
 */
export const LEFT_OUT: Readonly<Record<string, Part>> = {
  'mui-css-variables': {
    because: 'the theme names its own variables (src/theme/createAppTheme.ts)',
    module: /\/createThemeWithVars\.mjs$/,
    from: /@mui\/material\/styles\//,
    code: 'export default function createThemeWithVars() { throw new Error("left out"); } export const createGetCssVar = createThemeWithVars;',
  },
  'mui-colour-modes': {
    because: 'the theme has no colorSchemes, which alone would ask for this provider',
    module: /\/ThemeProviderWithVars\.mjs$/,
    from: /@mui\/material\/styles\//,
    code: 'const leftOut = () => { throw new Error("left out"); }; export { leftOut as CssVarsProvider, leftOut as useColorScheme, leftOut as getInitColorSchemeScript, leftOut as Experimental_CssVarsProvider };',
  },
  'mui-ripple': {
    because: 'ripples are switched off in the theme (src/theme/components.ts, MuiButtonBase)',
    module: /\/TouchRipple\.mjs$/,
    from: /@mui\/material\/ButtonBase\//,
    code: 'export default () => null;',
  },
  'emotion-static-properties': {
    because: 'only withTheme() copies static properties, and nothing uses it',
    module: /^hoist-non-react-statics$/,
    from: /@emotion\/react\//,
    code: 'export default (target) => target;',
  },
  'external-store-shim': {
    because: 'this React has useSyncExternalStore',
    module: /^use-sync-external-store\/shim(?:\/index\.js)?$/,
    from: /./,
    code: "export { useSyncExternalStore } from 'react';",
  },
};

const PREFIX = '\0left-out:';

/** Which part, if any, this import asks for. */
export function leftOutPart(source: string, importer: string): string | undefined {
  const from = importer.replaceAll('\\', '/');
  return Object.entries(LEFT_OUT).find(([, part]) => part.module.test(source) && part.from.test(from))?.[0];
}

/** Replaces the parts above in builds. */
export function leftOut(): Plugin {
  return {
    name: 'visatalent:left-out',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      const part = importer === undefined ? undefined : leftOutPart(source, importer);
      return part === undefined ? null : PREFIX + part;
    },
    load(id) {
      return id.startsWith(PREFIX) ? (LEFT_OUT[id.slice(PREFIX.length)]?.code ?? null) : null;
    },
  };
}

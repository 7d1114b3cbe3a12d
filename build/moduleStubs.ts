import type { Plugin } from 'vite';

/** The replacement of a package's module in the build. */
interface Stub {
  /** Why the app never runs the module; moduleStubs.test.ts checks each reason. */
  readonly because: string;
  /** The module's path, as other modules of the package import it. */
  readonly module: RegExp;
  /** The module is replaced only when a module of this package imports it. */
  readonly from: RegExp;
  readonly code: string;
}

/**
 * Modules of packages that a visitor would download but never run. Development and
 * tests use the whole packages and behave the same.
 */
export const MODULE_STUBS: Readonly<Record<string, Stub>> = {
  'mui-css-variables': {
    because: 'the theme names its own variables (src/theme/createAppTheme.ts)',
    module: /\/createThemeWithVars\.mjs$/,
    from: /@mui\/material\/styles\//,
    code: 'export default function createThemeWithVars() { throw new Error("not in this build: build/moduleStubs.ts"); } export const createGetCssVar = createThemeWithVars;',
  },
  'mui-colour-modes': {
    because: 'the theme has no colorSchemes, which alone would ask for this provider',
    module: /\/ThemeProviderWithVars\.mjs$/,
    from: /@mui\/material\/styles\//,
    code: 'const stub = () => { throw new Error("not in this build: build/moduleStubs.ts"); }; export { stub as CssVarsProvider, stub as useColorScheme, stub as getInitColorSchemeScript, stub as Experimental_CssVarsProvider };',
  },
  'mui-ripple': {
    because: 'ripples are switched off in the theme (src/theme/components.ts, MuiButtonBase)',
    module: /\/TouchRipple\.mjs$/,
    from: /@mui\/material\/ButtonBase\//,
    code: 'export default () => null;',
  },
  'mui-progress-in-buttons': {
    because: 'a button shows it only while something is under way, long after the start: it is fetched then',
    module: /\/CircularProgress\/index\.mjs$/,
    from: /@mui\/material\/(?:Button|IconButton)\//,
    code: `import { createElement, lazy, Suspense } from 'react';
const Later = lazy(() => import('@mui/material/CircularProgress').catch(() => ({ default: () => null })));
export default (props) => createElement(Suspense, { fallback: null }, createElement(Later, props));`,
  },
  'emotion-static-properties': {
    because: 'only withTheme() copies static properties, and nothing uses it',
    module: /^hoist-non-react-statics$/,
    from: /@emotion\/react\//,
    code: 'export default (target) => target;',
  },
};

/**
 * Whether the build leaves this out. `npm run bench` builds once without each to
 * measure it (docs/performance.md).
 */
export const without = (name: string): boolean => (process.env.BUILD_WITHOUT ?? '').split(',').includes(name);

const PREFIX = '\0module-stub:';

/** The name of the stub for this import; undefined when there is none. */
export function stubFor(source: string, importer: string): string | undefined {
  const from = importer.replaceAll('\\', '/');
  return Object.entries(MODULE_STUBS).find(
    ([name, stub]) => stub.module.test(source) && stub.from.test(from) && !without(name),
  )?.[0];
}

/**
 * Names for developer tools, and calls that create components: either keeps a component in the bundle that
 * nothing uses. In react-router that is a quarter of its code.
 */
const NAMES = /^\s*[\w$]+\.displayName = "[^"\n]*";$/gm;
const MADE = /(?<== )(?=React\d*\.(?:forwardRef|createContext|memo)\()/g;
const ROUTER = /\/react-router\/dist\//;

export const unusedFallsAway = (code: string): string =>
  code.replace(NAMES, '').replace(MADE, '/* @__PURE__ */ ');

/** The plugin that uses the stubs, and removes unused components from react-router. */
export function moduleStubs(): Plugin {
  return {
    name: 'visatalent:module-stubs',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      const stub = importer === undefined ? undefined : stubFor(source, importer);
      return stub === undefined ? null : PREFIX + stub;
    },
    transform(code, id) {
      const file = id.replaceAll('\\', '/');
      if (ROUTER.test(file) && !without('router')) return { code: unusedFallsAway(code), map: null };
      return null;
    },
    load(id) {
      return id.startsWith(PREFIX) ? (MODULE_STUBS[id.slice(PREFIX.length)]?.code ?? null) : null;
    },
  };
}

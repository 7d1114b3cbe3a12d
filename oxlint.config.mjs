import { readdirSync } from 'node:fs';
import { defineConfig } from 'oxlint';

/**
 * The layers of src, left to right: each may import only those on its left (README, "Layers"). Layers in one
 * group may not import each other.
 */
export const LAYERS = [
  ['runtime'],
  ['config'],
  ['routing'],
  ['storage'],
  ['logging'],
  ['errors', 'validation'],
  ['eligibility'],
  ['preferences'],
  ['i18n', 'theme'],
  ['api'],
  ['ui'],
  ['forms'],
  ['lists'],
  ['identity'],
  ['layout'],
  ['features'],
  ['pages'],
  ['app'],
];

const everyLayer = LAYERS.flat();

const barrels = ['@mui/material', '@mui/icons-material'].map((name) => ({
  name,
  message: `Import one by one (${name}/Name): a barrel import defeats splitting.`,
}));
const themeOnly = ['@mui/material/styles'].map((name) => ({
  name,
  importNames: ['useTheme'],
  message:
    'Use theme.vars in sx, or src/theme: reading the theme object in a component re-renders it on every change.',
}));
const upward = {
  group: ['../*', '../**'],
  message: "Import another folder as '@/layer/...': only './' stays inside a folder.",
};
const outside = {
  group: ['**/embedded-backend/**', '**/tests/**'],
  message: 'Nothing in src knows the embedded backend or the tests: they stand at the HTTP line.',
};

/** Layers that may import fewer layers than those on their left. */
const ONLY = { eligibility: ['runtime', 'config'] };
/** What other layers may import of session and role: identity.ts, and files without state. */
const DOOR = {
  group: [
    '@/identity/session/**',
    '@/identity/roles/**',
    '@/identity/createIdentity',
    '!@/identity/session/useAccount',
    '!@/identity/roles/RoleSelector',
    '!@/identity/roles/useRoleSwitch',
    '!@/identity/roles/mapping',
    '!@/identity/roles/permissions',
  ],
  message: 'Session and role have one door: src/identity/identity.ts.',
};

const restricted = (layer) => {
  const at = LAYERS.findIndex((group) => group.includes(layer));
  const allowed = new Set(ONLY[layer] ?? LAYERS.slice(0, at).flat());
  const forbidden = everyLayer.filter((other) => other !== layer && !allowed.has(other));
  const groups = forbidden.flatMap((other) => [`@/${other}/**`, `@/${other}`]);
  return {
    paths: layer === 'theme' ? barrels : [...barrels, ...themeOnly],
    patterns: [
      upward,
      outside,
      ...(allowed.has('identity') ? [DOOR] : []),
      ...(groups.length > 0
        ? [
            {
              group: groups,
              message: `src/${layer} may import only what stands to its left: ${[...allowed].join(', ') || 'nothing'}.`,
            },
          ]
        : []),
    ],
  };
};

/** A page is a folder of src/pages; the pages of administrators are one folder deeper. */
const foldersOf = (folder) =>
  readdirSync(new URL(folder, import.meta.url), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
const PAGES = [
  ...foldersOf('./src/pages').filter((name) => name !== 'admin'),
  ...foldersOf('./src/pages/admin').map((name) => `admin/${name}`),
];

/** What a page may import: its layer's rule, and no other page. */
const restrictedPage = (page) => {
  const { paths, patterns } = restricted('pages');
  const others = PAGES.filter((other) => other !== page);
  const pages = {
    group: others.flatMap((other) => [`@/pages/${other}`, `@/pages/${other}/**`]),
    message: 'A page imports no other page: what several pages show stands in src/features/<noun>.',
  };
  return { paths, patterns: [...patterns, pages] };
};

/**
 * What a folder of src/features may import of the others, and nothing else: code that two features need
 * belongs to a layer below both. No two features import each other.
 */
const FEATURE_IMPORTS = {
  conversation: ['documents', 'records'],
  hiring: ['records'],
  jobs: ['profile'],
  plan: ['documents', 'profile'],
  resume: ['profile'],
  standing: ['profile'],
  tasks: ['records'],
  tools: ['profile', 'standing'],
};
const FEATURES = foldersOf('./src/features');

/** What a feature may import: its layer's rule, and the features that it is built on. */
const restrictedFeature = (feature) => {
  const { paths, patterns } = restricted('features');
  const others = FEATURES.filter(
    (other) => other !== feature && !(FEATURE_IMPORTS[feature] ?? []).includes(other),
  );
  const features = {
    group: others.flatMap((other) => [`@/features/${other}`, `@/features/${other}/**`]),
    message: 'A feature imports another one only as FEATURE_IMPORTS in oxlint.config.mjs says.',
  };
  return { paths, patterns: [...patterns, features] };
};

const FETCH = {
  name: 'fetch',
  message: 'Only src/api and src/logging talk HTTP: declare an endpoint in src/api.',
};
const STORAGE = ['localStorage', 'sessionStorage'].map((name) => ({
  name,
  message: 'Only src/storage touches browser storage: declare the key in src/storage/keys.ts.',
}));
const STORAGE_OF_WINDOW = ['window', 'globalThis'].flatMap((object) =>
  STORAGE.map(({ name, message }) => ({ object, property: name, message })),
);
const RANDOM_ID = {
  object: 'crypto',
  property: 'randomUUID',
  message: 'Pages over plain HTTP do not have it: use newId of src/runtime/newId.ts.',
};
const globals = (layer) => [
  'error',
  ...(layer === 'api' || layer === 'logging' ? [] : [FETCH]),
  ...(layer === 'storage' ? [] : STORAGE),
];

export default defineConfig({
  plugins: ['typescript', 'react', 'jsx-a11y', 'import', 'vitest', 'unicorn', 'oxc'],
  categories: { correctness: 'error', suspicious: 'error' },
  ignorePatterns: ['dist', 'node_modules', 'coverage', 'test-results', 'docs', '.data', 'bench/out'],
  rules: {
    'typescript/no-explicit-any': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': ['error', { checksVoidReturn: false }],
    'typescript/no-non-null-assertion': 'error',
    'typescript/consistent-type-imports': 'error',
    'react/rules-of-hooks': 'error',
    'react/exhaustive-deps': 'error',
    'react/react-in-jsx-scope': 'off',
    'react/jsx-key': 'error',
    // A render prop is not a component.
    'react/no-unstable-nested-components': ['error', { allowAsProps: true }],
    'import/no-cycle': 'error',
    'import/no-unassigned-import': 'off',
    'import/no-named-as-default': 'off',
    'no-console': 'error',
    'no-shadow': 'off',
    'unicorn/consistent-function-scoping': 'off',
    'unicorn/no-array-sort': 'off',
    'unicorn/no-array-reverse': 'off',
    'no-underscore-dangle': 'off',
    'typescript/no-unsafe-type-assertion': 'off',
    'vitest/require-mock-type-parameters': 'off',
  },
  overrides: [
    ...everyLayer.map((layer) => ({
      files: [`src/${layer}/**`],
      rules: {
        'no-restricted-imports': ['error', restricted(layer)],
        'no-restricted-globals': globals(layer),
        'no-restricted-properties': ['error', RANDOM_ID, ...(layer === 'storage' ? [] : STORAGE_OF_WINDOW)],
      },
    })),
    {
      // The file that gives the storage to the app, and files that run before the app.
      files: ['src/runtime/app.ts', 'src/app/pageFiles.ts', 'src/preferences/prePaint.ts'],
      rules: { 'no-restricted-properties': 'off' },
    },
    ...FEATURES.map((feature) => ({
      files: [`src/features/${feature}/**`],
      rules: { 'no-restricted-imports': ['error', restrictedFeature(feature)] },
    })),
    ...PAGES.map((page) => ({
      files: [`src/pages/${page}/**`],
      rules: { 'no-restricted-imports': ['error', restrictedPage(page)] },
    })),
    {
      files: [
        'scripts/**',
        'deploy/**',
        'bench/**',
        'embedded-backend/**',
        'tests/**',
        '*.config.*',
        'src/logging/**',
      ],
      rules: { 'no-console': 'off' },
    },
    {
      files: ['src/**/*.{test,fixture}.{ts,tsx}', 'tests/**'],
      rules: {
        'no-restricted-globals': 'off',
        'no-restricted-properties': 'off',
        'typescript/unbound-method': 'off',
      },
    },
  ],
});

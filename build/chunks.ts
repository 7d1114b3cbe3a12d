/** MUI's parts by their folders. */
const mui = (...names: readonly string[]) => String.raw`/@mui/material/(?:${names.join('|')})/`;

/**
 * Modules that several pages, dialogs or menus share, by who needs them together: by themselves they would be dozens of
 * files of half a kilobyte. A family holds nothing that leads to a page's own code, so that nobody loads another's.
 */
const FAMILIES: readonly (readonly [name: string, test: string, minShareCount: number])[] = [
  [
    'parts',
    String.raw`/src/(?:ui|errors|i18n)/|/src/eligibility/calendar|/@mui/icons-material/|${mui('Alert', 'Paper', 'Skeleton')}`,
    3,
  ],
  // What every page that reads from the backend needs; not the built-in data, which few ever see.
  [
    'data',
    String.raw`/src/(?:api/(?!fallback/|endpoints/|upload)|api/endpoints/auth|forms/useSubmission|identity/session/(?!\w*Dialog))|/(?:@tanstack/(?:react-query|query-core)|zod)/`,
    1,
  ],
  // Each is small, and a page needs several.
  ['endpoints', '/src/api/endpoints/(?!admin|auth|system|log)', 2],
  ['overlays', mui('Backdrop', 'Dialog\\w*', 'Fade', 'Modal', 'Portal', 'Unstable_TrapFocus'), 2],
  ['menus', mui('Divider', 'Grow', 'List\\w*', 'Menu\\w*', 'Popover'), 2],
  ['choices', mui('Checkbox', 'Radio\\w*', 'Switch', 'internal'), 2],
  [
    'inputs',
    String.raw`/src/forms/fields/(?!Country|country|useCountry|Phone|phone|CallingCode|Name|NewPassword)|${mui('FilledInput', 'Form\\w+', 'Input\\w*', 'NativeSelect', 'OutlinedInput', 'TextareaAutosize')}`,
    3,
  ],
  ['forms', '/react-hook-form/|/src/(?:forms/(?!fields/)|validation/)', 3],
];

/**
 * How the browser's code is cut, because on a phone requests cost more than bytes: all that the first page needs in one
 * chunk, and the families. The rest is a chunk a page, dialog, menu or file of texts, and what these share.
 */
export const CHUNKS = [
  { name: 'start', tags: ['$initial' as const] },
  ...FAMILIES.map(([name, test, minShareCount]) => ({ name, test: new RegExp(test), minShareCount })),
];

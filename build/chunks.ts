/** MUI's parts by their folders. */
const mui = (...names: readonly string[]) => String.raw`/@mui/material/(?:${names.join('|')})/`;

/**
 * Modules that several pages, dialogs or menus share, by who needs them together: by themselves they would be dozens of
 * files of half a kilobyte. A family holds nothing that leads to a page's own code, so that nobody loads another's.
 */
const FAMILIES: readonly (readonly [name: string, test: string, minShareCount: number])[] = [
  [
    'parts',
    String.raw`/src/(?:ui/(?!dialog/)|errors/|i18n/)|/src/eligibility/(?:calendar|credentials|rules/load|crs/crsRules|plan/planRules)|/@mui/(?:icons-material/|utils/(?!useRoving)|material/utils/)|${mui('Alert', 'Paper', 'Skeleton')}`,
    3,
  ],
  // What every page that reads from the backend needs; not the built-in data, which few ever see.
  [
    'data',
    String.raw`/src/(?:api/(?!fallback/|endpoints/(?:admin|system|log)|upload)|lists/(?:deleting/|address|params|useAddress|Pager|Select\.|Labelled|SearchInput)|forms/(?:useSubmission|fieldsOfServer|saving/)|identity/session/(?!\w*Dialog)|layout/(?:shortcuts/useSingleKeys|updates/orderNow))|/(?:@tanstack/(?:react-query|query-core)|zod)/`,
    1,
  ],
  [
    'dialogs',
    `/src/ui/dialog/|${mui('Backdrop', 'Dialog\\w*', 'Fade', 'Modal', 'Portal', 'Unstable_TrapFocus')}`,
    2,
  ],
  ['menus', mui('Divider', 'Grow', 'List\\w*', 'Menu\\w*', 'Popover'), 2],
  [
    'inputs',
    String.raw`/src/forms/fields/(?!Countr|countr|useCountr|Words|words|Phone|phone|CallingCode|Name|NewPassword)|${mui('FilledInput', 'Form\\w+', 'Input\\w*', 'NativeSelect', 'OutlinedInput', 'TextareaAutosize', 'Checkbox', 'Radio\\w*', 'Switch', 'internal')}`,
    3,
  ],
  // What a value of each kind looks like in a list, without what changes it.
  [
    'kinds',
    '/src/forms/(?:kinds/(?!fields|.*(?:Field|Input))|fields/(?:countryChoice|useCountr|words))|/src/validation/',
    3,
  ],
  // Fields that suggest while one types: few pages show one at once.
  [
    'suggestions',
    `/src/forms/(?:fields/(?:Countr|Words)|kinds/reference/ReferenceInput)|/@popperjs/|${mui('Autocomplete', 'useAutocomplete', 'Popper', 'Chip')}`,
    2,
  ],
  [
    'forms',
    '/react-hook-form/|/src/forms/(?!fields/|kinds/|conflict/|useDiscardQuestion|Fields?[.]|Bound)',
    3,
  ],
  // The fields of all kinds, with the question which side of a conflict counts.
  ['fields', '/src/forms/(?:kinds/|conflict/|useDiscardQuestion|Fields?[.]|Bound)', 3],
  // What tells levels and names them, which is all that the converter needs; the rules themselves are files of their own.
  [
    'levels',
    '/src/(?:eligibility/(?:language|abilities|ruleFile|within|work|noc/code|profile/plain)|features/tools/page/)|' +
      mui('Link'),
    2,
  ],
  // Points.
  ['engine', '/src/(?:eligibility/(?:crs|fsw|profile/(?:prefill|assumptions))|features/tools/points/)', 2],
  // The forms of the tools.
  ['scores', '/src/(?:features/tools/ScoreFields|forms/fields/NumberInput)', 2],
  ['questions', '/src/(?:features/tools/questions/|eligibility/share/)', 2],
  // Each is small, and a page about a person needs most of them.
  [
    'person',
    '/src/features/(?:profile/(?:Sentence|useOwnSections|useProfile|sections|completion|newestFirst|tasks|useNames|levels|moments)|plan/(?:usePlan|answers|workOut|planStore)|documents/(?:checks|useTypeName|size)|applications/(?:applyFor|status|wait))',
    2,
  ],
  [
    'jobs',
    '/src/features/jobs/(?:viewer|pay|queries|slug|useMatcher|match|results|filters|closing|JobCard|CardSheet|PayLines|SaveButton)',
    2,
  ],
  ['lists', '/src/lists/(?:useList|useHeldHeight|arrange|wholeSource|Search[.]|Filter)', 2],
  // The admin lists, after all others: a family takes along what its modules need and no family before it has.
  [
    'records',
    String.raw`/src/features/records/(?:[A-Z]|csv/(?!exportCsv|writeCsv)|kinds/(?!date|moment)|columns|use|editing/|resource)|/src/lists/(?:table|ListTable|PageSize|pagedSource|readAll|Selection|selection|SortSelect|ViewChoice)|/@tanstack/(?:react-table|table-core|store|react-virtual|virtual-core)/`,
    5,
  ],
];

/**
 * How the browser's code is cut, because on a phone requests cost more than bytes: all that the first page needs in one
 * chunk, and the families. The rest is a chunk a page, dialog, menu or file of texts, and what these share.
 */
export const CHUNKS = [
  { name: 'start', tags: ['$initial' as const] },
  ...FAMILIES.map(([name, test, minShareCount]) => ({ name, test: new RegExp(test), minShareCount })),
];

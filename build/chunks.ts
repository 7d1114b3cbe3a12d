/** Matches folders of MUI's components. */
const mui = (...names: readonly string[]) => String.raw`/@mui/material/(?:${names.join('|')})/`;

/**
 * Modules that several pages, dialogs or menus share, grouped by who needs them
 * together: otherwise they would be dozens of files of half a kilobyte. A group must
 * not import the code of a page, so that no page loads another's code.
 */
const FAMILIES: readonly (readonly [name: string, test: string, minShareCount: number])[] = [
  [
    'parts',
    String.raw`/src/(?:ui/(?!dialog/)|errors/|i18n/|forms/fields/monthText)|/src/eligibility/(?:calendar|credentials|rules/load|crs/crsRules|plan/planRules)|/@mui/(?:icons-material/|utils/(?!useRoving)|material/utils/)|${mui('Alert', 'Paper', 'Skeleton')}`,
    3,
  ],
  // Needed by every page that reads from the backend, without the built-in data, which few people ever see.
  [
    'data',
    String.raw`/src/(?:api/(?!fallback/|endpoints/(?:admin|system|log)|upload)|lists/(?:deleting/|address|params|useAddress|Pager|Select\.|SearchInput)|forms/(?:useSubmission|useClientIds|fieldsOfServer|saving/)|identity/session/(?!\w*Dialog)|layout/shared/|ui/loading/useNextStep|runtime/newId|features/jobs/slug)|/(?:@tanstack/(?:react-query|query-core)|zod)/`,
    1,
  ],
  [
    'dialogs',
    `/src/ui/dialog/|${mui('Backdrop', 'Dialog\\w*', 'Fade', 'Modal', 'Portal', 'Unstable_TrapFocus')}`,
    2,
  ],
  // Toggle buttons, and what they share with menus.
  ['choice', `/src/lists/Choice|/@mui/utils/useRoving|${mui('ToggleButton\\w*')}`, 2],
  ['menus', mui('Divider', 'Grow', 'List\\w*', 'Menu\\w*', 'Popover'), 2],
  [
    'inputs',
    String.raw`/src/forms/fields/(?!Countr|countr|useCountr|Words|words|Phone|phone|CallingCode|NewPassword)|${mui('FilledInput', 'Form\\w+', 'Input\\w*', 'NativeSelect', 'OutlinedInput', 'TextareaAutosize', 'Checkbox', 'Radio\\w*', 'Switch', 'internal')}`,
    3,
  ],
  // Shows values of each kind in a list, without the code that edits them.
  [
    'kinds',
    '/src/forms/(?:kinds/(?!fields|.*(?:Field|Input))|fields/(?:countryChoice|useCountr|words))|/src/validation/',
    3,
  ],
  // Fields with suggestions: few pages show one at once.
  [
    'suggestions',
    `/src/forms/(?:fields/(?:Countr|Words)|kinds/reference/ReferenceInput)|/@popperjs/|${mui('Autocomplete', 'useAutocomplete', 'Popper', 'Chip')}`,
    2,
  ],
  // Drafts on this device, which the list of conversations shows too.
  ['drafts', '/src/forms/(?:drafts/|problems)', 2],
  // The message of what failed, which a page without a form shows too.
  ['summary', '/src/forms/(?:FormAlert|useFormSummary|useButtonRequest)', 3],
  ['forms', '/react-hook-form/|/src/forms/(?!fields/|kinds/|conflict/|useDiscardQuestion|Fields?[.])', 3],
  // The fields of all kinds, with the dialog that resolves a conflict.
  ['fields', '/src/forms/(?:kinds/|conflict/|useDiscardQuestion|Fields?[.])', 3],
  // Computes and names language levels, which is all that the converter needs. The rules are separate files.
  [
    'levels',
    '/src/(?:eligibility/(?:language|abilities|ruleFile|work|noc/code|profile/plain)|features/tools/page/)|' +
      mui('Link'),
    2,
  ],
  // The points engine.
  ['engine', '/src/(?:eligibility/(?:crs|fsw|profile/(?:prefill|assumptions))|features/tools/points/)', 2],
  // The forms of the tools.
  ['scores', '/src/(?:features/tools/ScoreFields|forms/fields/NumberInput)', 2],
  ['questions', '/src/(?:features/tools/questions/|eligibility/share/)', 2],
  // What every page behind the sign-in needs: the bell, the counts of the navigation, and the reads of applications, tasks
  // and conversations. No module with a style sheet (MenuLists): a page that needs this group would wait for the sheet,
  // and would fail with it.
  [
    'signedIn',
    '/src/layout/(?:menuEntries|useMenuCounts|notifications/Bell|updates/)|/src/features/(?:applications/(?:applicationReads|moments|Facts)|conversation/(?:threadReads|WriteButton)|tasks/(?:taskReads|due|TaskRow|AssignButton|AttachedNames)|documents/(?:FileName|preview|useDownload)|privacy/DeletionBanner)|/src/api/endpoints/(?:admin(?:Desk|Threads|Tasks|Applications)|updates)|/icons-material/NotificationsOutlined',
    1,
  ],
  // Small modules, most of which a page about a person needs.
  [
    'person',
    '/src/features/(?:profile/(?:Sentence|useOwnSections|useProfile|sections|completion|newestFirst|tasks|useNames|levels|moments)|plan/(?:usePlan|answers|workOut|planStore)|documents/(?:checks|size)|applications/(?:applyFor|status|wait|StatusSentence))|/icons-material/CheckCircle[.]',
    2,
  ],
  // How complete a profile is, and what it lacks.
  [
    'overview',
    '/src/features/(?:profile/(?:profileProgress|entryStates|CompletionRing|NextSteps)|standing/useStanding)',
    2,
  ],
  [
    'jobs',
    '/src/features/jobs/(?:viewer|pay|queries|useMatcher|match|results|filters|closing|JobCard|PayLines|SaveButton)',
    2,
  ],
  ['csv', '/src/features/records/csv/writeCsv', 2],
  [
    'lists',
    '/src/lists/(?:useList|useHeldHeight|arrange|wholeSource|pagedSource|readAll|Search[.]|Filter)',
    2,
  ],
  // The admin lists come last: a group also takes the modules that its own modules
  // import and that no earlier group has.
  [
    'records',
    String.raw`/src/features/records/(?:[A-Z]|csv/(?!exportCsv|writeCsv)|kinds/(?!date|moment)|columns|use|editing/|resource)|/src/lists/(?:table|ListTable|selection|SortSelect)|/@tanstack/(?:react-table|table-core|store|react-virtual|virtual-core)/`,
    5,
  ],
];

/**
 * How the browser's code is split into chunks. On a phone, requests cost more than bytes, so the first page's
 * code is one chunk, and shared modules are in the groups above. Everything else is one chunk for each page,
 * dialog, menu or file of texts.
 */
export const CHUNKS = [
  { name: 'start', tags: ['$initial' as const] },
  ...FAMILIES.map(([name, test, minShareCount]) => ({ name, test: new RegExp(test), minShareCount })),
];

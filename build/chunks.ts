const LOCALE =
  /\/i18n\/(?:locales\/([\w-]+)\/[\w-]+\.json|texts\/([\w-]+)\.ts)$|\/theme\/locales\/([\w-]+)\.ts$/;

const textsOf = (id: string): string | null => {
  const [, area, all, ofMui] = LOCALE.exec(id.replaceAll('\\', '/')) ?? [];
  const language = area ?? all ?? ofMui;
  return language === undefined ? null : `texts-${language}`;
};

/** What every page that reads from the backend needs; not the built-in data, which few ever see. */
const DATA = /\/src\/(?:api\/(?!fallback\/)|errors\/)|\/(?:@tanstack\/(?:react-query|query-core)|zod)\//;
/** Small things that most pages share: by themselves they would be a dozen requests of half a kilobyte. */
const PARTS = /\/src\/ui\/|\/@mui\/(?:icons-material|material\/(?:Alert|Paper|Skeleton))\//;

/**
 * How the browser's code is cut: all that the first page needs in one chunk (on a phone requests cost more than
 * bytes), one chunk for each language's texts (MUI's own too), one for data, one for small parts. The rest is a chunk a
 * page, dialog or menu, and what these share.
 */
export const CHUNKS = [
  { name: 'start', tags: ['$initial' as const] },
  { name: textsOf, debugName: 'texts' },
  { name: 'data', test: DATA },
  { name: 'parts', test: PARTS, minShareCount: 3 },
];

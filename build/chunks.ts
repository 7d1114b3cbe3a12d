const LOCALE = /\/i18n\/(?:locales\/([\w-]+)\/[\w-]+\.json|texts\/([\w-]+)\.ts)$/;

const textsOf = (id: string): string | null => {
  const [, area, all] = LOCALE.exec(id.replaceAll('\\', '/')) ?? [];
  const language = area ?? all;
  return language === undefined ? null : `texts-${language}`;
};

/**
 * How the browser's code is cut: all that the first page needs in one chunk (on a phone requests cost more than
 * bytes), and one chunk for each language's texts.
 */
export const CHUNKS = [
  { name: 'start', tags: ['$initial' as const] },
  { name: textsOf, debugName: 'texts' },
];

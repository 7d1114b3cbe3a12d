/** The areas that are not in the start-up code (src/i18n/i18n.ts), in one chunk (build/chunks.ts). */
export const texts = import.meta.glob<object>(
  ['../locales/en/*.json', '!../locales/en/{app,layout,ui,home,session,roles}.json'],
  { eager: true, import: 'default' },
);

/**
 * The styles that emotion's rules name (`.vt-1abc`), by the names that its cache knows them by. The build leaves these
 * out of the lists beside the rules, the browser reads them where they stand.
 */
export const namesInRules = (css: string, key: string): string[] =>
  Array.from(css.matchAll(new RegExp(`\\.${key}-([\\w-]+)`, 'g')), ([, name = '']) => name);

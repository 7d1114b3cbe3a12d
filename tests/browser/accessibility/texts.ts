import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { LanguageCode } from '../../../src/config/languages';

type Texts = { readonly [key: string]: string | Texts };

/**
 * A text of the interface by its language, namespace and key, so that a test can find a control in any
 * language.
 */
export function textOf(language: LanguageCode, area: string, key: string): string {
  const file = path.join(process.cwd(), 'src/i18n/locales', language, `${area}.json`);
  let found: string | Texts | undefined = JSON.parse(readFileSync(file, 'utf8')) as Texts;
  for (const part of key.split('.')) found = typeof found === 'object' ? found[part] : undefined;
  if (typeof found !== 'string') throw new Error(`${file} has no text ${key}`);
  return found;
}

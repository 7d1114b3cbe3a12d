import { expect, it } from 'vitest';
import { LANGUAGE_CODES } from '@/config/languages';
import type { PageRow } from '../../src/routing/routeRow';
import { ROUTE_IDS, ROUTES } from '../../src/routing/routes';

type Texts = { readonly [key: string]: string | Texts };
const files = import.meta.glob<Texts>('../../src/i18n/locales/*/*.json', { eager: true, import: 'default' });

const textOf = (language: string, key: string): unknown => {
  const [area = '', path = ''] = key.split(':');
  return path
    .split('.')
    .reduce<unknown>(
      (texts, name) => Reflect.get(Object(texts), name),
      files[`../../src/i18n/locales/${language}/${area}.json`],
    );
};
/** The administrators' own dashboard is called as in the bar. */
const titleOf = (row: PageRow): string => row.nav?.label ?? row.title;
const entries = ROUTE_IDS.flatMap((id) => {
  const row = ROUTES[id] as PageRow;
  return Object.values(row.menu ?? {}).map(({ label }) => [id, label, titleOf(row)] as const);
});

it.each(entries)('%s is called in the menu (%s) as its page is (%s)', (_, label, title) => {
  for (const language of LANGUAGE_CODES) expect(textOf(language, label)).toBe(textOf(language, title));
});

import { expect, it } from 'vitest';
import { LANGUAGE_CODES } from '@/config/languages';
import { matchRoute } from '@/routing/matchRoute';
import { pagesAbove } from '@/layout/breadcrumb/crumbs';
import type { PageRow } from '../../src/routing/routeRow';
import { ROUTE_IDS, ROUTES } from '../../src/routing/routes';

type Texts = { readonly [key: string]: string | Texts };
const files = import.meta.glob<Texts>('../../src/i18n/locales/*/*.json', { eager: true, import: 'default' });

const written = (language: string, key: string): unknown => {
  const [area = '', path = ''] = key.split(':');
  return path
    .split('.')
    .reduce<unknown>(
      (texts, name) => Reflect.get(Object(texts), name),
      files[`../../src/i18n/locales/${language}/${area}.json`],
    );
};
/** The text of a key, also if it refers to another one: `$t(terms:tasks)`. */
const textOf = (language: string, key: string): unknown => {
  const text = written(language, key);
  const [, referred] = /^\$t\((.*)\)$/.exec(String(text)) ?? [];
  return referred === undefined ? text : written(language, referred);
};
/** The administrators' own dashboard has the same name as in the bar. */
const titleOf = (row: PageRow): string => row.nav?.label ?? row.title;
const entries = ROUTE_IDS.flatMap((id) => {
  const row = ROUTES[id] as PageRow;
  return Object.values(row.menu ?? {}).map(({ label }) => [id, label, titleOf(row)] as const);
});

it.each(entries)('%s has the same name in the menu (%s) as on its page (%s)', (_, label, title) => {
  for (const language of LANGUAGE_CODES) expect(textOf(language, label)).toBe(textOf(language, title));
});

/** A section is a part of the profile that the editor lists, so its name says so. */
const OWN_NAMES = ['sections:allParts'];
const above = ROUTE_IDS.flatMap((id) => {
  const label = (ROUTES[id] as PageRow).above?.label;
  if (label === undefined || OWN_NAMES.includes(label)) return [];
  return pagesAbove('User', { id, params: {} }).map(({ to }) => [id, label, to] as const);
});

it.each(above)('the name of a page above %s (%s) is that of the page itself (%s)', (_, label, path) => {
  const row = ROUTES[matchRoute(path)?.id ?? 'home'] as PageRow;
  for (const language of LANGUAGE_CODES) expect(textOf(language, label)).toBe(textOf(language, row.title));
});

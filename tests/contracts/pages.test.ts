import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { pageModules } from '../../build/pageModules';
import { pageRowOf, ROUTE_IDS, ROUTES } from '../../src/routing/routes';

/**
 * The compiler checks that each row has the code of its page (src/app/pageTable.ts). This file tests what it
 * cannot check.
 */
const rows = ROUTE_IDS.filter((id) => ROUTES[id].sameAs === undefined).map(
  (id) => [id, pageRowOf(id)] as const,
);
/** The maximum number of members of a row. */
const MOST = 10;

describe('the pages of rows', () => {
  it('are all pages that exist', () => {
    const files = readdirSync('src/pages', { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('Page.tsx'))
      .map((file) => `src/pages/${file.replaceAll('\\', '/')}`);
    const named = [...pageModules(process.cwd()).values()].flatMap((members) =>
      Object.values(members).flat(),
    );
    const inTable = named.filter((file) => file.startsWith('src/pages/'));
    expect(files.sort()).toEqual([...new Set([...inTable, 'src/pages/home/HomePage.tsx'])].sort());
  });

  it.each(rows)('%s has few enough members to read', (_, row) => {
    expect(Object.keys(row).length).toBeLessThanOrEqual(MOST);
  });

  it('every second address leads to a row', () => {
    const targets = ROUTE_IDS.flatMap((id) => ROUTES[id].sameAs ?? []);
    expect(targets.filter((id) => !(ROUTE_IDS as readonly string[]).includes(id))).toEqual([]);
  });
});

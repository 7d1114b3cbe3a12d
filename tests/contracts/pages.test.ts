import { describe, expect, it } from 'vitest';
import { pageRowOf, ROUTE_IDS, ROUTES } from '../../src/routing/routes';

/** What the rows of the route table name is there: files, components, reads. */
type Module = Readonly<Record<string, unknown>>;
const pages = import.meta.glob<Module>('../../src/pages/**/*Page.tsx');
const readers = import.meta.glob<Module>('../../src/features/*/readAhead.ts');

const rows = ROUTE_IDS.filter((id) => ROUTES[id].sameAs === undefined).map(
  (id) => [id, pageRowOf(id)] as const,
);
const named = rows.flatMap(([id, { page, placeholder }]) =>
  [page, placeholder].flatMap((name) => (name === undefined ? [] : [[id, name] as const])),
);
/** Pages that no row names: what unknown addresses show, and every page that is coming soon. */
const WITHOUT_ROW = ['coming-soon/ComingSoonPage', 'not-found/NotFoundPage'];

describe('the pages that rows name', () => {
  it.each(named)('%s: src/pages/%s.tsx has the component', async (_, name) => {
    const module = await pages[`../../src/pages/${name}.tsx`]?.();
    expect(module?.[name.slice(name.lastIndexOf('/') + 1)]).toBeTypeOf('function');
  });

  it('every page has a row', () => {
    const files = Object.keys(pages).map((file) => file.replace('../../src/pages/', '').replace('.tsx', ''));
    expect(files.sort()).toEqual([...new Set([...named.map(([, name]) => name), ...WITHOUT_ROW])].sort());
  });

  it.each(rows)('%s has a page, or is coming soon', (_, { page, status }) => {
    expect(page !== undefined || status === 'comingSoon').toBe(true);
  });

  it('every second address leads to a row', () => {
    const targets = ROUTE_IDS.flatMap((id) => ROUTES[id].sameAs ?? []);
    expect(targets.filter((id) => !(ROUTE_IDS as readonly string[]).includes(id))).toEqual([]);
  });
});

it.each(rows.flatMap(([, { readAhead }]) => (readAhead === undefined ? [] : [readAhead])))(
  'src/features/%s/readAhead.ts begins reads',
  async (feature) => {
    const module = await readers[`../../src/features/${feature}/readAhead.ts`]?.();
    expect(module?.readAhead).toBeTypeOf('function');
  },
);

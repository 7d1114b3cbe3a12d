import { expect, it } from 'vitest';
import { columnsOf } from '@/features/records/columns';
import type { Resource } from '@/features/records/resource';
import { buttonCount } from '@/features/records/rowButtons';
import { COLUMNS_NEED, tableSx } from '@/lists/table/tableSx';

/** The width beside the side menu in a window of 1280 px with a scroll bar, in rem. */
const BESIDE_THE_MENU = 60;
const REM = 16;
const GAP = 12;
const INLINE_PADDING = 8;
const BORDERS = 2;

/** The lists with a page of their own. Each row has one button. */
const OWN_PAGES: readonly string[] = ['applications', 'documents'];

const modules = import.meta.glob<Record<string, unknown>>(
  [
    '../../src/pages/admin/*/*Page.tsx',
    '../../src/pages/admin/applications/pipeline.ts',
    '../../src/pages/admin/documents/checkList.ts',
  ],
  { eager: true },
);
const tables = Object.values(modules)
  .flatMap((module) => Object.values(module))
  .filter((value) => typeof value === 'object' && value !== null && 'columns' in value)
  .map((value) => value as Resource);

/** The least width of a row, in px. */
function leastWidth(table: Resource, need: number): number {
  const actions = OWN_PAGES.includes(table.id) ? 1 : buttonCount(table);
  const tracks = table.columns.map(({ width }) => width).join(' ');
  const selects = (table.id as string) !== 'documents';
  const { gridTemplateColumns } = tableSx({ tracks, actions, need, selects })['& tr'];
  const widths = [...gridTemplateColumns.matchAll(/([\d.]+)(rem|px)/g)].map(
    ([, size, unit]) => Number(size) * (unit === 'rem' ? REM : 1),
  );
  return widths.reduce((sum, width) => sum + width, (widths.length - 1) * GAP + INLINE_PADDING + BORDERS);
}

it.each(tables.map((table) => [table.id, table] as const))(
  '%s is a table with all its columns in a window of 1280 px',
  (_id, table) => {
    const need = table.columnsNeed ?? COLUMNS_NEED;
    expect(need).toBeLessThanOrEqual(BESIDE_THE_MENU);
    expect(leastWidth(table, need)).toBeLessThanOrEqual(need * REM);
  },
);

it.each(tables.map((table) => [table.id, table] as const))(
  'each column of %s has a kind and a label, of its own or those of its field',
  (_id, table) => {
    const bare = columnsOf(table).filter(({ kind, label }) => kind === undefined || label === undefined);
    expect(bare).toEqual([]);
  },
);

it('finds every table', () => expect(tables).toHaveLength(14));

import { kindOf } from '@/features/records/kinds/kinds';
import { Shown } from '@/features/records/kinds/Shown';
import { TextCell } from '@/features/records/kinds/TextCell';
import { type Column, type Item, type Resource, textOf, valueOf } from '@/features/records/resource';

interface CellProps {
  readonly resource: Pick<Resource, 'title' | 'fields'>;
  readonly column: Column;
  readonly item: Item;
}

/** One value as its column shows it. */
export function Cell({ resource, column, item }: CellProps) {
  if (column.name === resource.title) return <TextCell text={textOf(item, column.name)} look="title" />;
  const field = resource.fields.find(({ name }) => name === column.name);
  return <Shown spec={{ ...field, ...column }} value={valueOf(item, column)} item={item} />;
}

/** On a narrow card the values under the title and the code stand in two columns. */
export function sidesOf(resource: Pick<Resource, 'title' | 'columns'>): ReadonlyMap<string, 'start' | 'end'> {
  const others = resource.columns.filter((column) => !['title', 'code'].includes(placeOf(resource, column)));
  return new Map(others.map(({ name }, at) => [name, at % 2 === 0 ? 'start' : 'end']));
}

/** Where a column stands on a card. */
export const placeOf = ({ title }: Pick<Resource, 'title'>, { name, kind }: Column): string =>
  name === title ? 'title' : kindOf(kind).look;

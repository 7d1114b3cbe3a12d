import { kindOf } from '@/features/records/kinds/kinds';
import { Shown } from '@/features/records/kinds/Shown';
import { TextCell } from '@/features/records/kinds/TextCell';
import { AppLink } from '@/ui/page/AppLink';
import { type Column, type Item, type Resource, textOf, valueOf } from '@/features/records/resource';

interface CellProps {
  readonly resource: Pick<Resource, 'title' | 'fields' | 'pathOf'>;
  readonly column: Column;
  readonly item: Item;
}

/** One value as its column shows it. */
export function Cell({ resource, column, item }: CellProps) {
  if (column.name === resource.title) {
    const title = <TextCell text={textOf(item, column.name)} look="title" />;
    return resource.pathOf === undefined ? title : <AppLink to={resource.pathOf(item)}>{title}</AppLink>;
  }
  const field = resource.fields.find(({ name }) => name === column.name);
  return <Shown spec={{ ...field, ...column }} value={valueOf(item, column)} item={item} />;
}

/** Says by itself what it is ('Active'): the column's name beside it would say it twice. */
export const namesItself = (column: Column, item: Item): boolean =>
  column.kind === 'switch' && valueOf(item, column) !== null;

/** Where a column stands on a card. */
export const placeOf = ({ title }: Pick<Resource, 'title'>, { name, kind }: Column): string =>
  name === title ? 'title' : kind === 'text' ? 'words' : kindOf(kind).look;

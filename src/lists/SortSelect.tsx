import { useTranslation } from 'react-i18next';
import { Select, type SelectOption } from './Select';
import { asTable, COLUMNS_NEED } from './table/tableSx';

/** The sort order of a list and the function that changes it. */
export interface SortedList {
  readonly state: { readonly sort: string | null; readonly order: 'asc' | 'desc' };
  go(change: { sort: string | null; order: 'asc' | 'desc' }): void;
}

interface SortSelectProps {
  readonly list: SortedList;
  readonly columns: readonly {
    readonly name: string;
    readonly label: string;
    readonly sorts?: boolean | undefined;
  }[];
  /** The width that the columns need, in rem. With less, the rows are cards. */
  readonly need?: number | undefined;
}

/** A select for the sort order, shown only with cards, because they have no column headers to press. */
export function SortSelect({ columns, need = COLUMNS_NEED, list }: SortSelectProps) {
  const { t } = useTranslation(['records', 'words']);
  const { sort, order } = list.state;
  const sorts = columns
    .filter((column) => column.sorts === true)
    .flatMap(({ name, label }) =>
      (['asc', 'desc'] as const).map(
        (way): SelectOption<string> => [`${name} ${way}`, t(`sort.${way}`, { field: label })],
      ),
    );
  return (
    <Select
      label={t('words:sortBy')}
      value={sort === null ? '' : `${sort} ${order}`}
      onChange={(chosen) => {
        const [next = '', way] = chosen.split(' ');
        list.go({ sort: next === '' ? null : next, order: way === 'desc' ? 'desc' : 'asc' });
      }}
      options={[['', t('sort.standard')], ...sorts]}
      sx={{
        // It is as wide as its longest option, so that the text is not cut.
        flex: '1 1 auto',
        maxWidth: '100%',
        [asTable(need)]: { display: 'none' },
      }}
    />
  );
}

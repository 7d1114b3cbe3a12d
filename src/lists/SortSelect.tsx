import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { Resource } from '@/features/records/resource';
import { asTable, COLUMNS_NEED } from '@/features/records/table/tableSx';
import { selectSx } from './controlSx';
import type { ListControl } from './useListState';

/** The order of the rows, for cards: they have no header to press. */
export function SortSelect({
  resource,
  list,
}: {
  readonly resource: Pick<Resource, 'columns' | 'columnsNeed'>;
  readonly list: ListControl;
}) {
  const { t } = useTranslation('records');
  const { sort, order } = list.state;
  const sortable = resource.columns.filter(({ sorts }) => sorts === true);
  return (
    <Box
      component="select"
      aria-label={t('sort.name')}
      value={sort === null ? '' : `${sort} ${order}`}
      onChange={(event) => {
        const [next = '', way] = event.target.value.split(' ');
        list.go({ sort: next === '' ? null : next, order: way === 'desc' ? 'desc' : 'asc' });
      }}
      sx={{
        ...selectSx,
        // On a phone as wide as its longest order, so that it is read whole.
        flex: { xs: '1 1 auto', sm: '1 1 10rem' },
        maxWidth: '100%',
        [asTable(resource.columnsNeed ?? COLUMNS_NEED)]: { display: 'none' },
      }}
    >
      <option value="">{t('sort.standard')}</option>
      {sortable.flatMap(({ name, label }) =>
        (['asc', 'desc'] as const).map((way) => (
          <option key={`${name} ${way}`} value={`${name} ${way}`}>
            {t(`sort.${way}`, { field: t(`fields.${label}`) })}
          </option>
        )),
      )}
    </Box>
  );
}

import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { Search } from '@/lists/Search';
import { SortSelect } from '@/lists/SortSelect';
import type { TableColumn } from '@/lists/table/Table';
import type { ListControl } from '@/lists/useAddress';
import type { Rows } from '@/lists/useList';
import { ViewChoice } from '@/lists/ViewChoice';
import type { recordsAddress } from './columns';
import { FileActions } from './csv/FileActions';
import { RecordFilter } from './RecordFilter';
import type { AnyResource, Item } from './resource';

interface RecordsToolbarProps {
  readonly resource: AnyResource;
  readonly list: ListControl<ReturnType<typeof recordsAddress>['plain']>;
  readonly search: Rows<Item>['search'];
  readonly columns: readonly TableColumn<Item>[];
  /** Why nothing can be written now. */
  readonly blocked: string | undefined;
  readonly onImport: () => void;
}

/** Search, order, filters, view and files of the list. */
export function RecordsToolbar({ resource, list, search, columns, blocked, onImport }: RecordsToolbarProps) {
  const { t } = useTranslation('records');
  const { state } = list;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 2 }}>
      {state.view === 'list' && (
        <>
          <Search label={t(`resources.${resource.id}.search`)} {...search} />
          <SortSelect columns={columns} need={resource.columnsNeed} list={list} />
          {resource.filters?.map((filter) => (
            <RecordFilter key={filter.name} filter={filter} list={list} />
          ))}
        </>
      )}
      {resource.endpoints.hierarchy !== undefined && <ViewChoice list={list} views={['list', 'hierarchy']} />}
      <FileActions resource={resource} state={state} blocked={blocked} onImport={onImport} />
    </Box>
  );
}

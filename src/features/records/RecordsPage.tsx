import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRowKeys } from '@/layout/shortcuts/useRowKeys';
import { useSession } from '@/identity/identity';
import { kindOf } from '@/forms/kinds/kinds';
import { areaIsOn } from '@/config/areas';
import { PageHeading } from '@/ui/page/PageHeading';
import { Content } from '@/ui/page/Section';
import { SampleNotice } from '@/ui/loading/SampleNotice';
import { listAddress, type Param } from '@/lists/address';
import { ListTable } from '@/lists/ListTable';
import { pagedSource } from '@/lists/pagedSource';
import { direction, oneOf, pages, sizes, sortBy, text, words } from '@/lists/params';
import { Search } from '@/lists/Search';
import { SelectionBar } from '@/lists/SelectionBar';
import { useSelection } from '@/lists/selection';
import { SortSelect } from '@/lists/SortSelect';
import type { TableActions } from '@/lists/table/Table';
import { LIST_SX } from '@/lists/table/tableSx';
import { useAddress } from '@/lists/useAddress';
import { useList } from '@/lists/useList';
import { ViewChoice } from '@/lists/ViewChoice';
import { listOf, sortable, useColumns } from './columns';
import { exportCsv } from './csv/exportCsv';
import { FileActions } from './csv/FileActions';
import { DIALOGS, useDialogs } from './dialogs';
import { HierarchyView } from './hierarchy/lazy';
import { NothingHere } from './NothingHere';
import { RecordFilter } from './RecordFilter';
import {
  type AnyResource,
  type Filter,
  type Guards,
  isFixed,
  type Item,
  type Me,
  nameOf,
  type Resource,
} from './resource';
import { actionCount, RowActions, type RowHandlers } from './RowActions';
import { useDeletion } from './useDeletion';

const NOBODY: Me = { id: '', roles: [] };

/** What a filter may be in an address: one of its values, where those are known. */
const paramOf = (filter: Filter): Param<string> =>
  filter.kind === 'reference'
    ? text()
    : oneOf(['', ...(kindOf(filter.kind).options?.(filter) ?? []).map(({ value }) => value)]);

const addressOf = (resource: Resource) =>
  listAddress(resource.route, {
    view: oneOf(resource.endpoints.hierarchy === undefined ? ['list'] : ['list', 'hierarchy']),
    search: words(),
    filters: Object.fromEntries((resource.filters ?? []).map((filter) => [filter.name, paramOf(filter)])),
    sort: sortBy(sortable(resource)),
    order: direction(),
    page: pages(),
    size: sizes(),
  });

/** The whole screen of an admin resource, made from its declaration. */
export function RecordsPage({ resource }: { readonly resource: AnyResource }) {
  const { t } = useTranslation(['records', 'ui']);
  const list = useAddress(useMemo(() => addressOf(resource), [resource]));
  const { state, address } = list;
  const [working, setWorking] = useState(false);
  const deletion = useDeletion(resource);
  const source = useMemo(() => pagedSource(listOf<Item>(resource)), [resource]);
  const records = useList(source, list, { hidden: deletion.hidden, paused: working || deletion.busy });
  const columns = useColumns<Item>(resource);
  const selection = useSelection<Item>();
  const dialogs = useDialogs();
  const { open, Dialog } = dialogs;

  const title = t(`resources.${resource.id}.title`);
  const offered = records.read.status !== 'notOffered';
  const blocked = records.isSample ? t('sample.reason') : offered ? undefined : t('ui:notOffered');
  const session = useSession();
  const me: Me = session.status === 'signedIn' ? session.user : NOBODY;
  const handlers = useMemo<RowHandlers>(
    () => ({
      nameOf: (item) => nameOf(resource, item),
      onEdit: (item) => open(DIALOGS.record, [item]),
      onDelete: (item) => open(DIALOGS.remove, [item]),
      onPanel: (panel, item) => open(panel.dialog, [item]),
      onAction: (action, item) => open(DIALOGS.action, [item], action),
      blocked,
      me,
    }),
    [resource, open, blocked, me],
  );

  const actions = useMemo<TableActions<Item>>(
    () => ({
      count: actionCount(resource),
      of: (item) => <RowActions resource={resource} item={item} handlers={handlers} />,
    }),
    [resource, handlers],
  );

  const { view } = state;
  const place = useRef<HTMLDivElement>(null);

  const selected = [...selection.items.values()].filter(({ id }) => !deletion.hidden.has(id));
  const { create, update, remove } = resource.endpoints;
  const without = (guarded: keyof Guards): readonly Item[] =>
    selected.filter((item) => !isFixed(resource, item) && !resource.guard?.(item, me)[guarded]);
  const changeable = without('edit');
  const removable = without('remove');
  const canEdit = update !== undefined && resource.fields.some(({ bulk }) => bulk === true);
  const { adding, forSelected } = resource;
  const canAdd = (create !== undefined || adding !== undefined) && blocked === undefined;
  const onAdd = () => dialogs.open(adding ?? DIALOGS.record, []);
  useRowKeys(place, (press) => ({
    e: update === undefined ? undefined : { name: t('keys.edit'), run: press('[data-does="edit"]') },
    n: canAdd ? { name: t(`resources.${resource.id}.add`), run: onAdd } : undefined,
  }));
  const add = (create !== undefined || adding !== undefined) && (
    <Button
      variant="contained"
      startIcon={<Add />}
      disabled={blocked !== undefined || records.read.status === 'loading'}
      title={blocked}
      onClick={onAdd}
    >
      {t(`resources.${resource.id}.add`)}
    </Button>
  );
  return (
    <Content>
      <Box sx={{ ...LIST_SX, paddingBlock: { xs: 4, md: 6 } }}>
        <PageHeading actions={add} />
        <Box sx={{ mt: 4 }}>
          {records.isSample && (
            <SampleNotice
              title={t('sample.title')}
              text={t('sample.text')}
              retryLabel={t('sample.retry')}
              onRetry={records.retry}
              retrying={records.refreshing}
              spaceBelow={3}
            />
          )}
          {offered && (
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 2 }}>
              {view === 'list' && (
                <>
                  <Search label={t(`resources.${resource.id}.search`)} {...records.search} />
                  <SortSelect columns={columns} need={resource.columnsNeed} list={list} />
                  {resource.filters?.map((filter) => (
                    <RecordFilter key={filter.name} filter={filter} list={list} />
                  ))}
                </>
              )}
              {resource.endpoints.hierarchy !== undefined && (
                <ViewChoice list={list} views={['list', 'hierarchy']} />
              )}
              <FileActions
                resource={resource}
                state={state}
                blocked={blocked}
                onImport={() => dialogs.open(DIALOGS.importing, [])}
              />
            </Box>
          )}
          {view === 'hierarchy' && resource.endpoints.hierarchy !== undefined ? (
            <HierarchyView resource={resource} blocked={blocked} onEdit={handlers.onEdit} />
          ) : (
            <ListTable
              columns={columns}
              need={resource.columnsNeed}
              list={list}
              rows={records}
              nameOf={(item) => nameOf(resource, item)}
              label={title}
              failed={t('list.failed')}
              empty={
                <NothingHere
                  resource={resource}
                  search={state.search}
                  filtered={address.isNarrowed(state)}
                  blocked={blocked}
                  add={add}
                  onClear={() => records.clear()}
                />
              }
              actions={actions}
              selection={selection}
              place={place}
            />
          )}
          {selected.length > 0 && view === 'list' && (
            <SelectionBar
              count={selected.length}
              blocked={blocked}
              onEdit={
                canEdit && changeable.length > 0 ? () => dialogs.open(DIALOGS.bulk, changeable) : undefined
              }
              onDelete={
                remove !== undefined && removable.length > 0
                  ? () => dialogs.open(DIALOGS.remove, removable)
                  : undefined
              }
              onExport={() => exportCsv(resource, selected)}
              onClear={selection.clear}
            >
              {forSelected !== undefined && areaIsOn(forSelected.area) && (
                <Button
                  disabled={blocked !== undefined}
                  title={blocked}
                  onClick={() => dialogs.open(forSelected.dialog, selected)}
                >
                  {t(`selection.${forSelected.label}`)}
                </Button>
              )}
            </SelectionBar>
          )}
        </Box>
      </Box>
      {Dialog !== undefined && (
        <Dialog
          key={dialogs.opening}
          resource={resource}
          items={dialogs.items}
          action={dialogs.action}
          open={dialogs.isOpen}
          onClose={dialogs.close}
          onDelete={(items) => {
            deletion.remove(items);
            // The button that was pressed goes with its row: the focus goes on from the list.
            setTimeout(() => {
              if (document.activeElement === document.body) place.current?.focus({ preventScroll: true });
            });
          }}
          onEdit={handlers.onEdit}
          onWorking={setWorking}
          onDone={(left = []) => selection.toggleAll(selected.filter(({ id }) => !left.includes(id)))}
        />
      )}
    </Content>
  );
}

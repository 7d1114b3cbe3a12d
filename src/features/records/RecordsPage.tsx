import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { startTransition, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHeading } from '@/ui/page/PageHeading';
import { Content } from '@/ui/page/Section';
import { SampleNotice } from '@/ui/loading/SampleNotice';
import { DIALOGS, useDialogs } from './dialogs';
import { useDeletion } from './deleting/useDeletion';
import { HierarchyView } from './hierarchy/lazy';
import { exportCsv } from './csv/exportCsv';
import { FileActions } from './csv/FileActions';
import { FilterSelect } from './list/FilterSelect';
import { RecordsList } from './list/RecordsList';
import { SearchBox } from './list/SearchBox';
import { SortSelect } from './list/SortSelect';
import { useListState } from './list/useListState';
import { useRecords } from './list/useRecords';
import { NothingHere } from './NothingHere';
import { isFixed, nameOf, type Resource } from './resource';
import { SelectionBar } from './SelectionBar';
import { useSelection } from './selection';
import type { TableActions } from './table/RecordsTable';
import { actionCount, RowActions, type RowHandlers } from './table/RowActions';
import { LIST_SX } from './table/tableSx';
import { ViewChoice } from './ViewChoice';

/** The whole screen of an admin resource, made from its declaration. */
export function RecordsPage<T extends { readonly id: string }>(props: { readonly resource: Resource<T> }) {
  // The declaration is checked against its entity; from here on a record is whatever the backend sent.
  return <Screen resource={props.resource as unknown as Resource} />;
}

function Screen({ resource }: { readonly resource: Resource }) {
  const { t } = useTranslation(['records', 'ui']);
  const names = useMemo(
    () => ({
      sortable: resource.columns.filter(({ sorts }) => sorts === true).map(({ name }) => name),
      filters: (resource.filters ?? []).map(({ name }) => name),
    }),
    [resource],
  );
  const list = useListState(names);
  const { state } = list;
  // What is typed runs ahead of the address; when the address changes by itself, that is what counts.
  const [typed, setTyped] = useState({ before: state.search, text: state.search });
  const search = typed.before === state.search ? typed.text : state.search;
  const [working, setWorking] = useState(false);
  const deletion = useDeletion(resource);
  const records = useRecords(resource, state, search, deletion.hidden, working || deletion.busy);
  const selection = useSelection();
  const dialogs = useDialogs();
  const { open, Dialog } = dialogs;

  const title = t(`resources.${resource.id}.title`);
  const offered = records.read.status !== 'notOffered';
  const blocked = records.isSample ? t('sample.reason') : offered ? undefined : t('ui:notOffered');
  const handlers = useMemo<RowHandlers>(
    () => ({
      nameOf: (item) => nameOf(resource, item),
      onEdit: (item) => open(DIALOGS.record, [item]),
      onDelete: (item) => open(DIALOGS.remove, [item]),
      onPanel: (panel, item) => open(panel.dialog, [item]),
      onAction: (action, item) => open(DIALOGS.action, [item], action),
      blocked,
    }),
    [resource, open, blocked],
  );

  const actions = useMemo<TableActions>(
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
  const changeable = selected.filter((item) => !isFixed(resource, item));
  const canEdit = update !== undefined && resource.fields.some(({ bulk }) => bulk === true);
  const add = create !== undefined && (
    <Button
      variant="contained"
      startIcon={<Add />}
      disabled={blocked !== undefined || records.read.status === 'loading'}
      title={blocked}
      onClick={() => dialogs.open(DIALOGS.record, [])}
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
                  <SearchBox
                    label={t(`resources.${resource.id}.search`)}
                    value={state.search}
                    // The box shows the key at once, the rows follow.
                    onType={(text) => startTransition(() => setTyped({ before: state.search, text }))}
                    onSearch={(text) => list.go({ search: text }, 'replace')}
                  />
                  <SortSelect resource={resource} list={list} />
                  {resource.filters?.map((filter) => (
                    <FilterSelect key={filter.name} filter={filter} list={list} />
                  ))}
                </>
              )}
              {resource.endpoints.hierarchy !== undefined && <ViewChoice list={list} other="hierarchy" />}
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
            <RecordsList
              resource={resource}
              list={list}
              records={records}
              label={title}
              failed={t('list.failed')}
              empty={
                <NothingHere
                  resource={resource}
                  search={state.search}
                  filtered={Object.keys(state.filters).length > 0}
                  blocked={blocked}
                  add={add}
                  onClear={() => list.go({ search: '', filters: {} })}
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
                remove !== undefined && changeable.length > 0
                  ? () => dialogs.open(DIALOGS.remove, changeable)
                  : undefined
              }
              onExport={() => exportCsv(resource, selected)}
              onClear={selection.clear}
            />
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
          onDone={selection.clear}
        />
      )}
    </Content>
  );
}

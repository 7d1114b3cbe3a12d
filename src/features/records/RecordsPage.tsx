import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DefaultsButton } from './csv/FileActions';
import { HierarchyView } from '@/features/records/hierarchy/lazy';
import { routeText } from '@/i18n/textKey';
import { useSession } from '@/identity/identity';
import { useKeyHint } from '@/layout/shared/useSingleKeys';
import { focusRowAt, useRowKeys } from '@/layout/shortcuts/useRowKeys';
import { ListTable } from '@/lists/ListTable';
import { pagedSource } from '@/lists/pagedSource';
import { useSelection } from '@/lists/selection';
import type { TableActions } from '@/lists/table/Table';
import { LIST_SX } from '@/lists/table/tableSx';
import { useAddress } from '@/lists/useAddress';
import { useList } from '@/lists/useList';
import { pageRowOf } from '@/routing/routes';
import { focusNext } from '@/ui/focusNext';
import { EmptyState } from '@/ui/loading/EmptyState';
import { SampleNotice } from '@/ui/loading/SampleNotice';
import { PageHeading } from '@/ui/page/PageHeading';
import { Content } from '@/ui/page/Section';
import { useAnyText } from '@/ui/page/useRoute';
import { listOf, recordsAddress, useColumns } from './columns';
import { DIALOGS, OpenRecord, useDialogs, useRowMenu } from './dialogs';
import { RecordsToolbar } from './RecordsToolbar';
import { type AnyResource, type Item, type Me, nameOf } from './resource';
import { buttonCount, RowActions, type RowHandlers } from './rowButtons';
import { Selected } from './Selected';
import { useDeletion } from './useDeletion';
import { isolated } from '@/i18n/isolated';

const NOBODY: Me = { id: '', roles: [] };

/** The page of an admin resource, rendered from its declaration. */
export function RecordsPage({ resource }: { readonly resource: AnyResource }) {
  const { t } = useTranslation(['records', 'ui', 'words']);
  const list = useAddress(useMemo(() => recordsAddress(resource), [resource]));
  const { state } = list;
  const isSearched = state.search.trim() !== '';
  const [working, setWorking] = useState(false);
  const deletion = useDeletion(resource);
  const source = useMemo(() => pagedSource(listOf<Item>(resource)), [resource]);
  const records = useList(source, list, { hidden: deletion.hidden, paused: working || deletion.busy });
  const { hrefOf, go } = list;
  const recordOf = useCallback((item: Item) => hrefOf({ record: item.id }), [hrefOf]);
  const columns = useColumns<Item>(resource, resource.pathOf ?? recordOf);
  const selection = useSelection<Item>();
  const dialogs = useDialogs();
  const { Dialog } = dialogs;

  const page = pageRowOf(resource.route);
  const say = useAnyText([page.title]);
  const title = say(routeText(page.title));
  const offered = records.read.status !== 'notOffered';
  const blocked = records.isSample ? t('sample.reason') : offered ? undefined : t('ui:notOffered');
  const { onMore, menu } = useRowMenu(resource);
  const handlers = useRowHandlers(resource, { open: dialogs.open, onMore, blocked });

  const actions = useMemo<TableActions<Item>>(
    () => ({
      count: buttonCount(resource),
      of: (item) => <RowActions resource={resource} item={item} handlers={handlers} />,
    }),
    [resource, handlers],
  );

  const { view } = state;
  const place = useRef<HTMLDivElement>(null);

  const selected = [...selection.items.values()].filter(({ id }) => !deletion.hidden.has(id));
  const { create, update } = resource.endpoints;
  const { adding } = resource;
  const canAdd = (create !== undefined || adding !== undefined) && blocked === undefined;
  const hint = useKeyHint();
  const onAdd = () => dialogs.open(adding ?? DIALOGS.record, []);
  useRowKeys(place, (press) => ({
    e: update === undefined ? undefined : { name: t('keys.edit'), run: press('[data-does="edit"]') },
    n: canAdd ? { name: t(`resources.${resource.id}.add`), run: onAdd } : undefined,
  }));
  const add = offered && (create !== undefined || adding !== undefined) && (
    <Button
      variant="contained"
      startIcon={<Add />}
      disabled={blocked !== undefined || records.read.status === 'loading'}
      title={blocked}
      aria-keyshortcuts={hint('n')}
      onClick={onAdd}
    >
      {t(`resources.${resource.id}.add`)}
    </Button>
  );
  return (
    <Content padded>
      <Box sx={LIST_SX}>
        <PageHeading actions={add} />
        <Box sx={{ mt: 4 }}>
          {records.isSample && (
            <SampleNotice
              title={t('sample.title')}
              text={t('sample.text')}
              onRetry={records.retry}
              retrying={records.refreshing}
              spaceBelow={3}
            />
          )}
          {offered && (
            <RecordsToolbar
              resource={resource}
              list={list}
              search={records.search}
              columns={columns}
              blocked={blocked}
              onImport={() => dialogs.open(DIALOGS.importing, [])}
            />
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
                <EmptyState
                  title={t(`resources.${resource.id}.empty`)}
                  text={t(`resources.${resource.id}.emptyText`)}
                  action={
                    <>
                      {add}
                      <DefaultsButton resource={resource} blocked={blocked} />
                    </>
                  }
                />
              }
              nothingFound={
                isSearched
                  ? t('list.nothingFoundText', { search: isolated(state.search.slice(0, 60)) })
                  : t('list.nothingChosen')
              }
              clearWords={isSearched ? t('words:clearTheSearch') : undefined}
              actions={actions}
              selection={selection}
              place={place}
            />
          )}
          {selected.length > 0 && view === 'list' && (
            <Selected
              resource={resource}
              items={selected}
              me={handlers.me}
              blocked={blocked}
              dialogs={dialogs}
              onClear={selection.clear}
            />
          )}
        </Box>
      </Box>
      {menu(handlers)}
      <OpenRecord
        resource={resource}
        id={state.record}
        rows={records.rows}
        handlers={handlers}
        onClose={() => go({ record: '' }, 'replace')}
      />
      {Dialog !== undefined && (
        <Dialog
          key={dialogs.opening}
          resource={resource}
          items={dialogs.items}
          action={dialogs.action}
          open={dialogs.isOpen}
          onClose={dialogs.close}
          onDelete={(items) => {
            const at = records.rows.findIndex(({ id }) => items.some((item) => item.id === id));
            deletion.remove(items);
            // The dialog can’t return the focus, because the pressed button is removed with its row. The next
            // row is then at the position of the first deleted one.
            focusNext(() => focusRowAt(place.current, at));
          }}
          onEdit={handlers.onEdit}
          onWorking={setWorking}
          onDone={(left = []) => selection.remove(dialogs.items.filter(({ id }) => !left.includes(id)))}
        />
      )}
    </Content>
  );
}

/** What the buttons of the rows do. The same object until one of the arguments changes. */
function useRowHandlers(
  resource: AnyResource,
  {
    open,
    onMore,
    blocked,
  }: Pick<ReturnType<typeof useDialogs>, 'open'> & Pick<RowHandlers, 'onMore' | 'blocked'>,
): RowHandlers {
  const session = useSession();
  const me: Me = session.status === 'signedIn' ? session.user : NOBODY;
  return useMemo(
    () => ({
      nameOf: (item) => nameOf(resource, item),
      onEdit: (item) => open(resource.editing ?? DIALOGS.record, [item]),
      onDelete: (item) => open(DIALOGS.remove, [item]),
      onPanel: (panel, item) => open(panel.dialog, [item]),
      onAction: (action, item) => open(DIALOGS.action, [item], action),
      onMore,
      blocked,
      me,
    }),
    [resource, open, onMore, blocked, me],
  );
}

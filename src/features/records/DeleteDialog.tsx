import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import { useQueries } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Usage } from '@/api/endpoints/usage';
import { queryOptionsForAny } from '@/api/queries';
import { formatList, formatNumber } from '@/i18n/format';
import { isolated } from '@/i18n/isolated';
import { colon } from '@/i18n/punctuation';
import { AppDialog } from '@/ui/dialog/AppDialog';
import { takeFocus } from '@/ui/focusNext';
import { BidiText } from '@/ui/text/BidiText';
import { NameList } from './NameList';
import {
  type DialogProps,
  type Item,
  LABEL_NAMESPACES,
  type LabelKey,
  nameOf,
  type Resource,
  usesOf,
} from './resource';

/**
 * For more records than this the dependent records are not requested, because the list would be too long to
 * read.
 */
const MOST = 5;
const NOTHING: ReadonlyMap<string, Usage> = new Map();

/**
 * The dependent records of the records to be deleted, by id. Records whose request fails are left out, and
 * the question is asked without them.
 */
function useUsage({ endpoints: { usage } }: Resource, items: readonly Item[]) {
  const requested = items.length > MOST ? [] : items;
  return useQueries({
    queries:
      usage === undefined
        ? []
        : requested.map(({ id }) => ({
            ...queryOptionsForAny(usage, { path: { id } }),
            // Always requested again, because it changes with what other people do.
            staleTime: 0,
          })),
    combine: (reads) => ({
      isAsking: reads.some(({ isFetching }) => isFetching),
      usage:
        reads.length === 0
          ? NOTHING
          : new Map(
              requested.flatMap(({ id }, at) =>
                reads[at]?.data === undefined ? [] : [[id, reads[at].data] as const],
              ),
            ),
    }),
  });
}

/** Names of the records that a backend may report as depending on a record. */
const HANGING: Readonly<Record<string, LabelKey>> = {
  applications: 'terms:applications',
  conversations: 'terms:conversations',
  documents: 'terms:documents',
  educationLevels: 'terms:educationLevels',
  jobs: 'terms:jobPostings',
  profiles: 'records:profiles',
  tasks: 'terms:tasks',
};

interface ConsequencesProps {
  readonly items: readonly Item[];
  readonly usage: ReadonlyMap<string, Usage>;
  readonly nameOf: (item: Item) => string;
}

const LIST_SX = { m: 0, mt: 0.5, paddingInlineStart: 2.5, overflowWrap: 'anywhere' } as const;
const LONGEST = 120;

/** The records that depend on those to be deleted: they are deleted too, or they prevent the deletion. */
function Consequences({ items, usage, nameOf }: ConsequencesProps) {
  const { t } = useTranslation(LABEL_NAMESPACES);
  /** Known names are translated; others are shown as the backend sent them. */
  const wordOf = (what: string): string => {
    const key = Object.hasOwn(HANGING, what) ? HANGING[what] : undefined;
    return key === undefined ? what : t(key);
  };
  return items.map((item) => {
    const { blocks, items: hanging } = usage.get(item.id) ?? { blocks: false, items: [] };
    if (hanging.length === 0 && !blocks) return null;
    return (
      <Alert key={item.id} severity={blocks ? 'error' : 'warning'} sx={{ mt: 2 }}>
        {items.length > 1 && (
          <>
            <BidiText>{nameOf(item).slice(0, LONGEST)}</BidiText>
            {colon()}
          </>
        )}
        {t(blocks ? 'delete.inUse' : 'delete.goesToo')}
        {hanging.length > 0 && (
          <Box component="ul" sx={LIST_SX}>
            {hanging.map(({ what, count, sample }) => (
              <li key={what}>
                {wordOf(what)}
                {colon()}
                {formatNumber(count)}
                {sample.length > 0 && (
                  <Box component="span" sx={{ color: 'text.secondary' }}>
                    {' '}
                    ({formatList(sample.map((name) => isolated(name.slice(0, LONGEST))))}
                    {count > sample.length && '…'})
                  </Box>
                )}
              </li>
            ))}
          </Box>
        )}
      </Alert>
    );
  });
}

const SHOWN = 5;

/** Asks before records are deleted. It says which ones, and whether that can be undone. */
export function DeleteDialog({ resource, items, open, onClose, onDelete }: DialogProps) {
  const { t } = useTranslation(['records', 'words']);
  const { id } = resource;
  const { usage } = resource;
  const consequences = useUsage(resource, items);
  const used = items.filter((item) => usesOf(resource, item) > 0);
  const free = items.filter(
    (item) => usesOf(resource, item) === 0 && consequences.usage.get(item.id)?.blocks !== true,
  );
  const count = items.length;
  return (
    <AppDialog
      open={open}
      title={
        count === 1
          ? t(`resources.${id}.deleteTitle`)
          : t('delete.titleMany', { count, shown: formatNumber(count) })
      }
      onClose={onClose}
      size="xs"
      describedBy="delete-text"
      actions={
        <>
          <Button onClick={onClose} ref={takeFocus}>
            {t('words:cancel')}
          </Button>
          <Button
            variant="contained"
            color="error"
            disabled={free.length === 0 || consequences.isAsking}
            onClick={() => {
              onClose();
              onDelete(free);
            }}
          >
            {t('words:delete')}
          </Button>
        </>
      }
    >
      <DialogContentText id="delete-text" component="div" sx={{ overflowWrap: 'anywhere' }}>
        <NameList resource={resource} items={items} />
        {free.length > 0 && <p style={{ marginBlockEnd: 0 }}>{t('delete.text')}</p>}
      </DialogContentText>
      <Consequences items={items} usage={consequences.usage} nameOf={(item) => nameOf(resource, item)} />
      {usage !== undefined && used.length > 0 && (
        <Alert severity="warning" sx={{ mt: 2, overflowWrap: 'anywhere' }}>
          {t('delete.used')}
          <ul style={{ margin: 0, paddingInlineStart: '1.25em' }}>
            {used.slice(0, SHOWN).map((item) => {
              const uses = usesOf(resource, item);
              return (
                <li key={item.id}>
                  <BidiText>{nameOf(resource, item).slice(0, 300)}</BidiText>
                  {colon()}
                  {t(`usage.${usage.text}`, { count: uses, shown: formatNumber(uses) })}
                </li>
              );
            })}
          </ul>
        </Alert>
      )}
    </AppDialog>
  );
}

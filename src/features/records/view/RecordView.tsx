import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readOnlyColumns } from '@/features/records/csv/exportCsv';
import { type Item, LABEL_NAMESPACES, nameOf, type Resource, valueOf } from '@/features/records/resource';
import { type RowHandlers, useRowButtons } from '@/features/records/rowButtons';
import { Shown } from '@/forms/kinds/Shown';
import { routeText } from '@/i18n/textKey';
import { pageRowOf } from '@/routing/routes';
import { AppDialog } from '@/ui/dialog/AppDialog';
import { QueryState } from '@/ui/loading/QueryState';
import { RowsSkeleton } from '@/ui/loading/Skeletons';
import { useAnyText } from '@/ui/page/useRoute';
import { takeFocus } from '@/ui/focusNext';
import { BidiText } from '@/ui/text/BidiText';
import { Text } from '@/ui/text/Text';
import { Changes, History } from './Changes';
import { useHistory, useRecord } from './useRecord';

const LIST_SX = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(8rem, 1fr) minmax(0, 2fr)' },
  columnGap: 3,
  m: 0,
  '& dt': { color: 'text.secondary', fontSize: '0.875rem', paddingBlockStart: 1 },
  '& dd': { m: 0, minWidth: 0, paddingBlockStart: { xs: 0, sm: 1 }, overflowWrap: 'anywhere' },
  '& .text, & .code, & .title': { whiteSpace: 'pre-line' },
} as const;

/** All fields of a record. */
export function Details({ resource, item }: { readonly resource: Resource; readonly item: Item }) {
  const { t } = useTranslation(LABEL_NAMESPACES);
  const More = resource.moreDetails;
  const details = (resource.details ?? []).filter((detail) => valueOf(item, detail) !== null);
  return (
    <Box component="dl" sx={LIST_SX}>
      {[...resource.fields, ...readOnlyColumns(resource), ...details].map((field) => (
        <Box key={field.name} sx={{ display: 'contents' }}>
          <dt>{t(field.label)}</dt>
          <dd>
            <Shown spec={field} value={valueOf(item, field)} item={item} />
          </dd>
        </Box>
      ))}
      {More !== undefined && <More item={item} />}
    </Box>
  );
}

export interface RecordViewProps {
  readonly resource: Resource;
  readonly id: string;
  /** The record as the list has it; undefined when it is not among the rows. */
  readonly row: Item | undefined;
  readonly handlers: RowHandlers;
  readonly open: boolean;
  readonly onClose: () => void;
}

const LONGEST = 300;
/** Full screen below 768 px. */
const WHOLE_UNDER_768 = {
  '@media (max-width: 767.95px)': {
    maxWidth: '100%',
    height: '100dvh',
    maxHeight: 'none',
    margin: 0,
    borderRadius: 0,
  },
} as const;

const TABS_SX = { mb: 2, borderBlockEnd: '1px solid', borderColor: 'divider' } as const;

/** One record, shown over its list: all its values, its actions and its history. */
export function RecordView({ resource, id, row, handlers, open, onClose }: RecordViewProps) {
  const { t } = useTranslation(['records', 'words']);
  const state = useRecord(resource, id, row);
  const item = state.status === 'ready' ? state.data : null;
  const isMissing = state.status === 'ready' && item === null;
  const page = pageRowOf(resource.route);
  const say = useAnyText([page.title]);
  const name = item === null ? say(routeText(page.title)) : nameOf(resource, item);
  return (
    <AppDialog
      open={open}
      title={<BidiText>{name.slice(0, LONGEST)}</BidiText>}
      onClose={onClose}
      size={720}
      paperSx={WHOLE_UNDER_768}
      actions={
        <>
          {item !== null && <EditButton resource={resource} item={item} handlers={handlers} />}
          <Button ref={takeFocus} onClick={onClose}>
            {t('words:close')}
          </Button>
        </>
      }
    >
      {isMissing ? (
        <output>{t('record.notFound')}</output>
      ) : (
        <QueryState
          state={state}
          skeleton={<RowsSkeleton rows={6} height={32} />}
          failed={t('record.failed')}
        >
          {(shown) => shown && <RecordTabs resource={resource} item={shown} handlers={handlers} />}
        </QueryState>
      )}
    </AppDialog>
  );
}

type Known = Pick<RecordViewProps, 'resource' | 'handlers'> & { readonly item: Item };

function EditButton(props: Known) {
  const { t } = useTranslation('words');
  const { buttons, whyNot, run } = useRowButtons(props);
  const edit = buttons.find(({ what }) => 'own' in what && what.own === 'edit');
  if (edit === undefined) return null;
  const why = whyNot(edit);
  return (
    <Button disabled={why !== undefined} title={why} onClick={() => run(edit)}>
      {t('edit')}
    </Button>
  );
}

function RecordTabs(props: Known) {
  const { t } = useTranslation(['records', 'audit']);
  const id = useId();
  const [tab, setTab] = useState<'details' | 'history'>('details');
  const history = useHistory(props.resource, props.item.id);
  const panel = (name: 'details' | 'history') => ({
    role: 'tabpanel',
    id: `${id}-${name}-panel`,
    'aria-labelledby': `${id}-${name}`,
    hidden: tab !== name,
  });
  const label = (name: 'details' | 'history') => ({
    id: `${id}-${name}`,
    value: name,
    label: t(`record.${name}`),
    'aria-controls': `${id}-${name}-panel`,
  });
  return (
    <>
      <Tabs
        value={tab}
        onChange={(_event, to: 'details' | 'history') => setTab(to)}
        aria-label={t('record.parts')}
        sx={TABS_SX}
      >
        <Tab {...label('details')} />
        {history !== null && <Tab {...label('history')} />}
      </Tabs>
      <div {...panel('details')}>
        <Details resource={props.resource} item={props.item} />
        <Changes
          resource={props.resource}
          changes={props.resource.changesOf?.(props.item) ?? []}
          kinds={props.resource.kindsOf?.(props.item)}
        />
        <RecordActions {...props} />
      </div>
      {history !== null && (
        <div {...panel('history')}>
          {tab === 'history' && <History resource={props.resource} state={history} />}
        </div>
      )}
    </>
  );
}

/** The actions of the record. Unavailable ones show the reason. */
function RecordActions(props: Known) {
  const { t } = useTranslation('records');
  const { buttons, labelOf, whyNot, run } = useRowButtons(props);
  const others = buttons.filter(({ what }) => !('own' in what));
  // The view has no button that deletes.
  const reasoned = buttons.filter(({ what }) => !('own' in what) || what.own === 'edit');
  const reasons = [...new Set(reasoned.flatMap((button) => whyNot(button) ?? []))];
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 3 }}>
        {others.map((button) => {
          const why = whyNot(button);
          const { what } = button;
          return (
            <Button
              key={button.key}
              variant="outlined"
              disabled={why !== undefined}
              title={why}
              onClick={() => run(button)}
            >
              {'action' in what ? t(`actions.${what.action.id}.confirm`) : labelOf(button)}
            </Button>
          );
        })}
      </Box>
      {reasons.map((why) => (
        <Text key={why} quiet small sx={{ mt: 1 }}>
          {why}
        </Text>
      ))}
    </>
  );
}

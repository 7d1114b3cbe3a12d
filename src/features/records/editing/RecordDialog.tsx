import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import {
  type DialogProps,
  type Item,
  LABEL_NAMESPACES,
  type Resource,
  textOf,
  valueOf,
  type Values,
} from '@/features/records/resource';
import { sameValue } from '@/features/records/sameValue';
import { FormDialogActions } from '@/forms/FormDialogActions';
import { VersionTable } from '@/forms/conflict/VersionTable';
import { Field } from '@/forms/Field';
import { FIELD_GAP } from '@/forms/fields/FieldFrame';
import { FormAlert } from '@/forms/FormAlert';
import { Shown } from '@/forms/kinds/Shown';
import { useDiscardQuestion } from '@/forms/useDiscardQuestion';
import { formatMoment } from '@/i18n/format';
import { AppDialog } from '@/ui/dialog/AppDialog';
import { takeFocus, useFocusNext } from '@/ui/focusNext';
import { writableFields } from './recordForm';
import { useRecordForm } from './useRecordForm';

/** One column of fields, with short fields side by side where there is room. */
const formSx = {
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: 2,
  rowGap: FIELD_GAP,
  '& > *': { gridColumn: '1 / -1' },
  '& > :has(input[inputmode="numeric"]):not(:has(select))': { gridColumn: 'auto' },
} as const;

interface ConflictViewProps {
  readonly resource: Resource;
  /** The values that were typed here. */
  readonly mine: Values;
  /** The record that somebody else saved meanwhile. */
  readonly theirs: Item;
}

/** Both versions side by side, with the differences marked. */
function ConflictView({ resource, mine, theirs }: ConflictViewProps) {
  const { t } = useTranslation(LABEL_NAMESPACES);
  return (
    <>
      <Alert severity="warning" sx={{ mb: 2 }}>
        {t('forms:recordConflict.text', { when: formatMoment(textOf(theirs, resource.version)) })}
      </Alert>
      <VersionTable
        heads={{
          what: t('forms:recordConflict.field'),
          mine: t('forms:recordConflict.mine'),
          stored: t('forms:recordConflict.theirs'),
        }}
        rows={writableFields(resource.fields, theirs).map((field) => {
          const own = mine[field.name] ?? null;
          const other = valueOf(theirs, field);
          return {
            key: field.name,
            name: t(field.label),
            mine: <Shown spec={field} value={own} />,
            stored: <Shown spec={field} value={other} item={theirs} />,
            mark: sameValue(own, other) ? undefined : t('forms:recordConflict.differs'),
          };
        })}
      />
    </>
  );
}

/** Adds or changes a record. A click outside and the Escape key do not discard typed values. */
export function RecordDialog({ resource, items, open, onClose }: DialogProps) {
  const { t } = useTranslation(['records', 'forms', 'words', 'terms']);
  const [item] = items;
  const record = useRecordForm(resource, item, onClose);
  const { form, conflict, keyState } = record;
  const { isDirty, busy, focus } = form;

  const { leave, question, answers } = useDiscardQuestion({ isDirty, busy, isOpen: open, onClose });

  const { id } = resource;
  const title =
    conflict === null
      ? t(`resources.${id}.${item === undefined ? 'add' : 'edit'}`)
      : t('forms:recordConflict.title');

  const isKey = (name: string) => name === resource.key;
  const { fields } = resource;
  const first = writableFields(fields, item)[0]?.name;
  useFocusNext(() => first !== undefined && focus(first));

  const actions = () => {
    if (answers !== null) return answers;
    if (conflict !== null) {
      return (
        <>
          <Button onClick={leave} disabled={busy}>
            {t('words:cancel')}
          </Button>
          <Button variant="outlined" onClick={record.takeTheirs} disabled={busy}>
            {t('terms:useTheirs')}
          </Button>
          <Button variant="contained" ref={takeFocus} onClick={record.keepMine} disabled={busy}>
            {t('terms:keepMine')}
          </Button>
        </>
      );
    }
    return (
      <FormDialogActions form="record-form" busy={busy} onCancel={leave}>
        {t('words:save')}
      </FormDialogActions>
    );
  };

  return (
    <AppDialog
      open={open}
      title={title}
      onClose={leave}
      size={conflict === null ? 520 : 720}
      actions={actions()}
    >
      <Box sx={{ pt: 1 }}>
        {question !== null && <Box sx={{ mb: 2 }}>{question}</Box>}
        <FormAlert summary={form.summary} />
        {conflict !== null && (
          <ConflictView resource={resource} mine={conflict.mine} theirs={conflict.theirs} />
        )}
        <Box
          component="form"
          id="record-form"
          noValidate
          hidden={conflict !== null}
          onSubmit={form.submit}
          sx={{ ...formSx, display: conflict === null ? 'grid' : 'none' }}
        >
          {resource.fields.map((field) => (
            <Field
              key={field.name}
              of={form.of}
              name={field.name}
              item={item}
              {...(isKey(field.name) && keyState === 'free' ? { hint: t('key.free') } : {})}
              problem={isKey(field.name) && keyState === 'taken' ? t('key.taken') : undefined}
            />
          ))}
        </Box>
      </Box>
    </AppDialog>
  );
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';

import { useTranslation } from 'react-i18next';
import { takeFocus } from '@/ui/takeFocus';
import { Field } from '@/forms/Field';
import { FormAlert } from '@/forms/FormAlert';
import type { DialogProps } from '@/features/records/resource';
import { SubmitButton } from '@/forms/SubmitButton';
import { useDiscardQuestion } from '@/forms/useDiscardQuestion';
import { AppDialog } from '@/ui/dialog/AppDialog';
import { useFocusNext } from '@/ui/focusNext';
import { ConflictView } from './ConflictView';
import { formSx } from './formSx';
import { writableFields } from './recordForm';
import { useRecordForm } from './useRecordForm';

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
      <>
        <Button onClick={leave} disabled={busy}>
          {t('words:cancel')}
        </Button>
        <SubmitButton form="record-form" busy={busy}>
          {t('words:save')}
        </SubmitButton>
      </>
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
              {...(field.once === true && item !== undefined ? { disabled: true } : {})}
              {...(isKey(field.name) && keyState === 'free' ? { hint: t('key.free') } : {})}
              problem={isKey(field.name) && keyState === 'taken' ? t('key.taken') : undefined}
            />
          ))}
        </Box>
      </Box>
    </AppDialog>
  );
}

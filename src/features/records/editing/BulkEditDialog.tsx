import DialogContentText from '@mui/material/DialogContentText';
import { useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { endedSession } from '@/errors/ApiError';
import type { DialogProps } from '@/features/records/resource';
import { FormDialogActions } from '@/forms/FormDialogActions';
import { Fields } from '@/forms/Fields';
import { Form } from '@/forms/Form';
import { useForm } from '@/forms/useForm';
import { formatNumber } from '@/i18n/format';
import { AppDialog } from '@/ui/dialog/AppDialog';
import { bulkForm, changesIn } from './bulkForm';
import { bulkUpdate } from './bulkUpdate';
import { Failures, useBulkChange } from '@/features/records/NameList';

/** Changes the same fields of several records. Empty fields leave the stored values unchanged. */
export function BulkEditDialog(props: DialogProps) {
  const { resource, open, onClose } = props;
  const { t } = useTranslation('records');
  const id = useId();
  const { chosen, change, failed, report } = useBulkChange(props);
  const declared = useMemo(() => bulkForm(resource), [resource]);
  const form = useForm(declared, {
    id,
    send(sent, signal) {
      const body = changesIn(resource, sent);
      const changes = chosen.map(({ id }) => ({ id, ...body }));
      return change(() => bulkUpdate(resource, changes, signal));
    },
    onDone: report,
    onFailed: endedSession,
  });
  const count = chosen.length;
  const shown = formatNumber(count);
  return (
    <AppDialog
      open={open}
      title={t('bulk.title', { count, shown })}
      onClose={onClose}
      busy={form.busy}
      size={480}
      actions={
        <FormDialogActions form={`${id}-form`} busy={form.busy} isSent={failed !== null} onCancel={onClose}>
          {t('bulk.apply', { count, shown })}
        </FormDialogActions>
      }
    >
      {failed === null ? (
        <>
          <DialogContentText sx={{ mb: 2 }}>{t('bulk.text')}</DialogContentText>
          <Form submission={form} id={`${id}-form`}>
            <Fields of={form.of} />
          </Form>
        </>
      ) : (
        <Failures resource={resource} items={chosen} failed={failed} />
      )}
    </AppDialog>
  );
}

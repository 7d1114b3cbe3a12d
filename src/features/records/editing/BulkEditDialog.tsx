import DialogContentText from '@mui/material/DialogContentText';
import { useId, useMemo, useState } from 'react';
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
import { Failures, useBulkReport } from '@/features/records/NameList';

/** Changes the same fields of several records. Empty fields leave the stored values unchanged. */
export function BulkEditDialog({ resource, items, open, onClose, onWorking, onDone }: DialogProps) {
  const { t } = useTranslation('records');
  const id = useId();
  // Changed records leave the selection, but the dialog still shows the others: so the records are fixed
  // here.
  const [chosen] = useState(items);
  const { failed, report } = useBulkReport({ onDone, onClose });
  const declared = useMemo(() => bulkForm(resource), [resource]);
  const form = useForm(declared, {
    id,
    async send(sent, signal) {
      const body = changesIn(resource, sent);
      onWorking(true);
      try {
        return await bulkUpdate(
          resource,
          chosen.map((item) => ({ id: item.id, ...body })),
          signal,
        );
      } finally {
        onWorking(false);
      }
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
            <Fields of={form.of} names={declared.names} />
          </Form>
        </>
      ) : (
        <Failures resource={resource} items={chosen} failed={failed} />
      )}
    </AppDialog>
  );
}

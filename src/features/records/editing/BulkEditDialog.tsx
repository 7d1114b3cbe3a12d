import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSubmission } from '@/forms/useSubmission';
import { FormAlert } from '@/forms/FormAlert';
import { useFormSummary } from '@/forms/useFormSummary';
import { useLastWrong } from '@/forms/useSaidAgain';
import { endedSession } from '@/errors/ApiError';
import { userMessage } from '@/errors/normaliser';
import { formatNumber } from '@/i18n/format';
import { controlSx, selectSx } from '@/ui/controlSx';
import { kindOf } from '@/forms/kinds/kinds';
import { type DialogProps, type Field, nameOf, type Value } from '@/features/records/resource';
import { type Message, useMessage } from '@/i18n/useMessage';
import { BidiText } from '@/ui/text/BidiText';
import { useToast } from '@/ui/toast/Toasts';
import { BusyButton } from '@/ui/page/BusyButton';
import { type BulkFailure, bulkUpdate } from './bulkUpdate';
import { dialogPaperSx } from './dialogPaperSx';
import { checkCell } from '@/forms/kinds/checkField';

/** A field that cannot be, no field at all, or why the server said no. */
type Wrong = { readonly field: Field; readonly problem: Message } | 'nothing' | { readonly error: unknown };

/** Changes the same fields of many records; what is left empty stays as it is. */
export function BulkEditDialog({ resource, items, open, onClose, onWorking, onDone }: DialogProps) {
  const { t } = useTranslation('records');
  const say = useMessage('records', 'problems');
  const toast = useToast();
  const summary = useFormSummary();
  const { pending, run } = useSubmission();
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const [failed, setFailed] = useState<readonly BulkFailure[] | null>(null);
  const fields = resource.fields.filter(({ bulk }) => bulk === true);
  const busy = pending !== null;
  const count = items.length;
  const shown = formatNumber(count);

  const sayWrong = (wrong: Wrong): void => {
    if (wrong === 'nothing') return summary.show(t('bulk.nothing'));
    if ('error' in wrong) return summary.show(say(userMessage(wrong.error)));
    const field = t(`fields.${wrong.field.label}`);
    return summary.show(t('rules.inField', { field, problem: say(wrong.problem) }));
  };
  const keepWrong = useLastWrong<Wrong>(sayWrong);
  const complain = (wrong: Wrong): void => {
    keepWrong(wrong);
    sayWrong(wrong);
  };

  const apply = async () => {
    const body: Record<string, Value> = {};
    for (const field of fields) {
      const text = typed[field.name] ?? '';
      if (text.trim() === '') continue;
      const checked = checkCell(field, text);
      if ('wrong' in checked) return complain({ field, problem: checked.wrong });
      if (checked.value !== undefined) body[field.name] = checked.value;
    }
    if (Object.keys(body).length === 0) return complain('nothing');
    keepWrong(null);
    summary.clear();
    onWorking(true);
    const changes = items.map(({ id }) => ({ id, ...body }));
    const result = await run('form', (signal) => bulkUpdate(resource, changes, signal));
    onWorking(false);
    if (result.outcome === 'failed' && !endedSession(result.error)) return complain({ error: result.error });
    if (result.outcome !== 'done') return undefined;
    const { updated, failed: left } = result.value;
    if (updated > 0) {
      toast({ kind: 'success', message: t('bulk.done', { count: updated, shown: formatNumber(updated) }) });
      onDone();
    }
    if (left.length === 0) onClose();
    else setFailed(left);
    return undefined;
  };

  const names = new Map(items.map((item) => [item.id, nameOf(resource, item)]));
  return (
    <Dialog
      open={open}
      onClose={() => (busy ? undefined : onClose())}
      aria-labelledby="bulk-title"
      slotProps={{ paper: { sx: dialogPaperSx(480) } }}
    >
      <DialogTitle id="bulk-title">{t('bulk.title', { count, shown })}</DialogTitle>
      <DialogContent>
        <FormAlert summary={summary} />
        {failed === null ? (
          <>
            <DialogContentText sx={{ mb: 2 }}>{t('bulk.text')}</DialogContentText>
            <Box sx={{ display: 'grid', gap: 2 }}>
              {fields.map((field) => (
                <BulkField
                  key={field.name}
                  field={field}
                  value={typed[field.name] ?? ''}
                  disabled={busy}
                  onChange={(text) => setTyped((now) => ({ ...now, [field.name]: text }))}
                />
              ))}
            </Box>
          </>
        ) : (
          <Alert severity="warning" variant="outlined">
            {t('bulk.failed', { count: failed.length, shown: formatNumber(failed.length) })}
            <Box component="ul" sx={{ m: 0, mt: 1, paddingInlineStart: 2.5, overflowWrap: 'anywhere' }}>
              {failed.slice(0, 50).map(({ id, message }) => (
                <li key={id}>
                  <BidiText>{(names.get(id) ?? id).slice(0, 200)}</BidiText>: {say(message)}
                </li>
              ))}
            </Box>
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} disabled={busy}>
          {failed === null ? t('cancel') : t('close')}
        </Button>
        {failed === null && (
          <BusyButton variant="contained" onClick={() => void apply()} busy={busy}>
            {t('bulk.apply', { count, shown })}
          </BusyButton>
        )}
      </DialogActions>
    </Dialog>
  );
}

interface BulkFieldProps {
  readonly field: Field;
  readonly value: string;
  readonly disabled: boolean;
  readonly onChange: (text: string) => void;
}

function BulkField({ field, value, disabled, onChange }: BulkFieldProps) {
  const { t } = useTranslation('records');
  const say = useMessage('records', 'problems');
  const label = t(`fields.${field.label}`);
  const options = kindOf(field.kind).options?.(field);
  return (
    <Box component="label" sx={{ display: 'grid', gap: 0.75, fontSize: '0.875rem', fontWeight: 500 }}>
      {label}
      {options !== undefined ? (
        <Box
          component="select"
          value={value}
          disabled={disabled}
          onChange={(event) => onChange(event.target.value)}
          sx={{ ...selectSx, fontSize: '1rem' }}
        >
          <option value="">{t('bulk.keep')}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {say(option.label)}
            </option>
          ))}
        </Box>
      ) : (
        <Box
          component="input"
          value={value}
          disabled={disabled}
          placeholder={t('bulk.keep')}
          inputMode={field.kind === 'number' ? 'numeric' : undefined}
          onChange={(event) => onChange(event.target.value)}
          sx={{ ...controlSx, fontSize: '1rem' }}
        />
      )}
    </Box>
  );
}

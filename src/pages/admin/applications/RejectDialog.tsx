import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { StaffApplication } from '@/api/endpoints/adminApplications';
import { checkMove, type MoveDetails, type MoveField, NO_MOVE_VALUES } from '@/features/hiring/moveForm';
import { MoveFields } from '@/features/hiring/MoveFields';
import { dialogPaperSx } from '@/features/records/editing/dialogPaperSx';
import { useFieldErrors } from '@/forms/useFieldErrors';
import { useLastWrong } from '@/forms/useSaidAgain';
import { formatNumber } from '@/i18n/format';
import { type Message, useMessage } from '@/i18n/useMessage';
import { BidiText } from '@/ui/text/BidiText';
import { SEPARATOR } from '@/ui/text/separator';

interface RejectDialogProps {
  readonly items: readonly StaffApplication[];
  readonly onClose: () => void;
  readonly onReject: (outcome: NonNullable<MoveDetails['outcome']>) => void;
}

/** So many are named; the others are counted. */
const NAMED = 3;
const FIELDS = ['reason', 'message'] as const;

/** Asks why many applications are rejected at once. */
export function RejectDialog({ items, onClose, onReject }: RejectDialogProps) {
  const { t } = useTranslation('hiring');
  const say = useMessage('hiring', 'problems');
  const form = useForm({ defaultValues: NO_MOVE_VALUES });
  const { mark } = useFieldErrors(form, FIELDS);
  const sayWrong = (wrong: ReadonlyMap<MoveField, Message>): void =>
    void mark(new Map([...wrong].map(([field, message]) => [field, say(message)])));
  const keepWrong = useLastWrong(sayWrong);
  const submit = form.handleSubmit((values) => {
    const checked = checkMove('rejected', values);
    keepWrong(checked.valid ? null : checked.wrong);
    if (!checked.valid) return sayWrong(checked.wrong);
    form.clearErrors();
    return checked.details.outcome && onReject(checked.details.outcome);
  });
  const count = items.length;
  const more = count - NAMED;
  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby="reject-title"
      slotProps={{ paper: { sx: dialogPaperSx(520) } }}
    >
      <DialogTitle id="reject-title">{t('rejectTitle', { count, shown: formatNumber(count) })}</DialogTitle>
      <DialogContent>
        <Box component="ul" sx={{ m: 0, mb: 2, paddingInlineStart: 2.5, overflowWrap: 'anywhere' }}>
          {items.slice(0, NAMED).map(({ id, applicantName, jobTitle }) => (
            <li key={id}>
              <BidiText>{applicantName}</BidiText>
              {SEPARATOR}
              <BidiText>{jobTitle}</BidiText>
            </li>
          ))}
          {more > 0 && <li>{t('andMore', { count: more, shown: formatNumber(more) })}</li>}
        </Box>
        <Box component="form" id="reject-form" noValidate onSubmit={(event) => void submit(event)}>
          <MoveFields to="rejected" form={form} fields={FIELDS} />
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button type="submit" form="reject-form" variant="contained" color="error">
          {t('rejectConfirm', { count, shown: formatNumber(count) })}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Box from '@mui/material/Box';
import { useEffect } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { StaffApplication } from '@/api/endpoints/adminApplications';
import type { StaffMove } from '@/config/jobs';
import { dialogPaperSx } from '@/features/records/editing/dialogPaperSx';
import { useFieldErrors } from '@/forms/useFieldErrors';
import { useLastWrong } from '@/forms/useSaidAgain';
import { type Message, useMessage } from '@/i18n/useMessage';
import { checkMove, FIELDS_OF, type MoveDetails, type MoveField, NO_MOVE_VALUES } from './moveForm';
import { MoveFields } from './MoveFields';
import { MovePreview } from './MovePreview';

interface MoveDialogProps {
  readonly item: StaffApplication;
  readonly to: StaffMove;
  readonly onClose: () => void;
  readonly onMove: (details: MoveDetails) => void;
}

/** What belongs to a move, and exactly what the applicant will read of it. */
export function MoveDialog({ item, to, onClose, onMove }: MoveDialogProps) {
  const { t } = useTranslation('hiring');
  const say = useMessage('hiring', 'problems');
  const form = useForm({ defaultValues: NO_MOVE_VALUES });
  const { mark } = useFieldErrors(form, FIELDS_OF[to]);
  const sayWrong = (wrong: ReadonlyMap<MoveField, Message>): void =>
    void mark(new Map([...wrong].map(([field, message]) => [field, say(message)])));
  const keepWrong = useLastWrong(sayWrong);
  const values = useWatch({ control: form.control });
  const { setFocus } = form;
  const [first] = FIELDS_OF[to];
  useEffect(() => {
    // After the dialog has taken the focus for itself.
    const timer = setTimeout(() => (first === undefined ? undefined : setFocus(first)));
    return () => clearTimeout(timer);
  }, [first, setFocus]);

  const submit = form.handleSubmit((given) => {
    const checked = checkMove(to, given);
    keepWrong(checked.valid ? null : checked.wrong);
    if (!checked.valid) return sayWrong(checked.wrong);
    form.clearErrors();
    return onMove(checked.details);
  });
  const name = `\u2068${item.applicantName.slice(0, 200)}\u2069`;
  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby="move-title"
      slotProps={{ paper: { sx: dialogPaperSx(520) } }}
    >
      <DialogTitle id="move-title" sx={{ overflowWrap: 'anywhere' }}>
        {t('moveTo', { name, stage: t(`moves.${to}`) })}
      </DialogTitle>
      <DialogContent>
        <Box
          component="form"
          id="move-form"
          noValidate
          onSubmit={(event) => void submit(event)}
          sx={{ pt: 1 }}
        >
          <MoveFields to={to} form={form} />
        </Box>
        <MovePreview to={to} values={{ ...NO_MOVE_VALUES, ...values }} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button type="submit" form="move-form" variant="contained">
          {t('moveConfirm')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

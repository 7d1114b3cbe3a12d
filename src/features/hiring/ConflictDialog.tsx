import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslation } from 'react-i18next';
import { takeFocus } from '@/features/records/takeFocus';
import { formatMoment } from '@/i18n/format';
import { sentences } from '@/i18n/sentences';
import { legalMoves } from './stages';
import type { Conflict } from './useMoves';
import { useStatusName } from './useStatusName';

interface ConflictDialogProps {
  readonly conflict: Conflict;
  readonly onTheirs: () => void;
  readonly onMine: () => void;
}

/** Somebody else moved the application meanwhile: theirs stays, or it is moved all the same where that is legal. */
export function ConflictDialog({ conflict, onTheirs, onMine }: ConflictDialogProps) {
  const { t } = useTranslation('hiring');
  const nameOf = useStatusName();
  const { move, current } = conflict;
  const isLegal = legalMoves(current.status).includes(move.to);
  const name = current.applicantName || move.item.applicantName;
  const text = { name, stage: nameOf(current.status), time: formatMoment(current.updatedAt) };
  return (
    <Dialog open onClose={onTheirs} aria-labelledby="conflict-title" aria-describedby="conflict-text">
      <DialogTitle id="conflict-title">{t('conflict.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText id="conflict-text" sx={{ overflowWrap: 'anywhere' }}>
          {sentences([
            t('conflict.text', text),
            !isLegal && t('conflict.notLegal', { stage: t(`moves.${move.to}`) }),
          ])}
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={onTheirs} ref={takeFocus}>
          {t('conflict.theirs')}
        </Button>
        {isLegal && (
          <Button variant="contained" onClick={onMine}>
            {t('conflict.mine')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

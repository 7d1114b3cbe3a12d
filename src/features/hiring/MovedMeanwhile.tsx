import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { takeFocus } from '@/ui/takeFocus';
import { ConflictDialog } from '@/forms/conflict/ConflictDialog';
import { formatMoment } from '@/i18n/format';
import { sentences } from '@/i18n/sentences';
import { legalMoves } from './stages';
import type { Conflict } from './useMoves';
import { useStatusName } from './useStatusName';

interface MovedMeanwhileProps {
  readonly conflict: Conflict;
  readonly onTheirs: () => void;
  readonly onMine: () => void;
}

/** Somebody else moved the application meanwhile: theirs stays, or it is moved all the same where that is legal. */
export function MovedMeanwhile({ conflict, onTheirs, onMine }: MovedMeanwhileProps) {
  const { t } = useTranslation('hiring');
  const nameOf = useStatusName();
  const { move, current } = conflict;
  const isLegal = legalMoves(current.status).includes(move.to);
  const name = current.applicantName || move.item.applicantName;
  const said = t('conflict.text', {
    name,
    stage: nameOf(current.status),
    time: formatMoment(current.updatedAt),
  });
  return (
    <ConflictDialog
      title={t('conflict.title')}
      text={sentences([said, !isLegal && t('conflict.notLegal', { stage: t(`moves.${move.to}`) })])}
      onClose={onTheirs}
      actions={
        <>
          <Button onClick={onTheirs} ref={takeFocus}>
            {t('conflict.theirs')}
          </Button>
          {isLegal && (
            <Button variant="contained" onClick={onMine}>
              {t('conflict.mine')}
            </Button>
          )}
        </>
      }
    />
  );
}

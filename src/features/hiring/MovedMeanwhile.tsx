import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { ConflictDialog } from '@/forms/conflict/ConflictDialog';
import { formatMoment } from '@/i18n/format';
import { sentences } from '@/i18n/punctuation';
import { takeFocus } from '@/ui/focusNext';
import { legalMoves, MOVE_NAMES, useStatusName } from './stages';
import type { Conflict } from './useMoves';

interface MovedMeanwhileProps {
  readonly conflict: Conflict;
  readonly onTheirs: () => void;
  readonly onMine: () => void;
}

/**
 * The question when somebody else has moved the application meanwhile: keep that move, or move it anyway
 * where that is allowed.
 */
export function MovedMeanwhile({ conflict, onTheirs, onMine }: MovedMeanwhileProps) {
  const { t } = useTranslation(['hiring', 'terms']);
  const nameOf = useStatusName();
  const { move, current } = conflict;
  const isLegal = legalMoves(current.status).includes(move.to);
  const name = current.applicantName || move.item.applicantName;
  const sentence = t('conflict.text', {
    name,
    stage: nameOf(current.status),
    time: formatMoment(current.updatedAt),
  });
  return (
    <ConflictDialog
      title={t('conflict.title')}
      text={sentences([sentence, !isLegal && t('conflict.notLegal', { stage: t(MOVE_NAMES[move.to]) })])}
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

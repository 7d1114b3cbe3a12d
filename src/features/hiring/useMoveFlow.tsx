import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { type ReactNode, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { announceCache } from '@/api/connection';
import type { StaffApplication } from '@/api/endpoints/adminApplications';
import type { StaffMove } from '@/config/jobs';
import { ConflictDialog } from '@/forms/conflict/ConflictDialog';
import { formatMoment } from '@/i18n/format';
import { sentences } from '@/i18n/punctuation';
import { useWho } from '@/layout/useWho';
import { takeFocus } from '@/ui/focusNext';
import { MoveDialog } from './MoveDialog';
import { legalMoves, MOVE_NAMES, useStatusName } from './stages';
import { type Conflict, useMoves } from './useMoves';

interface MoveMenuProps {
  readonly item: StaffApplication;
  readonly anchor: HTMLElement;
  readonly onClose: () => void;
  readonly onChoose: (to: StaffMove) => void;
}

/** The menu of the stages to which an application can be moved. */
function MoveMenu({ item, anchor, onClose, onChoose }: MoveMenuProps) {
  const { t } = useTranslation(['hiring', 'terms']);
  return (
    <Menu
      open
      anchorEl={anchor}
      onClose={onClose}
      slotProps={{ list: { 'aria-label': t('move', { name: item.applicantName }) } }}
    >
      {legalMoves(item.status).map((to) => (
        <MenuItem key={to} onClick={() => onChoose(to)} sx={{ minHeight: 44 }}>
          {t(to === item.status ? 'movesAgain' : MOVE_NAMES[to])}
        </MenuItem>
      ))}
    </Menu>
  );
}

interface MovedMeanwhileProps {
  readonly conflict: Conflict;
  readonly onTheirs: () => void;
  readonly onMine: () => void;
}

/**
 * The question when somebody else has moved the application meanwhile: keep that move, or move it anyway
 * where that is allowed.
 */
function MovedMeanwhile({ conflict, onTheirs, onMine }: MovedMeanwhileProps) {
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

interface Asked {
  readonly item: StaffApplication;
  readonly to: StaffMove;
}
interface OpenMenu {
  readonly item: StaffApplication;
  readonly anchor: HTMLElement;
}

/**
 * All steps of moving an application: the menu of stages, the form, undoing, and the conflict with somebody
 * else's move.
 */
export function useMoveFlow() {
  const [menu, setMenu] = useState<OpenMenu | null>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const moves = useMoves(setConflict);
  const { move } = moves;
  const userId = useWho().user?.id;

  const openMenu = useCallback(
    (item: StaffApplication, anchor: HTMLElement) => setMenu({ item, anchor }),
    [],
  );
  const dialogs: ReactNode = (
    <>
      {menu !== null && (
        <MoveMenu
          item={menu.item}
          anchor={menu.anchor}
          onClose={() => setMenu(null)}
          onChoose={(to) => {
            setMenu(null);
            setAsked({ item: menu.item, to });
          }}
        />
      )}
      {asked !== null && userId !== undefined && (
        <MoveDialog
          item={asked.item}
          to={asked.to}
          userId={userId}
          onClose={() => setAsked(null)}
          onMove={(details, typed) => {
            setAsked(null);
            move({ ...asked, details, typed, userId });
          }}
        />
      )}
      {conflict !== null && (
        <MovedMeanwhile
          conflict={conflict}
          onTheirs={() => {
            setConflict(null);
            announceCache('write');
          }}
          onMine={() => {
            setConflict(null);
            announceCache('write');
            move({ ...conflict.move, item: conflict.current });
          }}
        />
      )}
    </>
  );
  return { ...moves, openMenu, dialogs };
}

import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { type ReactNode, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { announceCache } from '@/api/connection';
import type { StaffApplication } from '@/api/endpoints/adminApplications';
import type { StaffMove } from '@/config/jobs';
import { useMissingChunk } from '@/layout/useMissingChunk';
import { useWho } from '@/layout/useWho';
import { lazyDialog, LazyDialog, useArrival, useLazyDialog } from '@/ui/loading/lazyDialog';
import { legalMoves, MOVE_NAMES } from './stages';
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

const moveDialog = lazyDialog(async () => (await import('./MoveDialog')).MoveDialog);
/** Loaded when there is a conflict. What was typed is kept as a draft meanwhile. */
const movedMeanwhile = lazyDialog(async () => (await import('./MovedMeanwhile')).MovedMeanwhile);

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
  const asking = useLazyDialog(moveDialog, useMissingChunk());
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const { Part: MovedMeanwhile } = useArrival(movedMeanwhile, conflict !== null);
  const moves = useMoves(setConflict);
  const { move } = moves;
  const userId = useWho().user?.id;

  const openMenu = useCallback(
    (item: StaffApplication, anchor: HTMLElement) => setMenu({ item, anchor }),
    [],
  );
  /** Opens the form of a move. */
  const ask = (item: StaffApplication, to: StaffMove) => {
    setAsked({ item, to });
    asking.show();
  };
  const dialogs: ReactNode = (
    <>
      {menu !== null && (
        <MoveMenu
          item={menu.item}
          anchor={menu.anchor}
          onClose={() => setMenu(null)}
          onChoose={(to) => {
            setMenu(null);
            ask(menu.item, to);
          }}
        />
      )}
      {asking.open && asked !== null && userId !== undefined && (
        <LazyDialog
          of={asking}
          item={asked.item}
          to={asked.to}
          userId={userId}
          onMove={(details, typed) => {
            asking.hide();
            move({ ...asked, details, typed, userId });
          }}
        />
      )}
      {conflict !== null && MovedMeanwhile !== undefined && (
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
  return { ...moves, openMenu, ask, dialogs };
}

import { type ReactNode, useCallback, useState } from 'react';
import { announceCache } from '@/api/connection';
import type { StaffApplication } from '@/api/endpoints/adminApplications';
import type { StaffMove } from '@/config/jobs';
import { useWho } from '@/layout/useWho';
import { MovedMeanwhile } from './MovedMeanwhile';
import { MoveDialog } from './MoveDialog';
import { MoveMenu } from './MoveMenu';
import { type Conflict, useMoves } from './useMoves';

interface Asked {
  readonly item: StaffApplication;
  readonly to: StaffMove;
}
interface Menu {
  readonly item: StaffApplication;
  readonly anchor: HTMLElement;
}

/**
 * All steps of moving an application: the menu of stages, the form, undoing, and the conflict with somebody
 * else's move.
 */
export function useMoveFlow() {
  const [menu, setMenu] = useState<Menu | null>(null);
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

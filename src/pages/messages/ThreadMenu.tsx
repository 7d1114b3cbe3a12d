import MoreIcon from '@mui/icons-material/MoreVert';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { adminThreads } from '@/api/endpoints/adminThreads';
import type { Post, Thread } from '@/api/endpoints/threadShapes';
import { send } from '@/api/send';
import { areaIsOn } from '@/config/areas';
import { callsOf, noteUnread } from '@/features/conversation/threadReads';
import { assignTask } from '@/features/tasks/AssignButton';
import { storedRecord } from '@/forms/saving/conflict';
import { isolated } from '@/i18n/isolated';
import type { Side } from '@/layout/side';
import { useMissingChunk } from '@/layout/useMissingChunk';
import { pathOf } from '@/routing/routes';
import type { SessionUser } from '@/storage/sessionUser';
import { lazyDialog, LazyDialog, useLazyDialog } from '@/ui/loading/lazyDialog';
import { AppLink } from '@/ui/page/AppLink';
import { withoutControls } from '@/ui/text/withoutControls';
import { useFailureToast } from '@/ui/toast/useFailureToast';
import { ACTIONS_SX } from './ConversationPlace';
import type { ThreadChange } from './ThreadConflict';
import { beforeNewest, unreadAfter } from './useReading';

const threadConflict = lazyDialog(async () => (await import('./ThreadConflict')).ThreadConflict);

interface ThreadMenuProps {
  readonly thread: Thread;
  readonly side: Side;
  readonly user: SessionUser;
  readonly posts: readonly Post[];
  readonly onClose: () => void;
}

interface Conflict {
  readonly mine: ThreadChange;
  readonly current: Thread;
}

/** Further actions of a conversation. */
export function ThreadMenu({ thread, side, user, posts, onClose }: ThreadMenuProps) {
  const { t } = useTranslation(['messages', 'tasks', 'terms']);
  const id = useId();
  /** Undefined until the menu is first opened, so that a closed menu is not rendered. */
  const [menu, setMenu] = useState<{ readonly anchor: HTMLElement; readonly open: boolean }>();
  const isOpen = menu?.open === true;
  const hide = () => setMenu((now) => now && { ...now, open: false });
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const reportMissing = useMissingChunk();
  const resolving = useLazyDialog(threadConflict, reportMissing);
  const assigning = useLazyDialog(assignTask, reportMissing);
  const sayFailure = useFailureToast();
  const path = { id: thread.id };
  const change = (what: ThreadChange, of: Thread) =>
    send(adminThreads.update, { path, body: { ...what, lastModified: of.lastModified ?? '' } }).catch(
      (error: unknown) => {
        const current = storedRecord(error, adminThreads.byId.read);
        if (current === undefined) sayFailure(error);
        else {
          setConflict({ mine: what, current });
          resolving.show();
        }
      },
    );
  const choose = (run: () => void) => () => {
    hide();
    run();
  };
  const markUnread = () => {
    const upTo = beforeNewest(posts, side);
    // Written before the response arrives, so that the conversation shows what is new when it is opened
    // again.
    noteUnread(side, thread.id, unreadAfter(posts, upTo, side));
    onClose();
    send(callsOf(side).markRead, { path, body: { upTo, back: true } }).catch((error: unknown) => {
      noteUnread(side, thread.id, thread.unread);
      sayFailure(error);
    });
  };
  const isClosed = thread.state === 'closed';
  const name = withoutControls(thread.applicant.name);
  const agency = () => [
    <MenuItem
      key="state"
      onClick={choose(() => void change({ state: isClosed ? 'open' : 'closed' }, thread))}
    >
      {t(isClosed ? 'reopen' : 'close')}
    </MenuItem>,
    <MenuItem key="mine" onClick={choose(() => void change({ assigneeId: user.id }, thread))}>
      {t('assignToMe')}
    </MenuItem>,
    ...(areaIsOn('tasks')
      ? [
          <MenuItem key="task" onClick={choose(assigning.show)}>
            {t('terms:assignATask')}
          </MenuItem>,
        ]
      : []),
    <MenuItem
      key="open"
      component={AppLink}
      to={`${pathOf('adminUsers')}?record=${encodeURIComponent(thread.applicant.id)}`}
    >
      {t('openPerson', { name: isolated(name) })}
    </MenuItem>,
  ];
  return (
    <>
      <IconButton
        aria-label={t('actions')}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={(event) => setMenu({ anchor: event.currentTarget, open: true })}
        sx={ACTIONS_SX}
      >
        <MoreIcon />
      </IconButton>
      {menu !== undefined && (
        <Menu id={id} anchorEl={menu.anchor} open={menu.open} onClose={hide}>
          <MenuItem onClick={choose(markUnread)}>{t('markUnread')}</MenuItem>
          {side === 'agency' && agency()}
        </Menu>
      )}
      {conflict !== null && (
        <LazyDialog
          of={resolving}
          mine={conflict.mine}
          current={conflict.current}
          user={user}
          onMine={() => {
            resolving.hide();
            void change(conflict.mine, conflict.current);
          }}
        />
      )}
      {assigning.open && <LazyDialog of={assigning} people={[thread.applicant]} onDone={() => undefined} />}
    </>
  );
}

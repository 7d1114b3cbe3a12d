import MoreIcon from '@mui/icons-material/MoreVert';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Suspense, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { adminThreads } from '@/api/endpoints/adminThreads';
import type { Post, Thread } from '@/api/endpoints/threadShapes';
import { send } from '@/api/send';
import { areaIsOn } from '@/config/areas';
import { callsOf, noteUnread } from '@/features/conversation/threadReads';
import { assignTask } from '@/features/tasks/AssignButton';
import { ConflictDialog } from '@/forms/conflict/ConflictDialog';
import { VersionTable } from '@/forms/conflict/VersionTable';
import { storedRecord } from '@/forms/saving/conflict';
import { formatMoment } from '@/i18n/format';
import { isolatedText } from '@/i18n/useMessage';
import type { Side } from '@/layout/side';
import { useMissingChunk } from '@/layout/useMissingChunk';
import { fullName } from '@/layout/useWho';
import { pathOf } from '@/routing/routes';
import type { SessionUser } from '@/storage/sessionUser';
import { LazyDialog, useLazyDialog } from '@/ui/loading/lazyDialog';
import { AppLink } from '@/ui/page/AppLink';
import { takeFocus } from '@/ui/takeFocus';
import { withoutControls } from '@/ui/text/withoutControls';
import { useFailureToast } from '@/ui/toast/useFailureToast';
import { beforeNewest, unreadAfter } from './useReading';

type ThreadChange = { readonly state: Thread['state'] } | { readonly assigneeId: string };

interface ThreadConflictProps {
  readonly mine: ThreadChange;
  /** The conversation as it is now stored. */
  readonly current: Thread;
  readonly user: SessionUser;
  readonly onMine: () => void;
  readonly onTheirs: () => void;
}

/** A colleague has changed the conversation meanwhile: shows both versions and asks which one counts. */
function ThreadConflict({ mine, current, user, onMine, onTheirs }: ThreadConflictProps) {
  const { t } = useTranslation(['forms', 'messages', 'fields', 'terms']);
  const stateOf = (state: Thread['state']) => t(state === 'closed' ? 'messages:closed' : 'messages:open');
  const row =
    'state' in mine
      ? { key: 'state', name: t('fields:state'), mine: stateOf(mine.state), stored: stateOf(current.state) }
      : {
          key: 'assignee',
          name: t('messages:assignee'),
          mine: fullName(user),
          stored: current.assignee ? withoutControls(current.assignee.name) : t('messages:nobody'),
        };
  return (
    <ConflictDialog
      title={t('recordConflict.title')}
      text={t('recordConflict.text', { when: formatMoment(current.lastModified) })}
      onClose={onTheirs}
      actions={
        <>
          <Button onClick={onMine}>{t('terms:keepMine')}</Button>
          <Button variant="contained" onClick={onTheirs} ref={takeFocus}>
            {t('terms:useTheirs')}
          </Button>
        </>
      }
    >
      <VersionTable
        heads={{
          what: t('recordConflict.field'),
          mine: t('recordConflict.mine'),
          stored: t('recordConflict.theirs'),
        }}
        rows={[row]}
      />
    </ConflictDialog>
  );
}

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
  const { t, i18n } = useTranslation(['messages', 'tasks', 'terms']);
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const assigning = useLazyDialog(assignTask, useMissingChunk());
  const sayFailure = useFailureToast();
  const path = { id: thread.id };
  const change = (what: ThreadChange, of: Thread) =>
    send(adminThreads.update, { path, body: { ...what, lastModified: of.lastModified ?? '' } }).catch(
      (error: unknown) => {
        const current = storedRecord(error, adminThreads.byId.read);
        if (current === undefined) sayFailure(error);
        else setConflict({ mine: what, current });
      },
    );
  const choose = (run: () => void) => () => {
    setAnchor(null);
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
  const agency = [
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
      {t('openPerson', { name: isolatedText(name, i18n.dir()) })}
    </MenuItem>,
  ];
  return (
    <>
      <IconButton
        aria-label={t('actions')}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor === null ? undefined : id}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ width: 44, height: 44 }}
      >
        <MoreIcon />
      </IconButton>
      <Menu id={id} anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <MenuItem onClick={choose(markUnread)}>{t('markUnread')}</MenuItem>
        {side === 'agency' && agency}
      </Menu>
      {conflict !== null && (
        <Suspense>
          <ThreadConflict
            mine={conflict.mine}
            current={conflict.current}
            user={user}
            onMine={() => {
              setConflict(null);
              void change(conflict.mine, conflict.current);
            }}
            onTheirs={() => setConflict(null)}
          />
        </Suspense>
      )}
      {assigning.open && <LazyDialog of={assigning} people={[thread.applicant]} onDone={() => undefined} />}
    </>
  );
}

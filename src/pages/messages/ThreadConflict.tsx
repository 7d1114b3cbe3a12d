import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { Thread } from '@/api/endpoints/threadShapes';
import { ConflictDialog } from '@/forms/conflict/ConflictDialog';
import { VersionTable } from '@/forms/conflict/VersionTable';
import { formatMoment } from '@/i18n/format';
import { fullName } from '@/layout/useWho';
import type { SessionUser } from '@/storage/sessionUser';
import { takeFocus } from '@/ui/focusNext';
import { withoutControls } from '@/ui/text/withoutControls';

export type ThreadChange = { readonly state: Thread['state'] } | { readonly assigneeId: string };

interface ThreadConflictProps {
  readonly mine: ThreadChange;
  /** The conversation as it is now stored. */
  readonly current: Thread;
  readonly user: SessionUser;
  readonly onMine: () => void;
  readonly open: boolean;
  /** Their version counts. */
  readonly onClose: () => void;
}

/** A colleague has changed the conversation meanwhile: shows both versions and asks which one counts. */
export function ThreadConflict({ mine, current, user, onMine, open, onClose }: ThreadConflictProps) {
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
      open={open}
      title={t('recordConflict.title')}
      text={t('recordConflict.text', { when: formatMoment(current.lastModified) })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onMine}>{t('terms:keepMine')}</Button>
          <Button variant="contained" onClick={onClose} ref={takeFocus}>
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

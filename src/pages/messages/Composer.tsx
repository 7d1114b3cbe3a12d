import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type RefObject, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Post } from '@/api/endpoints/threadShapes';
import { useAppState } from '@/runtime/AppScope';
import { isEmpty, LONGEST_MESSAGE, messageProblem, NEARLY_FULL } from '@/features/conversation/messageDraft';
import type { useComposed } from '@/features/conversation/useComposed';
import { attachDialog } from '@/features/documents/attached';
import { AttachedList } from '@/features/documents/AttachedList';
import { TextArea } from '@/forms/fields/TextArea';
import { formatNumber } from '@/i18n/format';
import { useMessage } from '@/i18n/useMessage';
import { updates } from '@/layout/updates/updates';
import type { Side } from '@/layout/side';
import { useMissingChunk } from '@/layout/useMissingChunk';
import { LazyDialog, useLazyDialog } from '@/ui/loading/lazyDialog';

interface ComposerProps {
  readonly side: Side;
  readonly userId: string;
  readonly composed: ReturnType<typeof useComposed>;
  readonly posts: readonly Post[];
  readonly field: RefObject<HTMLTextAreaElement | null>;
  /** @returns false when the outbox could not take the message */
  readonly onSend: (body: string, documentIds: readonly string[]) => boolean;
}

/** Whether a colleague has written since the draft was begun. */
function isAnsweredMeanwhile(posts: readonly Post[], since: string | null, userId: string): boolean {
  const at = posts.findIndex(({ id }) => id === since);
  return (
    since !== null &&
    posts.slice(at + 1).some(({ author }) => author.side === 'agency' && author.id !== userId)
  );
}

/** The form of the next message. */
export function Composer({ side, userId, composed, posts, field, onSend }: ComposerProps) {
  const { t } = useTranslation(['messages', 'outbox', 'tasks', 'words']);
  const say = useMessage('messages', 'problems');
  const news = useAppState(updates);
  const { draft, write, isStored } = composed;
  const [asked, setAsked] = useState(false);
  const [isFull, setFull] = useState(false);
  const attaching = useLazyDialog(attachDialog, useMissingChunk());
  const problem = messageProblem(draft);
  const left = LONGEST_MESSAGE - draft.body.length;
  const submit = () => {
    if (problem !== undefined) {
      setAsked(true);
    } else if (onSend(draft.body.trim(), draft.documentIds)) {
      setAsked(false);
      setFull(false);
      composed.clear();
    } else setFull(true);
    field.current?.focus();
  };
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      onKeyDown={(event) => {
        const isSend = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
        if (!isSend || event.nativeEvent.isComposing) return;
        event.preventDefault();
        submit();
      }}
      sx={{ display: 'grid', gap: 1 }}
    >
      {side === 'agency' && isAnsweredMeanwhile(posts, draft.since, userId) && (
        <Alert severity="info">{t('messages:answeredMeanwhile')}</Alert>
      )}
      <TextArea
        id="message"
        label={t('messages:yours')}
        hint={
          left <= LONGEST_MESSAGE - NEARLY_FULL
            ? t('messages:left', { count: Math.max(0, left), formatted: formatNumber(Math.max(0, left)) })
            : isStored
              ? undefined
              : t('outbox:forgetful')
        }
        error={problem !== undefined && (asked || !isEmpty(draft)) ? say(problem) : undefined}
        value={draft.body}
        onChange={(body) => {
          setAsked(false);
          write({ body }, posts.at(-1)?.id ?? null);
          news.wrote();
        }}
        onBlur={() => undefined}
        inputRef={field}
      />
      <AttachedList
        ids={draft.documentIds}
        onRemove={(id) => write({ documentIds: draft.documentIds.filter((each) => each !== id) })}
      />
      {isFull && <Alert severity="error">{t('outbox:tooMany')}</Alert>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button type="submit" variant="contained">
          {t('words:send')}
        </Button>
        {side === 'applicant' && (
          <Button variant="outlined" onClick={attaching.show}>
            {t('tasks:attach')}
          </Button>
        )}
      </Box>
      {attaching.open && (
        <LazyDialog
          of={attaching}
          chosen={draft.documentIds}
          onChosen={(documentIds) => {
            write({ documentIds }, posts.at(-1)?.id ?? null);
            attaching.hide();
          }}
        />
      )}
    </Box>
  );
}

import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Task, tasks } from '@/api/endpoints/tasks';
import type { RoleName } from '@/config/roles';
import { isAbsent } from '@/errors/ApiError';
import { WriteButton } from '@/features/conversation/WriteButton';
import { WrittenText } from '@/features/conversation/WrittenText';
import { attachedFrom } from '@/features/documents/attached';
import { AttachedList } from '@/features/documents/AttachedList';
import { useDue } from '@/features/tasks/due';
import { noteTask, readTaskAgain, taskQuery } from '@/features/tasks/taskReads';
import { isConflict, storedRecord } from '@/forms/saving/conflict';
import { formatDate } from '@/i18n/format';
import { isolated } from '@/i18n/isolated';
import { linkFor } from '@/layout/notifications/follow';
import type { OutboxEntry } from '@/layout/outbox/entries';
import { EntryState, type EntryStateProps } from '@/layout/outbox/EntryState';
import { outbox } from '@/layout/outbox/outbox';
import type { OutboxEvent } from '@/layout/outbox/sending';
import { putTaskDraftBack } from '@/layout/outbox/taskDraft';
import { useWho } from '@/layout/useWho';
import { useAppState, useAppValue } from '@/runtime/AppScope';
import { Surface } from '@/ui/card/Surface';
import { TitledCard } from '@/ui/card/TitledCard';
import { PageNotOffered } from '@/ui/loading/PageNotOffered';
import { QueryState } from '@/ui/loading/QueryState';
import { readState } from '@/ui/loading/readState';
import { CardsSkeleton } from '@/ui/loading/Skeletons';
import { AppLink } from '@/ui/page/AppLink';
import { PageHeading } from '@/ui/page/PageHeading';
import { Content } from '@/ui/page/Section';
import { useRouteParams } from '@/ui/page/useRoute';
import { BidiText } from '@/ui/text/BidiText';
import { SEPARATOR } from '@/ui/text/separator';
import { useToast } from '@/ui/toast/Toasts';
import { AnswerPart } from './AnswerPart';
import { TaskStatePart, useTaskChange } from './TaskStatePart';

/**
 * The answer to a task that waits in the outbox. When the server has received it, or reports that the task
 * was changed meanwhile, the page shows the present state.
 * @param onSent called when the server has received the answer
 */
function useWaitingAnswer({ id }: Task, onSent: () => void) {
  const box = useAppState(outbox);
  const { entries, sending } = useAppValue(outbox);
  const hear = useEffectEvent((event: OutboxEvent) => {
    const { kind, target } = event.entry;
    if (kind === 'message' || target !== id) return;
    if (event.type === 'sent') onSent();
    const now = event.type === 'sent' ? event.task : storedRecord(event.error, tasks.byId.read);
    if (now !== undefined) noteTask(now);
    else if (event.type === 'refused' && isConflict(event.error)) void readTaskAgain(id);
  });
  useEffect(() => box.onEvent((event) => hear(event)), [box]);
  const entry = entries.find(({ kind, target }) => kind !== 'message' && target === id);
  return { entry, isSending: entry !== undefined && sending.has(entry.clientId) };
}

/** An answer in the outbox that the server has not received yet. */
function PendingAnswer({ task, ...standing }: EntryStateProps & { readonly task: Task }) {
  const { t } = useTranslation('tasks');
  const { kind, body } = standing.entry;
  const text = kind === 'decline' ? body.reason : body.note;
  return (
    <TitledCard title={kind === 'decline' ? t('decline') : t('answer')}>
      {typeof text === 'string' && <WrittenText text={text} />}
      <AttachedList namedDocuments={task.documents} ids={attachedFrom(body.documentIds)} />
      <Box sx={{ mt: 1, color: 'text.secondary' }}>
        <EntryState {...standing} />
      </Box>
    </TitledCard>
  );
}

/** /tasks/{id}: a task and its answer. */
export function TaskPage() {
  const { t } = useTranslation('tasks');
  const { task: id } = useRouteParams('task');
  const { user, role } = useWho();
  const query = useQuery(taskQuery(id));
  if (user === null) return null;
  const isMissing = query.data === undefined && isAbsent(query.error);
  return (
    <Content narrow padded stacked>
      {isMissing && <PageHeading title={t('notFound')} lead={null} />}
      {!isMissing && query.data === undefined && <PageHeading />}
      {!isMissing && (
        <QueryState
          state={readState(query)}
          failed={t('taskFailed')}
          size="page"
          notOffered={<PageNotOffered />}
          skeleton={<CardsSkeleton cards={2} height={220} />}
        >
          {(task) => <Whole key={task.id} task={task} userId={user.id} role={role} />}
        </QueryState>
      )}
    </Content>
  );
}

interface WholeProps {
  readonly task: Task;
  readonly userId: string;
  readonly role: RoleName | null;
}

function Whole({ task, userId, role }: WholeProps) {
  const { t } = useTranslation('tasks');
  const change = useTaskChange(task.id);
  const box = useAppState(outbox);
  const toast = useToast();
  const { entry, isSending } = useWaitingAnswer(task, () =>
    toast({ kind: 'success', message: t('submitted') }),
  );
  const answer = useRef<HTMLDivElement>(null);
  const [hasAnswered, setAnswered] = useState(false);
  const isWaiting = entry !== undefined;
  // The pressed button is gone together with the form, so the answer takes the focus.
  useEffect(() => {
    if (hasAnswered && isWaiting) answer.current?.focus();
  }, [hasAnswered, isWaiting]);
  const [edited, setEdited] = useState<OutboxEntry['kind'] | null>(null);
  const answered = () => {
    change.say(null);
    setEdited(null);
    setAnswered(true);
  };
  const edit = (refused: OutboxEntry) => {
    putTaskDraftBack(refused);
    box.discard(refused.clientId);
    setEdited(refused.kind);
  };
  const due = useDue(task);
  const { title, text, dueOn, state, reviewNote, by } = task;
  const target = linkFor({ link: task.target }, role);
  return (
    <>
      <PageHeading
        title={title}
        lead={
          <>
            {t('askedBy', { name: isolated(by.name) })}
            {SEPARATOR}
            {state === 'open' ? due.text : t(`state.${state}`)}
            {dueOn !== null && state === 'open' && (
              <>
                {SEPARATOR}
                {formatDate(dueOn)}
              </>
            )}
          </>
        }
      >
        <BidiText>{title}</BidiText>
      </PageHeading>
      {(text !== '' || target !== null) && (
        <Surface>
          <WrittenText text={text} />
          {target !== null && (
            <Button variant="outlined" component={AppLink} to={target} sx={{ mt: text === '' ? 0 : 2 }}>
              {t('goThere')}
            </Button>
          )}
        </Surface>
      )}
      {state !== 'submitted' && typeof reviewNote === 'string' && reviewNote !== '' && (
        <TitledCard title={t('review')}>
          <WrittenText text={reviewNote} />
        </TitledCard>
      )}
      <Box ref={answer} tabIndex={-1} sx={{ outline: 'none' }}>
        {/* The error of a change that came too late: the button that was pressed may be gone because the
            state has changed. */}
        {change.problem !== null && (
          <Alert severity="error" sx={{ mb: 2 }}>
            {change.problem}
          </Alert>
        )}
        {state !== 'open' && (
          <TaskStatePart task={task} change={change} onChanged={() => answer.current?.focus()} />
        )}
        {state === 'open' && entry === undefined && (
          <AnswerPart key={task.created} task={task} userId={userId} edited={edited} onAnswered={answered} />
        )}
        {state === 'open' && entry !== undefined && (
          <PendingAnswer task={task} entry={entry} isSending={isSending} onEdit={edit} />
        )}
      </Box>
      <Box>
        <WriteButton side="applicant" />
      </Box>
    </>
  );
}

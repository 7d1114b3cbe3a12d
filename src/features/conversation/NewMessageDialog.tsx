import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { THREAD_TOPICS } from '@/api/endpoints/threadShapes';
import { useAppState } from '@/runtime/AppScope';
import { newId } from '@/runtime/newId';
import { isRecord } from '@/api/answer';
import { USERS } from '@/features/records/references';
import { useTyped } from '@/forms/Bound';
import { defineForm, type Form as DefinedForm, type FormFields } from '@/forms/defineForm';
import { dropDraft, keepDraft, readDraft } from '@/forms/drafts/drafts';
import { optionsOf } from '@/forms/kinds/choice/kind';
import { Fields } from '@/forms/Fields';
import { Form } from '@/forms/Form';
import { SubmitButton } from '@/forms/SubmitButton';
import { useTitle } from '@/forms/kinds/reference/useTitle';
import { useForm } from '@/forms/useForm';
import { isSignedInAs } from '@/identity/identity';
import { NEW_THREAD } from '@/layout/outbox/entries';
import { outbox } from '@/layout/outbox/outbox';
import { useWho } from '@/layout/useWho';
import { draftName, joinTexts, LONGEST_MESSAGE, LONGEST_SUBJECT } from './messageDraft';
import type { Side } from '@/layout/side';
import { AppDialog } from '@/ui/dialog/AppDialog';

const TOPICS = optionsOf(THREAD_TOPICS, 'messages:topics');
const WRITTEN = {
  topic: { kind: 'choice', options: TOPICS, required: true, blank: 'general', label: 'terms:topic' },
  subject: {
    kind: 'text',
    maxLength: LONGEST_SUBJECT,
    label: 'messages:subject',
    hint: 'messages:subjectHint',
  },
  body: { kind: 'long', maxLength: LONGEST_MESSAGE, required: true, label: 'messages:yours' },
} as const;
const BY_APPLICANT = defineForm({ labels: 'messages', fields: WRITTEN });
const BY_AGENCY = defineForm({
  labels: 'messages',
  fields: {
    applicant: { kind: 'reference', source: USERS, required: true, label: 'fields:applicant' },
    ...WRITTEN,
  },
});

/** The field shows a person's full name, where the list of users shows the e-mail address. */
const APPLICANT_FIELD = { source: { ...USERS, title: 'fullName' } };

export interface NewMessageProps {
  readonly side: Side;
  /** The recipient where it is given; otherwise the agency chooses one in the dialog. */
  readonly applicant?: { readonly id: string; readonly name: string };
  /** The application that the message is about. */
  readonly applicationId?: string;
  /** The values of a message that was refused: the fields begin with them. */
  readonly begins?: Readonly<Record<string, unknown>>;
  readonly onClose: () => void;
  /** Called when the message is in the outbox. */
  readonly onWritten?: () => void;
}

/** The dialog that begins a conversation. */
export function NewMessageDialog({ open, ...props }: NewMessageProps & { readonly open: boolean }) {
  if (!open) return null;
  return props.side === 'agency' && props.applicant === undefined ? (
    <ToChosenApplicant {...props} />
  ) : (
    <ToGivenApplicant {...props} />
  );
}

interface Written {
  readonly topic: string | null;
  readonly subject: string | null;
  readonly body: string | null;
}

function useBeginning({ side, applicationId, onClose, onWritten }: NewMessageProps) {
  const { t } = useTranslation('outbox');
  const { user } = useWho();
  const box = useAppState(outbox);
  const [clientId] = useState(newId);
  const [isFull, setFull] = useState(false);
  const begin = (
    { topic, subject, body }: Written,
    applicant?: { id: string; name?: string | undefined },
  ) => {
    const isTaken = box.add({
      clientId,
      userId: user?.id ?? '',
      kind: 'message',
      target: NEW_THREAD,
      body: {
        clientId,
        topic: topic ?? 'general',
        body: body ?? '',
        ...(subject === null ? {} : { subject }),
        ...(applicationId === undefined ? {} : { applicationId }),
        ...(applicant === undefined ? {} : { applicantId: applicant.id }),
      },
      at: Date.now(),
      ...(applicant?.name === undefined ? {} : { name: applicant.name }),
      ...(side === 'agency' ? { side } : {}),
    });
    setFull(!isTaken);
    return Promise.resolve(isTaken);
  };
  const done = (isTaken: boolean) => {
    if (!isTaken) return;
    if (user !== null) dropDraft(draftName(user.id, NEW_THREAD));
    onClose();
    onWritten?.();
  };
  return { begin, done, problem: isFull ? t('tooMany') : null };
}

/** The first values of the fields: those of a refused message, or an unsent draft of this device. */
function useInitialValues<F extends FormFields>(
  definition: DefinedForm<F>,
  { applicant, applicationId, begins }: NewMessageProps,
) {
  const { user } = useWho();
  const name = draftName(user?.id ?? '', NEW_THREAD);
  // A draft for one person or application is not offered for another one.
  const about = [applicant?.id, applicationId].join(' ');
  const [values] = useState(() => {
    const stored = readDraft(name, (value) =>
      isRecord(value) && value.about === about ? value : undefined,
    )?.values;
    if (begins === undefined) return definition.draft(stored) ?? definition.blank;
    return definition.draft({ ...begins, body: joinTexts(begins.body, stored?.body) }) ?? definition.blank;
  });
  return { values, name, about, userId: user?.id };
}

/** Keeps an unsent draft on this device. */
function useStoredDraft(
  { name, about, userId }: Pick<ReturnType<typeof useInitialValues>, 'name' | 'about' | 'userId'>,
  typed: { readonly subject: string; readonly body: string },
): void {
  useEffect(() => {
    if (userId === undefined || !isSignedInAs(userId)) return;
    if (`${typed.subject}${typed.body}`.trim() === '') dropDraft(name);
    else keepDraft(name, { at: Date.now(), values: { about, ...typed } });
  }, [name, about, userId, typed]);
}

function ToGivenApplicant(props: NewMessageProps) {
  const { begin, done, problem } = useBeginning(props);
  const initial = useInitialValues(BY_APPLICANT, props);
  const form = useForm(BY_APPLICANT, {
    id: 'new-message',
    values: initial.values,
    send: (written) => begin(written, props.applicant),
    onDone: done,
  });
  useStoredDraft(initial, useTyped(form.of));
  return (
    <Frame onClose={props.onClose} problem={problem}>
      <Form submission={form} id="new-message-form">
        <Fields of={form.of} names={BY_APPLICANT.names} />
      </Form>
    </Frame>
  );
}

function ToChosenApplicant(props: NewMessageProps) {
  const { begin, done, problem } = useBeginning(props);
  const initial = useInitialValues(BY_AGENCY, props);
  const form = useForm(BY_AGENCY, {
    id: 'new-message',
    values: initial.values,
    send: ({ applicant, ...written }) => begin(written, { id: applicant ?? '', name: applicantName }),
    onDone: done,
  });
  const typed = useTyped(form.of);
  const applicantName: string | undefined =
    useTitle(APPLICANT_FIELD, typed.applicant, undefined) ?? undefined;
  useStoredDraft(initial, typed);
  return (
    <Frame onClose={props.onClose} problem={problem}>
      <Form submission={form} id="new-message-form">
        <Fields of={form.of} names={BY_AGENCY.names} />
      </Form>
    </Frame>
  );
}

interface FrameProps {
  readonly onClose: () => void;
  readonly problem: string | null;
  readonly children: React.ReactNode;
}

function Frame({ onClose, problem, children }: FrameProps) {
  const { t } = useTranslation(['messages', 'words']);
  return (
    <AppDialog
      title={t('new')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('words:cancel')}</Button>
          <SubmitButton form="new-message-form" busy={false}>
            {t('words:send')}
          </SubmitButton>
        </>
      }
    >
      {children}
      {problem !== null && (
        <Alert severity="error" variant="outlined">
          {problem}
        </Alert>
      )}
    </AppDialog>
  );
}

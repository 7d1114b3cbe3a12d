import Alert from '@mui/material/Alert';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { THREAD_TOPICS } from '@/api/endpoints/threadShapes';
import { useAppState } from '@/runtime/AppScope';
import { newId } from '@/runtime/newId';
import { isRecord } from '@/api/answer';
import { FormDialogActions } from '@/forms/FormDialogActions';
import { useTyped } from '@/forms/Bound';
import { defineForm, type SentOf } from '@/forms/defineForm';
import { dropDraft, keepDraft, readDraft } from '@/forms/drafts/drafts';
import { optionsOf } from '@/forms/kinds/choice/kind';
import { Fields } from '@/forms/Fields';
import { Form } from '@/forms/Form';
import type { ReferenceSource } from '@/forms/kinds/reference/kind';
import { useTitle } from '@/forms/kinds/reference/useTitle';
import { useForm } from '@/forms/useForm';
import { isSignedInAs } from '@/identity/identity';
import { NEW_THREAD } from '@/layout/outbox/entries';
import { outbox } from '@/layout/outbox/outbox';
import { useWho } from '@/layout/useWho';
import { draftName, joinTexts, LONGEST_MESSAGE, LONGEST_SUBJECT } from './messageDraft';
import type { Side } from '@/layout/side';
import { labelled } from '@/i18n/punctuation';
import { AppDialog } from '@/ui/dialog/AppDialog';
import { Text } from '@/ui/text/Text';

/** The form of a first message. It asks for the applicant if there is a list to choose from, and begins with a topic. */
const formOf = (applicants?: ReferenceSource, topic: (typeof THREAD_TOPICS)[number] = 'general') =>
  defineForm({
    labels: 'messages',
    fields: {
      applicant:
        applicants === undefined
          ? { kind: 'text', maxLength: LONGEST_SUBJECT, asked: () => false }
          : { kind: 'reference', source: applicants, required: true, label: 'fields:applicant' },
      topic: {
        kind: 'choice',
        options: optionsOf(THREAD_TOPICS, 'messages:topics'),
        required: true,
        blank: topic,
        label: 'terms:topic',
      },
      subject: { kind: 'text', maxLength: LONGEST_SUBJECT, hint: 'messages:subjectHint' },
      body: { kind: 'long', maxLength: LONGEST_MESSAGE, required: true, label: 'messages:yours' },
    },
  });
type MessageForm = ReturnType<typeof formOf>;

export interface NewMessageProps {
  readonly side: Side;
  /** The recipient, if it is given. */
  readonly applicant?: { readonly id: string; readonly name: string };
  /** The application that the message is about. */
  readonly applicationId?: string;
  /** The values of a message that was refused: the fields begin with them. */
  readonly begins?: Readonly<Record<string, unknown>>;
  readonly onClose: () => void;
  /** Called when the message is in the outbox. */
  readonly onWritten?: () => void;
}

interface DialogProps extends NewMessageProps {
  /** The people from whom the agency chooses the recipient. */
  readonly applicants?: ReferenceSource;
}

/** The dialog that begins a conversation. */
export const NewMessageDialog = ({ open, ...props }: DialogProps & { readonly open: boolean }) =>
  open ? <NewMessage {...props} /> : null;

/** Puts the first message into the outbox. */
function useBeginning({ side, applicationId, onClose, onWritten }: NewMessageProps) {
  const { t } = useTranslation('outbox');
  const { user } = useWho();
  const box = useAppState(outbox);
  const [clientId] = useState(newId);
  const [isFull, setFull] = useState(false);
  const begin = (
    { topic, subject, body }: Omit<SentOf<MessageForm['fields']>, 'applicant'>,
    applicant: { id: string; name?: string | undefined } | undefined,
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
function useInitialValues({ applicant, applicationId, begins }: NewMessageProps, form: MessageForm) {
  const { user } = useWho();
  const name = draftName(user?.id ?? '', NEW_THREAD);
  // A draft for one person or application is not offered for another one.
  const about = [applicant?.id, applicationId].join(' ');
  const [values] = useState(() => {
    const stored = readDraft(name, (value) =>
      isRecord(value) && value.about === about ? value : undefined,
    )?.values;
    const first = begins === undefined ? stored : { ...begins, body: joinTexts(begins.body, stored?.body) };
    return form.draft(first) ?? form.blank;
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

function NewMessage({ applicants, ...props }: DialogProps) {
  const { applicant, applicationId, onClose } = props;
  const { t } = useTranslation(['messages', 'words', 'fields']);
  const { begin, done, problem } = useBeginning(props);
  const [defined] = useState(() =>
    formOf(applicants, applicationId === undefined ? undefined : 'application'),
  );
  const initial = useInitialValues(props, defined);
  const form = useForm(defined, {
    id: 'new-message',
    values: initial.values,
    send: ({ applicant: chosen, ...written }) =>
      begin(written, applicants === undefined ? applicant : { id: chosen ?? '', name: chosenName }),
    onDone: done,
  });
  const typed = useTyped(form.of);
  // The outbox shows a person's full name, where the list of users shows the e-mail address.
  const nameSource = applicants === undefined ? {} : { source: { ...applicants, title: 'fullName' } };
  const chosenName: string | undefined = useTitle(nameSource, typed.applicant, undefined) ?? undefined;
  useStoredDraft(initial, typed);
  return (
    <AppDialog
      title={t('new')}
      onClose={onClose}
      actions={
        <FormDialogActions form="new-message-form" onCancel={onClose}>
          {t('words:send')}
        </FormDialogActions>
      }
    >
      <Form submission={form} id="new-message-form">
        {applicant !== undefined && <Text quiet>{labelled(t('fields:applicant'), applicant.name)}</Text>}
        <Fields of={form.of} />
      </Form>
      {problem !== null && <Alert severity="error">{problem}</Alert>}
    </AppDialog>
  );
}

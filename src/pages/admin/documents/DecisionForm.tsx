import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { documents, type StaffDocument } from '@/api/endpoints/documents';
import { send } from '@/api/send';
import { REJECTION_REASONS } from '@/config/documents';
import { ApiError } from '@/errors/ApiError';
import { Facts } from '@/features/applications/Facts';
import { useTyped } from '@/forms/Bound';
import { Field } from '@/forms/Field';
import { Form } from '@/forms/Form';
import { SubmitButton } from '@/forms/SubmitButton';
import { useForm } from '@/forms/useForm';
import { formatDate } from '@/i18n/format';
import { log } from '@/logging/logger';
import { focusNext } from '@/ui/focusNext';
import { BidiText } from '@/ui/text/BidiText';
import { bodyOf, type DecidedDocument, type Decision, DECISION_FORMS, type TypedStore } from './decision';

/** The decision about a document, as its owner reads it. */
function Decided({ document: own }: { readonly document: StaffDocument }) {
  const { t } = useTranslation(['checks', 'documents', 'fields', 'terms']);
  const { status, reason, note, issuedOn, expiresOn, verifiedAt } = own;
  const knownReason = REJECTION_REASONS.find((each) => each === reason) ?? 'other';
  const facts = [
    { label: t('fields:issuedOn'), value: issuedOn && formatDate(issuedOn) },
    { label: t('fields:expiresOn'), value: expiresOn && formatDate(expiresOn) },
    { label: t('fields:reason'), value: status === 'rejected' && t(`reasons.${knownReason}`) },
    { label: t('note'), value: status === 'rejected' && note && <BidiText>{note}</BidiText> },
  ];
  return (
    <>
      <Box sx={{ fontWeight: 600 }}>
        {status === 'verified' && verifiedAt !== null
          ? t('documents:check.verifiedOn', { date: formatDate(verifiedAt) })
          : t(`terms:check.${status}`)}
      </Box>
      <Facts facts={facts.filter(({ value }) => Boolean(value))} />
    </>
  );
}

export interface DecisionFormProps {
  readonly document: StaffDocument;
  /** The element into which the buttons of the decision are rendered. */
  readonly actions: HTMLElement | null;
  readonly typed: TypedStore;
  readonly onDecided: (decided: DecidedDocument) => void;
  readonly onChanged: () => void;
}
const FORM = 'check-form';

/** The decision about a document. After a decision it shows the result and a button that undoes it. */
export function DecisionForm({ document: own, actions, typed, onDecided, onChanged }: DecisionFormProps) {
  const { t } = useTranslation(['checks', 'words', 'fields']);
  const before = typed.read();
  const [rejecting, setRejecting] = useState(before?.rejecting ?? false);
  const [changed, setChanged] = useState(false);
  const decision: Decision = own.status !== 'pending' ? 'pending' : rejecting ? 'rejected' : 'verified';

  // Typed values are kept while the person looks at another document.
  const done = useRef(false);
  // Hides the buttons after a decision: until the next document is shown they would offer to undo it.
  const [finished, setFinished] = useState(false);
  const definition = DECISION_FORMS[decision];
  const form = useForm(definition, {
    id: useId(),
    values: before ?? definition.read(own),
    send: (sent, signal) =>
      send(documents.verify, { path: { id: own.id }, body: bodyOf(decision, sent, own), signal }),
    onDone(answer) {
      log.info('documents', 'A document was decided about', {
        data: { decision, type: own.type, reason: answer.reason ?? null },
      });
      done.current = true;
      setFinished(true);
      onDecided({ decision, answer });
    },
    onFailed(error) {
      if (!(error instanceof ApiError) || error.status !== 409) return false;
      setChanged(true);
      onChanged();
      return true;
    },
  });
  const { busy, isDirty, focus } = form;
  const values = useTyped(form.of);
  const keepTyped = useEffectEvent(() => {
    if (done.current) typed.forget();
    else if (isDirty || rejecting) typed.write({ ...values, rejecting });
  });
  useEffect(() => () => keepTyped(), []);
  const open = () => {
    setRejecting(true);
    focusNext(() => focus('reason'));
  };
  const cancel = () => {
    setRejecting(false);
    form.summary.clear();
  };
  const isScanned = own.scan === 'clean';
  const buttons = (
    <>
      {decision === 'verified' && (
        <Button color="error" onClick={open} disabled={busy || own.scan === 'pending'}>
          {t('reject')}
        </Button>
      )}
      {decision === 'rejected' && (
        <Button onClick={cancel} disabled={busy}>
          {t('words:cancel')}
        </Button>
      )}
      <SubmitButton
        form={FORM}
        busy={busy}
        disabled={decision === 'verified' && !isScanned}
        {...(decision === 'rejected' ? { color: 'error' as const } : {})}
      >
        {t(decision === 'pending' ? 'putBack' : decision === 'rejected' ? 'reject' : 'verify')}
      </SubmitButton>
    </>
  );
  return (
    <Box>
      {changed && (
        <Alert severity="warning" sx={{ mb: 2, color: 'text.primary' }}>
          {t('changed')}
        </Alert>
      )}
      {decision === 'pending' ? (
        <Decided document={own} />
      ) : (
        !isScanned && <Box sx={{ mb: 2, color: 'text.secondary' }}>{t('unscanned')}</Box>
      )}
      <Form id={FORM} submission={form} label={t('dialog')} sx={{ display: 'grid', gap: 1 }}>
        {definition.names.map((name) => (
          <Field key={name} of={form.of} name={name} />
        ))}
      </Form>
      {actions !== null && !finished && createPortal(buttons, actions)}
    </Box>
  );
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { documents, type StoredDocument } from '@/api/endpoints/documents';
import { queryClient, queryOptionsFor, send } from '@/api/queries';
import { TYPES } from '@/features/documents/checks';
import { useTyped } from '@/forms/Bound';
import { VersionTable } from '@/forms/conflict/VersionTable';
import { defineForm } from '@/forms/defineForm';
import type { DefinedFields } from '@/forms/Field';
import { Fields } from '@/forms/Fields';
import { Form } from '@/forms/Form';
import { optionsOf } from '@/forms/kinds/choice/kind';
import { storedRecord } from '@/forms/saving/conflict';
import { SubmitButton } from '@/forms/SubmitButton';
import { useDefined } from '@/forms/useDefined';
import { useDiscardQuestion } from '@/forms/useDiscardQuestion';
import { useFirstFocus } from '@/forms/useFirstFocus';
import { useForm } from '@/forms/useForm';
import { AppDialog } from '@/ui/dialog/AppDialog';

/** The facts of a document. A type that only the server knows can stay chosen. */
const formOf = ({ type }: StoredDocument) =>
  defineForm({
    labels: 'fields',
    fields: {
      name: { kind: 'text', label: 'words:name', maxLength: 200, required: true },
      type: {
        kind: 'choice',
        options: [
          ...optionsOf(TYPES, 'documents:types'),
          ...(TYPES.some((own) => own === type) ? [] : [{ value: type, label: { text: type } }]),
        ],
        required: true,
      },
      issuedOn: { kind: 'date', precision: 'day', line: 'time' },
      expiresOn: { kind: 'date', precision: 'day', line: 'time' },
      countryCode: { kind: 'country', by: 'code', label: 'documents:edit.country' },
      referenceNo: { kind: 'text', label: 'documents:edit.number', maxLength: 60, ltr: true },
    },
    rules: ({ issuedOn, expiresOn }) => ({
      expiresOn:
        issuedOn !== '' && expiresOn !== '' && expiresOn < issuedOn
          ? { key: 'terms:beforeIssueDate' }
          : undefined,
    }),
  });
type DocumentForm = ReturnType<typeof formOf>;

interface ChangedElsewhereProps {
  readonly form: DocumentForm;
  readonly of: DefinedFields<DocumentForm['blank']>;
  readonly stored: StoredDocument;
}

/** The differences between the typed values and the stored ones. */
function ChangedElsewhere({ form, of, stored: document }: ChangedElsewhereProps) {
  const { t } = useTranslation(['documents', 'forms']);
  const { nameOf, textOf } = useDefined(form);
  const mine = useTyped(of);
  const stored = form.read(document);
  const differing = form.names.filter((field) => mine[field].trim() !== stored[field]);
  return (
    <>
      <Box component="p" role="alert" sx={{ mt: 0 }}>
        {t('conflict.text')}
      </Box>
      <VersionTable
        heads={{
          what: t('forms:conflict.what'),
          mine: t('forms:conflict.mine'),
          stored: t('forms:conflict.stored'),
        }}
        rows={(differing.length > 0 ? differing : form.names).map((field) => ({
          key: field,
          name: nameOf(field),
          mine: textOf(field, mine) ?? '–',
          stored: textOf(field, stored) ?? '–',
        }))}
      />
    </>
  );
}

interface EditDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** The document as it was when the dialog opened. */
  readonly document: StoredDocument;
}

/**
 * The dialog that edits the facts of a document. Neither typed values nor changes made elsewhere are lost.
 * Each opening is a new instance (`key`).
 */
export function EditDialog({ open, onClose, document: own }: EditDialogProps) {
  const { t } = useTranslation(['words', 'terms', 'forms']);
  /** The stored document when it was changed elsewhere meanwhile. */
  const [current, setCurrent] = useState<StoredDocument | null>(null);
  const [definition] = useState(() => formOf(own));
  const form = useForm(definition, {
    id: 'edit',
    values: definition.read(own),
    send: (sent, signal) =>
      send(documents.update, {
        path: { id: own.id },
        body: {
          ...sent,
          name: sent.name ?? '',
          type: sent.type ?? 'other',
          lastModified: (current ?? own).lastModified,
        },
        signal,
      }),
    onDone: onClose,
    onFailed(error) {
      const now = storedRecord(error, documents.update.read);
      if (now !== undefined) setCurrent(now);
      return now !== undefined;
    },
  });
  const { busy, isDirty } = form;
  useFirstFocus(form.focus, 'name');
  const { leave, question, answers } = useDiscardQuestion({ isDirty, busy, isOpen: open, onClose });
  const takeStored = () => {
    void queryClient().invalidateQueries({ queryKey: queryOptionsFor(documents.list).queryKey });
    onClose();
  };
  const actions = () => {
    if (answers !== null) return answers;
    return (
      <>
        <Button onClick={leave} disabled={busy}>
          {t('cancel')}
        </Button>
        {current !== null && (
          <Button variant="outlined" onClick={takeStored} disabled={busy}>
            {t('forms:conflict.takeStored')}
          </Button>
        )}
        <SubmitButton busy={busy}>{t(current === null ? 'save' : 'terms:keepMine')}</SubmitButton>
      </>
    );
  };
  return (
    <AppDialog
      open={open}
      title={current === null ? t('editNamed', { name: own.name }) : t('terms:changedElsewhere')}
      onClose={leave}
      whole
    >
      <Form submission={form} sx={{ display: 'contents' }}>
        <DialogContent>
          {current === null ? (
            <Fields of={form.of} />
          ) : (
            <ChangedElsewhere form={definition} of={form.of} stored={current} />
          )}
        </DialogContent>
        {question !== null && <Box sx={{ mx: 3, mt: 2 }}>{question}</Box>}
        <DialogActions sx={{ gap: 1 }}>{actions()}</DialogActions>
      </Form>
    </AppDialog>
  );
}

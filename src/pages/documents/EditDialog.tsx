import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';

import { useTranslation } from 'react-i18next';
import { documents, type StoredDocument } from '@/api/endpoints/documents';
import { queryClient, queryOptionsFor } from '@/api/queries';
import { Form } from '@/forms/Form';
import { SubmitButton } from '@/forms/SubmitButton';
import { AppDialog } from '@/ui/dialog/AppDialog';
import { useDiscardQuestion } from '@/forms/useDiscardQuestion';
import { ChangedElsewhere } from './ChangedElsewhere';
import { EditFields } from './EditFields';
import { useEditForm } from './useEditForm';

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
  const { form, submission, current } = useEditForm(own, onClose);
  const { busy } = submission;
  const { isDirty } = form.formState;
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
      <Form submission={submission} sx={{ display: 'contents' }}>
        <DialogContent>
          {current === null ? (
            <EditFields form={form} disabled={busy} errorOf={submission.errors.of} />
          ) : (
            <ChangedElsewhere mine={form.getValues()} stored={current} />
          )}
        </DialogContent>
        {question !== null && <Box sx={{ mx: 3, mt: 2 }}>{question}</Box>}
        <DialogActions sx={{ gap: 1 }}>{actions()}</DialogActions>
      </Form>
    </AppDialog>
  );
}

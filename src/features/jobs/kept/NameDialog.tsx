import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { JOB_LIMITS } from '@/config/jobs';
import { defineForm } from '@/forms/defineForm';
import { Field } from '@/forms/Field';
import { Form } from '@/forms/Form';
import { SubmitButton } from '@/forms/SubmitButton';
import { useForm } from '@/forms/useForm';
import { AppDialog } from '@/ui/dialog/AppDialog';

interface NameDialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly action: string;
  /** The first value of the field. */
  readonly name: string;
  readonly onName: (name: string) => Promise<void>;
  readonly onClose: () => void;
}

/** The dialog that asks for the name of a saved search. */
export function NameDialog({ open, title, onClose, ...rest }: NameDialogProps) {
  return (
    <AppDialog open={open} title={title} onClose={onClose} size="xs" whole>
      {open && <NameForm {...rest} onClose={onClose} />}
    </AppDialog>
  );
}

const NAME = defineForm({
  labels: 'words',
  fields: { name: { kind: 'text', maxLength: JOB_LIMITS.searchName, required: true } },
});

function NameForm({ name, action, onName, onClose }: Omit<NameDialogProps, 'open' | 'title'>) {
  const { t } = useTranslation('words');
  const form = useForm(NAME, {
    id: useId(),
    values: { name },
    send: (sent) => onName(sent.name ?? ''),
    onDone: onClose,
  });
  return (
    <Form submission={form} sx={{ display: 'contents' }}>
      <DialogContent>
        <Field of={form.of} name="name" />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <SubmitButton busy={form.busy}>{action}</SubmitButton>
      </DialogActions>
    </Form>
  );
}

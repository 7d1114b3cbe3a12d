import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { JOB_LIMITS } from '@/config/jobs';
import { Form } from '@/forms/Form';
import { TextInput } from '@/forms/fields/TextInput';
import { SubmitButton } from '@/forms/SubmitButton';
import { useFormSubmission } from '@/forms/useFormSubmission';
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

function NameForm({ name, action, onName, onClose }: Omit<NameDialogProps, 'open' | 'title'>) {
  const { t } = useTranslation(['jobs', 'words']);
  const id = useId();
  const form = useForm({ defaultValues: { name } });
  const submission = useFormSubmission(form, {
    fields: ['name'],
    check: ({ name: given }, errors) => {
      const length = Array.from(given.trim()).length;
      const isRight = length >= 1 && length <= JOB_LIMITS.searchName;
      return errors.refuse(
        new Map(isRight ? [] : [['name', t('kept.nameRule', { count: JOB_LIMITS.searchName })]]),
      );
    },
    send: ({ name: given }) => onName(given.trim()),
    onDone: onClose,
  });
  return (
    <Form submission={submission} sx={{ display: 'contents' }}>
      <DialogContent>
        <TextInput
          id={`${id}-name`}
          label={t('words:name')}
          field={form.register('name')}
          autoComplete="off"
          required
          error={submission.errors.of('name')}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('words:cancel')}</Button>
        <SubmitButton busy={submission.busy}>{action}</SubmitButton>
      </DialogActions>
    </Form>
  );
}

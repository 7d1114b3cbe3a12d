import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { documents, type StoredDocument } from '@/api/endpoints/documents';
import { queryClient, queryOptionsFor } from '@/api/queries';
import { TYPES, useTypeName } from '@/features/documents/checks';
import { Bound, type FieldsOf } from '@/forms/Bound';
import { VersionTable } from '@/forms/conflict/VersionTable';
import { ChoiceInput } from '@/forms/fields/ChoiceInput';
import { CountryInput } from '@/forms/fields/CountryInput';
import { DateInput } from '@/forms/fields/DateInput';
import { FIELD_GAP } from '@/forms/fields/FieldFrame';
import { TextInput } from '@/forms/fields/TextInput';
import { useCountryList } from '@/forms/fields/useCountryList';
import { Form } from '@/forms/Form';
import { SubmitButton } from '@/forms/SubmitButton';
import { useDiscardQuestion } from '@/forms/useDiscardQuestion';
import { useFirstFocus } from '@/forms/useFirstFocus';
import { formatDate } from '@/i18n/format';
import { AppDialog } from '@/ui/dialog/AppDialog';
import { BidiText } from '@/ui/text/BidiText';
import { type EditField, type EditValues, FIELDS, LABELS, useEditForm, valuesOf } from './useEditForm';

const NONE = '–';

/** The differences between the typed values and the stored ones. */
function ChangedElsewhere(props: { readonly mine: EditValues; readonly stored: StoredDocument }) {
  const { t } = useTranslation(['documents', 'forms', 'fields', 'words']);
  const nameOf = useTypeName();
  const { nameOf: countryOf } = useCountryList();
  const { mine } = props;
  const stored = valuesOf(props.stored);
  const shown = (field: EditField, value: string): string => {
    if (value === '') return NONE;
    if (field === 'type') return nameOf(value);
    if (field === 'countryCode') return countryOf(value);
    return field === 'issuedOn' || field === 'expiresOn' ? formatDate(value) : value;
  };
  const differing = FIELDS.filter((field) => mine[field].trim() !== stored[field]);
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
        rows={(differing.length > 0 ? differing : FIELDS).map((field) => ({
          key: field,
          name: t(LABELS[field]),
          mine: <BidiText>{shown(field, mine[field].trim())}</BidiText>,
          stored: <BidiText>{shown(field, stored[field])}</BidiText>,
        }))}
      />
    </>
  );
}

interface EditFieldsProps {
  readonly form: UseFormReturn<EditValues>;
  readonly disabled: boolean;
  readonly errorOf: (field: EditField) => string | undefined;
}

function EditFields({ form, disabled, errorOf }: EditFieldsProps) {
  const { t } = useTranslation(['documents', 'fields', 'words']);
  const nameOf = useTypeName();
  const { choices, isMissing } = useCountryList();
  useFirstFocus(form, 'name');
  const of: FieldsOf<EditValues> = {
    control: form.control,
    frame: (name) => ({
      id: `edit-${name}`,
      label: t(LABELS[name]),
      disabled,
      error: errorOf(name),
    }),
  };
  const types = [...new Set<string>([...TYPES, form.getValues('type')])];
  return (
    <Box sx={{ display: 'grid', gap: FIELD_GAP, pt: 1 }}>
      <Bound of={of} name="name">
        {(field) => <TextInput {...field} autoComplete="off" required />}
      </Bound>
      <Bound of={of} name="type">
        {({ onChange, ...field }) => (
          <ChoiceInput
            {...field}
            options={types.map((value) => ({ value, name: nameOf(value) }))}
            onChange={(type) => onChange(type || 'other')}
          />
        )}
      </Bound>
      <Box sx={{ display: 'grid', gap: FIELD_GAP, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        {(['issuedOn', 'expiresOn'] as const).map((name) => (
          <Bound key={name} of={of} name={name}>
            {(field) => <DateInput {...field} />}
          </Bound>
        ))}
      </Box>
      <Bound of={of} name="countryCode">
        {({ value, onChange, ...field }) => (
          <CountryInput
            {...field}
            hint={isMissing ? t('edit.countriesMissing') : undefined}
            choices={choices}
            value={choices.find(({ code }) => code === value)?.id ?? ''}
            onChange={(id) => onChange(choices.find((choice) => choice.id === id)?.code ?? '')}
          />
        )}
      </Bound>
      <Bound of={of} name="referenceNo">
        {(field) => <TextInput {...field} autoComplete="off" dir="ltr" />}
      </Bound>
    </Box>
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

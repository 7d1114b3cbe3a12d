import Box from '@mui/material/Box';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useSubmission } from '@/forms/useSubmission';
import { useFormSummary } from '@/forms/useFormSummary';
import { pathOf } from '@/config/routes';
import { userMessage } from '@/errors/normaliser';
import { isSignedInAs, ownPath } from '@/identity/identity';
import { useMessage } from '@/i18n/useMessage';
import type { References } from '@/features/profile/useReferences';
import { useToast } from '@/ui/toast/Toasts';
import { DraftNotice } from '@/forms/drafts/DraftNotice';
import { Missing } from './Missing';
import { LanguagesPart, PrivacyPart } from './OtherParts';
import { PersonalPart } from './PersonalPart';
import { ProfessionPart } from './ProfessionPart';
import { draftName, editorValuesFrom } from './draft';
import { checkEditor } from './rules';
import { SaveBar } from './SaveBar';
import { useDraft } from '@/forms/drafts/useDraft';
import { useEditorErrors } from './useEditorErrors';
import { useGroupFocus } from './useGroupFocus';
import { type Saved, useSave } from './useSave';
import { ACCOUNT_FIELDS, type EditorValues, sameValues } from './values';

interface EditorProps {
  readonly userId: string;
  /** What the server had when the editor opened. */
  readonly first: Saved;
  readonly references: References;
}

/** The form itself: what is typed stays until it is saved, whatever happens. */
export function Editor({ userId, first, references }: EditorProps) {
  const { t } = useTranslation(['profile', 'forms']);
  const navigate = useNavigate();
  // A page that sent the person here for a change is where they go on.
  const back = ownPath(useSearchParams()[0].get('back'));
  const toast = useToast();
  const say = useMessage();
  const summary = useFormSummary();
  const { pending, run } = useSubmission();
  const [chosenCode, setChosenCode] = useState('');
  const form = useForm<EditorValues>({ defaultValues: structuredClone(first.values) });
  const { saved, save, loadAccount } = useSave(userId, first);
  const errors = useEditorErrors(form, summary);
  const draft = useDraft({
    form,
    name: draftName(userId),
    saved: saved.values,
    valuesFrom: editorValuesFrom,
    isSame: sameValues,
    mayKeep: () => isSignedInAs(userId),
    onLeave: () =>
      toast({
        kind: 'info',
        message: t('editor.left'),
        action: { label: t('editor.goOn'), run: () => void navigate(pathOf('profileEdit')) },
      }),
  });
  useGroupFocus();

  const { countries } = references;
  const listed = countries.status === 'ready' && !countries.data.isSample ? countries.data.items : [];
  const codeOf = (id: string) => listed.find((country) => country.id === id)?.code ?? '';
  const callingCountry = chosenCode || codeOf(form.getValues('countryOfResidenceId'));
  const busy = pending !== null;

  const submit = form.handleSubmit(async (values) => {
    if (busy) return;
    const available = { account: saved.account === 'editable', countries: listed.length > 0 };
    if (!errors.check(checkEditor(values, available))) return;
    const result = await run('form', () => save(values, callingCountry));
    if (result.outcome !== 'done') return;
    const { value } = result;
    if (value.outcome === 'failed') {
      if (value.note === 'accountUnsupported') {
        for (const field of ACCOUNT_FIELDS) form.setValue(field, saved.values[field]);
      }
      errors.report(value);
      return;
    }
    draft.settle();
    toast(
      value.outcome === 'saved'
        ? { kind: 'success', message: t('editor.saved') }
        : { kind: 'info', message: t('editor.unchanged') },
    );
    void navigate(back ?? pathOf('profile'), { replace: true });
  });

  const retryAccount = async () => {
    try {
      const values = await loadAccount();
      for (const field of ACCOUNT_FIELDS) form.setValue(field, values[field]);
    } catch (error) {
      toast({ kind: 'error', message: say(userMessage(error)) });
    }
  };

  const parts = { form, references, busy, errorOf: errors.errorOf };
  const clean = saved.profileId === null ? 'new' : 'clean';
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => void submit(event)}
      sx={{
        display: 'grid',
        gap: 3,
        gridTemplateColumns: 'minmax(0, 1fr)',
        // A field that has the focus is never under the bar with the buttons.
        '& :is(input, select, textarea, button)': { scrollMarginBlockEnd: '240px' },
      }}
    >
      {draft.offered !== null && (
        <DraftNotice
          at={draft.offered.at}
          disabled={busy}
          onRestore={() => {
            draft.restore();
            toast({ kind: 'info', message: t('forms:draft.restored') });
            form.setFocus('firstName');
          }}
          onDiscard={() => {
            draft.discard();
            toast({ kind: 'info', message: t('forms:draft.discarded') });
            form.setFocus('firstName');
          }}
        />
      )}
      {saved.account === 'unknown' && (
        <Missing text={t('editor.accountMissing')} onRetry={() => void retryAccount()} />
      )}
      <PersonalPart
        {...parts}
        account={saved.account === 'editable'}
        callingCountry={callingCountry}
        onCallingCountry={setChosenCode}
      />
      <ProfessionPart {...parts} />
      <LanguagesPart {...parts} />
      <PrivacyPart {...parts} />
      <SaveBar
        summary={summary}
        pending={busy}
        state={draft.dirty ? (draft.kept ? 'unsaved' : 'unsavedForgetful') : clean}
      />
    </Box>
  );
}

import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { DraftNotice } from '@/forms/drafts/DraftNotice';
import { FIELD_GAP } from '@/forms/fields/FieldFrame';
import { Surface } from '@/ui/card/Surface';
import { useToast } from '@/ui/toast/Toasts';
import { ChangedElsewhere } from './ChangedElsewhere';
import { SaveBar } from './SaveBar';
import type { SectionForm as State } from './useSectionForm';

interface SectionFormProps<V extends FieldValues> {
  readonly state: State<V>;
  /** The accessible name of a form that has no heading. */
  readonly label?: string;
  /** Further buttons beside the save buttons. */
  readonly actions?: ReactNode;
  /** Content above the fields. */
  readonly notice?: ReactNode;
  readonly children: ReactNode;
}

/** The form of a section or of one of its entries, with its draft, its conflict and its save bar. */
export function SectionForm<V extends FieldValues>(props: SectionFormProps<V>) {
  const { state, label, actions, notice, children } = props;
  const { form, busy, draft, summary, conflict, options } = state;
  const { t } = useTranslation('forms');
  const toast = useToast();
  const [first] = options.fields;
  const close = (message: string) => {
    toast({ kind: 'info', message });
    if (first !== undefined) form.setFocus(first);
  };
  const clean = options.store.isNew ? 'new' : 'clean';
  return (
    <Box
      component="form"
      noValidate
      aria-label={label}
      onSubmit={state.submit}
      sx={{
        display: 'grid',
        gap: 3,
        gridTemplateColumns: 'minmax(0, 1fr)',
        // Keeps a focused field above the save bar.
        '& :is(input, select, textarea, button)': { scrollMarginBlockEnd: '240px' },
      }}
    >
      {draft.offered !== null && (
        <DraftNotice
          at={draft.offered.at}
          disabled={busy}
          onRestore={() => {
            draft.restore();
            close(t('draft.restored'));
          }}
          onDiscard={() => {
            draft.discard();
            close(t('draft.discarded'));
          }}
        />
      )}
      {notice}
      <Surface padding="roomy">
        <Box sx={{ display: 'grid', rowGap: FIELD_GAP, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          {children}
        </Box>
      </Surface>
      <SaveBar
        summary={summary}
        busy={busy}
        state={draft.dirty ? (draft.kept ? 'unsaved' : 'unsavedForgetful') : clean}
      >
        {actions}
      </SaveBar>
      {conflict !== null && (
        <ChangedElsewhere
          conflict={conflict}
          nameOf={options.nameOf}
          textOf={options.textOf}
          onResolve={state.resolve}
        />
      )}
    </Box>
  );
}

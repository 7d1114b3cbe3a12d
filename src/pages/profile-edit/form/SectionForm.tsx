import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ConflictDialog } from '@/forms/conflict/ConflictDialog';
import { VersionChoice } from '@/forms/conflict/VersionChoice';
import { DraftNotice } from '@/forms/drafts/DraftNotice';
import { FIELD_GAP } from '@/forms/fields/FieldFrame';
import { FormAlert } from '@/forms/FormAlert';
import { withSides } from '@/forms/saving/merge';
import { SubmitButton } from '@/forms/SubmitButton';
import type { Summary } from '@/forms/useFormSummary';
import { Surface } from '@/ui/card/Surface';
import { focusIfLost, useFocusNext } from '@/ui/focusNext';
import { STICKS, stickyInTallSx } from '@/ui/page/lowerBarSx';
import { Text } from '@/ui/text/Text';
import { useToast } from '@/ui/toast/Toasts';
import type { FieldOf } from './saving';
import { type Conflict, type SectionForm as State, type Way, wayOf } from './useSectionForm';

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
  const [pressed, setPressed] = useState<Way>('stay');
  const clean = options.store.isNew ? 'new' : 'clean';
  const element = useRef<HTMLFormElement>(null);
  // The pressed button is disabled while it is busy, so the dialog cannot return the focus to it.
  const [wasAsked, setWasAsked] = useState(false);
  if (conflict !== null && !wasAsked) setWasAsked(true);
  useFocusNext(
    () => {
      setWasAsked(false);
      focusIfLost(() => element.current?.querySelector<HTMLElement>('.vt-buttons [type="submit"]'));
    },
    wasAsked && conflict === null && !busy,
  );
  return (
    <Box
      component="form"
      ref={element}
      noValidate
      aria-label={label}
      onSubmit={(event) => {
        setPressed(wayOf(event));
        state.submit(event);
      }}
      sx={{
        display: 'grid',
        gap: 3,
        gridTemplateColumns: 'minmax(0, 1fr)',
        // Keeps a focused field, or the heading of a form that was opened, above the save bar.
        [STICKS]: { '& :is(h2, input, select, textarea, button)': { scrollMarginBlockEnd: '240px' } },
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
        pressed={pressed}
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

interface ChangedElsewhereProps<V extends FieldValues> {
  readonly conflict: Conflict<V>;
  readonly nameOf: (field: FieldOf<V>) => string;
  readonly textOf: (field: FieldOf<V>, values: V) => ReactNode;
  readonly onResolve: (values: V | null) => void;
}

/**
 * The conflict with a change made elsewhere: both versions side by side, field by field. After the last
 * choice the save continues. Closing the dialog keeps the typed values and saves nothing.
 */
function ChangedElsewhere<V extends FieldValues>(props: ChangedElsewhereProps<V>) {
  const { conflict, nameOf, textOf, onResolve } = props;
  const { t } = useTranslation(['sections', 'profile', 'forms', 'terms']);
  return (
    <ConflictDialog
      title={t('terms:changedElsewhere')}
      text={t('conflict.text')}
      onClose={() => onResolve(null)}
      leavesFocus
      actions={<Button onClick={() => onResolve(null)}>{t('conflict.later')}</Button>}
    >
      <VersionChoice
        asked={conflict.asked}
        nameOf={nameOf}
        textOf={(field, side) => textOf(field, conflict[side]) || t('terms:notGiven')}
        onChosen={(sides) => onResolve(withSides(conflict, conflict.asked, sides))}
      />
    </ConflictDialog>
  );
}

interface SaveBarProps {
  readonly summary: Summary;
  readonly busy: boolean;
  /** The button that was pressed last. */
  readonly pressed: Way;
  readonly state: 'clean' | 'new' | 'unsaved' | 'unsavedForgetful';
  readonly children?: ReactNode;
}

/**
 * The save buttons and the state of the form. The bar stays at the bottom of the screen while the form is
 * longer.
 */
function SaveBar({ summary, busy, pressed, state, children }: SaveBarProps) {
  const { t } = useTranslation(['sections', 'profile', 'words']);
  // A phone shows the state from the first change on. It then stays, so that saving moves nothing.
  const [wasChanged, setWasChanged] = useState(false);
  const isChanged = state !== 'clean' && state !== 'new';
  if (isChanged && !wasChanged) setWasChanged(true);
  return (
    <Box
      className="vt-buttons"
      sx={{
        ...stickyInTallSx,
        insetBlockEnd: 'var(--vt-lower-bar, 0px)',
        zIndex: 1,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        marginInline: { xs: -2, sm: 0 },
        paddingInline: { xs: 2, sm: 3 },
        paddingBlock: 1.5,
        paddingBlockEnd: 'max(12px, env(safe-area-inset-bottom))',
        bgcolor: 'background.paper',
        border: '1px solid',
        borderColor: 'divider',
        borderRadius: { xs: 0, sm: 1 },
      }}
    >
      {/* In the bar the alert is visible wherever in the form the person is. */}
      <Box sx={{ flex: '1 1 100%', '&:empty': { display: 'none' }, '& > *': { marginBlockEnd: 1 } }}>
        <FormAlert summary={summary} />
      </Box>
      {/* Enter presses the first submit button, so the first one is the one that stays on the page. */}
      {(['stay', 'goOn'] as const).map((way) => (
        <SubmitButton
          key={way}
          busy={busy && pressed === way}
          disabled={busy}
          loadingPosition="center"
          variant={way === 'stay' ? 'contained' : 'outlined'}
          value={way}
        >
          {t(way === 'stay' ? 'words:save' : 'saveAndGoOn')}
        </SubmitButton>
      ))}
      {children}
      <Text
        quiet
        small
        // That it is saved is announced by the message of the save.
        aria-live={isChanged ? 'polite' : 'off'}
        sx={{
          flex: '1 1 200px',
          textAlign: { sm: 'end' },
          display: { xs: isChanged || wasChanged ? 'block' : 'none', sm: 'block' },
        }}
      >
        {t(`profile:editor.${state}`)}
      </Text>
    </Box>
  );
}

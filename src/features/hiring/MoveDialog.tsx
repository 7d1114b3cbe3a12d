import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StaffApplication } from '@/api/endpoints/adminApplications';
import type { StaffMove } from '@/config/jobs';
import { useTyped } from '@/forms/Bound';
import { readDraft } from '@/forms/drafts/drafts';
import { Form } from '@/forms/Form';
import { useForm } from '@/forms/useForm';
import { isolatedText } from '@/i18n/useMessage';
import { AppDialog } from '@/ui/dialog/AppDialog';
import { useFocusNext } from '@/ui/focusNext';
import { ForBoth } from './ForBoth';
import { detailsOf, FIELDS_OF, MOVE_FORMS, type MoveDetails, offerDays, TIME_FIELDS } from './moveForm';
import { MoveFields } from './MoveFields';
import { MovePreview } from './MovePreview';
import { moveDraft } from './useMoves';
import { MOVE_NAMES } from './stages';

interface MoveDialogProps {
  readonly item: StaffApplication;
  readonly to: StaffMove;
  readonly userId: string;
  readonly onClose: () => void;
  /** @param typed the values of the form; they are stored as a draft when the move cannot be sent */
  readonly onMove: (details: MoveDetails, typed: unknown) => void;
}

/** The form of a move, with a preview of exactly what the applicant will read. */
export function MoveDialog({ item, to, userId, onClose, onMove }: MoveDialogProps) {
  const { t, i18n } = useTranslation(['hiring', 'words', 'terms']);
  const definition = MOVE_FORMS[to];
  const [begins] = useState(
    () => readDraft(moveDraft(userId, item.id, to), definition.draft)?.values ?? definition.blank,
  );
  const { first: earliest, last: latest } = offerDays();
  const inWords = (moment: string) => <ForBoth moment={moment} item={item} />;
  const form = useForm(definition, {
    id: 'move',
    values: begins,
    given: {
      ...Object.fromEntries(TIME_FIELDS.map((name) => [name, { inWords }])),
      answerBy: { earliest, latest },
    },
    send: (sent) => Promise.resolve(detailsOf(to, sent)),
    onDone: (details) => onMove(details, typed),
  });
  const typed = useTyped(form.of);
  const { focus } = form;
  const [first] = FIELDS_OF[to];
  useFocusNext(() => focus(first));
  const name = isolatedText(item.applicantName.slice(0, 200), i18n.dir());
  return (
    <AppDialog
      title={t('moveTo', { name, stage: t(MOVE_NAMES[to]) })}
      onClose={onClose}
      size={520}
      actions={
        <>
          <Button onClick={onClose}>{t('words:cancel')}</Button>
          <Button type="submit" form="move-form" variant="contained">
            {t('moveConfirm')}
          </Button>
        </>
      }
    >
      <Form submission={form} id="move-form" sx={{ pt: 1 }}>
        <Box sx={{ display: 'grid', gap: 1 }}>
          <MoveFields of={form.of} names={FIELDS_OF[to]} typed={typed} />
        </Box>
      </Form>
      <MovePreview to={to} values={typed} zone={item.applicantZone} />
    </AppDialog>
  );
}

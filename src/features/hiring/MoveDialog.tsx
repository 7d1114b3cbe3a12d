import Add from '@mui/icons-material/AddOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StaffApplication } from '@/api/endpoints/adminApplications';
import { INTERVIEW, type StaffMove } from '@/config/jobs';
import { FormDialogActions } from '@/forms/FormDialogActions';
import { useBound, useTyped } from '@/forms/Bound';
import { readDraft } from '@/forms/drafts/drafts';
import { type DefinedFields, Field } from '@/forms/Field';
import { Form } from '@/forms/Form';
import { useForm } from '@/forms/useForm';
import { formatNumber } from '@/i18n/format';
import { isolated } from '@/i18n/isolated';
import { AppDialog } from '@/ui/dialog/AppDialog';
import { focusNext, useFocusNext } from '@/ui/focusNext';
import { ForBoth } from './ForBoth';
import {
  detailsOf,
  FIELDS_OF,
  MOVE_FORMS,
  type MoveDetails,
  type MoveValues,
  offerDays,
  rowsOf,
  TIME_FIELDS,
} from './moveForm';
import { MovePreview } from './MovePreview';
import { MOVE_NAMES } from './stages';
import { moveDraft } from './useMoves';

interface TimesProps {
  readonly of: DefinedFields<MoveValues>;
  readonly typed: MoveValues;
}

/** The interview times. Their number can be changed. */
function Times({ of, typed }: TimesProps) {
  const { t } = useTranslation('hiring');
  const rows = useBound(of, 'rows');
  const [at, at2, at3, at4, at5] = [
    useBound(of, 'at'),
    useBound(of, 'at2'),
    useBound(of, 'at3'),
    useBound(of, 'at4'),
    useBound(of, 'at5'),
  ];
  const fields = [at, at2, at3, at4, at5];
  const count = rowsOf(typed);
  const focus = (id: string | undefined) =>
    focusNext(() => (id === undefined ? undefined : document.getElementById(id)?.focus()));
  const add = () => {
    rows.onChange(String(count + 1));
    focus(fields[count]?.id);
  };
  /** The times below the removed one move up by one, so that their values and their order stay. */
  const removeAt = (index: number) => {
    for (let place = index; place < count; place += 1) {
      fields[place]?.onChange(fields[place + 1]?.value ?? '');
    }
    rows.onChange(String(count - 1));
    focus(fields[Math.min(index, count - 2)]?.id);
  };
  return (
    <>
      {TIME_FIELDS.slice(0, count).map((name, index) => (
        <Box key={name}>
          <Field of={of} name={name} />
          {count > 1 && (
            <Button size="small" onClick={() => removeAt(index)} sx={{ marginInlineStart: '-14px' }}>
              {t('times.remove', { n: formatNumber(index + 1) })}
            </Button>
          )}
        </Box>
      ))}
      {count < INTERVIEW.mostTimes && (
        <Box>
          <Button startIcon={<Add aria-hidden />} onClick={add} sx={{ marginInlineStart: -1 }}>
            {t('times.add')}
          </Button>
        </Box>
      )}
    </>
  );
}

interface MoveDialogProps {
  readonly open: boolean;
  readonly item: StaffApplication;
  readonly to: StaffMove;
  readonly userId: string;
  readonly onClose: () => void;
  /** @param typed the values of the form; they are stored as a draft when the move cannot be sent */
  readonly onMove: (details: MoveDetails, typed: unknown) => void;
}

/** The form of a move, with a preview of exactly what the applicant will read. */
export function MoveDialog({ open, item, to, userId, onClose, onMove }: MoveDialogProps) {
  const { t } = useTranslation(['hiring', 'terms']);
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
  useFocusNext(() => focus(to === 'interview' ? 'at' : FIELDS_OF[to][0]));
  const name = isolated(item.applicantName.slice(0, 200));
  return (
    <AppDialog
      open={open}
      title={t('moveTo', { name, stage: t(MOVE_NAMES[to]) })}
      onClose={onClose}
      size={520}
      actions={
        <FormDialogActions form="move-form" onCancel={onClose}>
          {t('moveConfirm')}
        </FormDialogActions>
      }
    >
      <Form submission={form} id="move-form" sx={{ pt: 1 }}>
        <Box sx={{ display: 'grid', gap: 1 }}>
          {to === 'interview' && <Times of={form.of} typed={typed} />}
          {FIELDS_OF[to].map((name) => (
            <Field key={name} of={form.of} name={name} />
          ))}
        </Box>
      </Form>
      <MovePreview to={to} values={typed} zone={item.applicantZone} />
    </AppDialog>
  );
}

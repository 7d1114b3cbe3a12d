import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { adminApplications, type StaffApplication } from '@/api/endpoints/adminApplications';
import { send } from '@/api/send';
import { JOB_LIMITS } from '@/config/jobs';
import { useStatusName } from '@/features/hiring/stages';
import { defineForm } from '@/forms/defineForm';
import { Field } from '@/forms/Field';
import { Form } from '@/forms/Form';
import { SubmitButton } from '@/forms/SubmitButton';
import { useClientIds } from '@/forms/useClientIds';
import { useForm } from '@/forms/useForm';
import { formatMoment } from '@/i18n/format';
import { PlainList } from '@/ui/text/PlainList';
import { SEPARATOR } from '@/ui/text/separator';
import { useToast } from '@/ui/toast/Toasts';

/** The events and notes, oldest first. Notes that the applicant cannot see are marked. */
export function Timeline({ item }: { readonly item: StaffApplication }) {
  const { t } = useTranslation('hiring');
  const statusName = useStatusName();
  const entries = item.timeline ?? [];
  if (entries.length === 0) return <Box sx={{ color: 'text.secondary' }}>{t('timeline.none')}</Box>;
  return (
    <PlainList component="ol" sx={{ display: 'grid', gap: 2 }}>
      {entries.map(({ id, at, status, by, note, visible }) => {
        const hasNote = note !== null && note !== undefined && note !== '';
        return (
          <Box
            component="li"
            key={id}
            sx={{
              borderInlineStart: '2px solid',
              borderColor: 'divider',
              paddingInlineStart: 1.5,
              minWidth: 0,
            }}
          >
            <Box sx={{ fontWeight: 600 }}>{statusName(status)}</Box>
            <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
              {formatMoment(at)}
              {by !== null && by !== undefined && `${SEPARATOR}${t(`by.${by}`)}`}
            </Box>
            {hasNote && (
              <Box dir="auto" sx={{ mt: 0.5, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
                {note}
              </Box>
            )}
            {hasNote && visible === false && (
              <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>{t('timeline.hidden')}</Box>
            )}
          </Box>
        );
      })}
    </PlainList>
  );
}

const NOTE = defineForm({
  labels: 'hiring:fields',
  fields: {
    text: { kind: 'long', maxLength: JOB_LIMITS.staffNote, label: 'fields:note' },
    visible: { kind: 'check' },
  },
  rules: ({ text }) => ({ text: text.trim() === '' ? { key: 'hiring:notes.empty' } : undefined }),
});

/** Adds a note to the timeline. The applicant sees it only when staff choose that. */
export function AddNote({ id }: { readonly id: string }) {
  const { t } = useTranslation('hiring');
  const toast = useToast();
  const clientIds = useClientIds();
  const form = useForm(NOTE, {
    id: 'note',
    send(sent, signal) {
      const note = { text: sent.text ?? '', visible: sent.visible === true };
      const body = { ...note, clientId: clientIds.of(JSON.stringify(note)) };
      return send(adminApplications.addNote, { path: { id }, body, signal });
    },
    onDone() {
      clientIds.clear();
      form.reset();
      toast({ kind: 'success', message: t('notes.added') });
    },
  });
  return (
    <Form submission={form} label={t('notes.title')}>
      <Field of={form.of} name="text" />
      <Field of={form.of} name="visible" />
      <SubmitButton busy={form.busy} variant="outlined" sx={{ mt: 1 }}>
        {t('notes.add')}
      </SubmitButton>
    </Form>
  );
}

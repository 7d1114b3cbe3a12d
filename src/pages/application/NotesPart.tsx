import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { Application } from '@/api/endpoints/applications';
import { JOB_LIMITS } from '@/config/jobs';
import { DateInput } from '@/forms/fields/DateInput';
import { TextArea } from '@/forms/fields/TextArea';
import { formatTime } from '@/i18n/format';
import { Text } from '@/ui/text/Text';
import { AddToCalendar } from './AddToCalendar';
import { TitledCard } from '@/ui/card/TitledCard';
import { useNote } from './useNote';

interface NotesPartProps {
  readonly application: Application;
  readonly userId: string;
}

/** A private note and a private reminder. */
export function NotesPart({ application, userId }: NotesPartProps) {
  const { t } = useTranslation(['applications', 'fields', 'problems', 'terms']);
  const { note, change, state } = useNote(application, userId);
  const stateText = {
    idle: () => '',
    tooLong: () => '',
    merged: () => t('notes.merged'),
    device: () => t('notes.device'),
    saved: () => t('terms:savedAt', { time: formatTime(state.kind === 'saved' ? state.at : 0) }),
  }[state.kind]();
  const most = JOB_LIMITS.note;
  return (
    <TitledCard title={t('notes.title')}>
      <TextArea
        id="application-note"
        label={t('fields:note')}
        hint={t('notes.private')}
        error={state.kind === 'tooLong' ? t('problems:tooLong', { count: most }) : undefined}
        value={note.text}
        onChange={(text) => change({ text })}
        onBlur={() => undefined}
        inputRef={null}
      />
      <Text quiet small aria-live="polite" sx={{ minHeight: '1.5em' }}>
        {stateText}
      </Text>
      <Box className="vt-no-print" sx={{ mt: 1 }}>
        <Box sx={{ maxWidth: 240 }}>
          <DateInput
            id="application-reminder"
            label={t('notes.remind')}
            value={note.remindOn}
            onChange={(remindOn) => change({ remindOn })}
          />
        </Box>
        {note.remindOn !== '' && (
          <AddToCalendar application={application} kind="reminder" when={note.remindOn}>
            {t('notes.download')}
          </AddToCalendar>
        )}
      </Box>
    </TitledCard>
  );
}

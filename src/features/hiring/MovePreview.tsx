import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { INTERVIEW_KINDS, OUTCOME_REASONS, type StaffMove } from '@/config/jobs';
import { existingMoment } from '@/forms/kinds/moment/kind';
import { formatDate } from '@/i18n/format';
import type { TextKey } from '@/i18n/textKey';
import { formatInZone, ownZone, zoneIn } from '@/i18n/zones';
import { Text } from '@/ui/text/Text';
import { type MoveValues, rowsOf, TIME_FIELDS } from './moveForm';

/** The sentence that tells the applicant about each move. */
const STATUS_SENTENCES = {
  inReview: 'terms:beingReviewed',
  interview: 'terms:invited',
  offer: 'terms:youHaveAnOffer',
  rejected: 'terms:notSelected',
} as const satisfies Readonly<Record<StaffMove, TextKey>>;

interface MovePreviewProps {
  readonly to: StaffMove;
  readonly values: MoveValues;
  /** The applicant's time zone; null or undefined when it is not known. */
  readonly zone: string | null | undefined;
}

/**
 * Exactly what the applicant will read: the new status, and the fields of this form that are meant for them.
 */
export function MovePreview({ to, values, zone }: MovePreviewProps) {
  const { t } = useTranslation(['hiring', 'terms']);
  const kind = INTERVIEW_KINDS.find((one) => one === values.kind);
  const reason = OUTCOME_REASONS.find((one) => one === values.reason);
  const theirs = zoneIn(zone) ?? ownZone();
  const times = TIME_FIELDS.slice(0, rowsOf(values)).flatMap((field) => existingMoment(values[field]) ?? []);
  const isChoice = to === 'interview' && (rowsOf(values) > 1 || values.confirm === true);
  /** The lines under the status; `typed` says whether staff wrote the text. */
  const parts: readonly (readonly [name: string, text: string, typed: boolean])[] = [
    ...(to === 'interview'
      ? ([
          ['at', times.map((moment) => formatInZone(moment, theirs)).join('\n'), false],
          ['kind', kind === undefined ? '' : t(`terms:interviewKind.${kind}`), false],
          ['place', values.place, true],
        ] as const)
      : []),
    ...(to === 'offer'
      ? ([
          [
            'answerBy',
            values.answerBy === '' ? '' : formatDate(values.answerBy, { dateStyle: 'full' }),
            false,
          ],
          ['offerText', values.offerText, true],
        ] as const)
      : []),
    ...(to === 'rejected'
      ? ([
          ['reason', reason === undefined ? '' : t(`reasons.${reason}`), false],
          ['message', values.message, true],
        ] as const)
      : []),
    ['note', values.visible === true ? values.note : '', true],
  ];
  return (
    <Box
      component="section"
      aria-labelledby="move-preview"
      sx={{ mt: 2, p: 2, borderRadius: 1, border: '1px solid', borderColor: 'divider' }}
    >
      <Box component="h3" id="move-preview" sx={{ m: 0, mb: 1, fontSize: '0.875rem', fontWeight: 600 }}>
        {t('preview.title')}
      </Box>
      <Text sx={{ fontWeight: 600 }}>{t(isChoice ? 'terms:chooseTime' : STATUS_SENTENCES[to])}</Text>
      {parts
        .filter(([, text]) => text.trim() !== '')
        .map(([name, text, typed]) => (
          <Text
            key={name}
            {...(typed ? { dir: 'auto' } : {})}
            sx={{ mt: 0.5, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
          >
            {text}
          </Text>
        ))}
      {values.note.trim() !== '' && values.visible !== true && (
        <Text quiet small sx={{ mt: 1 }}>
          {t('preview.noteHidden')}
        </Text>
      )}
    </Box>
  );
}

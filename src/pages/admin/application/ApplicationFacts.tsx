import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { StaffApplication } from '@/api/endpoints/adminApplications';
import { INTERVIEW_KINDS, OUTCOME_REASONS } from '@/config/jobs';
import { type Fact, Facts } from '@/features/applications/Facts';
import { statesAt, TIME_WORDS } from '@/features/applications/interviewTimes';
import { ForBoth } from '@/features/hiring/ForBoth';
import { formatMoment } from '@/i18n/format';
import { TitledCard } from '@/ui/card/TitledCard';
import { BidiText } from '@/ui/text/BidiText';
import { useMinute } from '@/ui/useNow';

interface ApplicationFactsProps {
  readonly item: StaffApplication;
  /** Proposes other interview times. */
  readonly onAgain: () => void;
}

/** The proposed times and the answer, in both time zones; the kind and the place of the interview. */
export function InterviewFacts({ item, onAgain }: ApplicationFactsProps) {
  const { t } = useTranslation(['hiring', 'terms']);
  const now = useMinute() ?? 0;
  const { interview } = item;
  if (interview === null || interview === undefined) return null;
  const { at, times, answer, minutes, place } = interview;
  const kind = INTERVIEW_KINDS.find((one) => one === interview.kind);
  return (
    <>
      {at === null && answer?.none === true && (
        <>
          <div dir="auto">{t('facts.interviewNone', { note: answer.note ?? '' })}</div>
          {item.status === 'interview' && (
            <Button size="small" onClick={onAgain} sx={{ marginInlineStart: '-14px' }}>
              {t('movesAgain')}
            </Button>
          )}
        </>
      )}
      {at === null && times && answer?.none !== true && <div>{t('interviewFilter.open')}</div>}
      {at === null &&
        statesAt(interview, now).map(({ id, at: moment, state }) => (
          <ForBoth
            key={id}
            moment={moment}
            item={item}
            standing={state === 'free' ? undefined : t(TIME_WORDS[state])}
          />
        ))}
      {at !== null && times && <div>{t('facts.interviewChosen', { date: formatMoment(at, 'full') })}</div>}
      {at !== null && <ForBoth moment={at} item={item} isSaid={Boolean(times)} />}
      {minutes && <div>{t('terms:minutes', { count: minutes })}</div>}
      {kind && <div>{t(`terms:interviewKind.${kind}`)}</div>}
      {place && (
        <div>
          <BidiText>{place}</BidiText>
        </div>
      )}
    </>
  );
}

const when = (moment: string | null | undefined): string | null =>
  moment === null || moment === undefined ? null : formatMoment(moment);

/** The applicant, the dates, and the facts of the present stage. */
export function ApplicationFacts({ item, onAgain }: ApplicationFactsProps) {
  const { t } = useTranslation(['hiring', 'fields', 'terms']);
  const { interview, offer, outcome } = item;
  const reason = OUTCOME_REASONS.find((one) => one === outcome?.reason);
  const lastNudge = item.nudges?.at(-1);
  const facts: readonly Fact[] = [
    { label: t('fields:reference'), value: item.reference },
    { label: t('fields:email'), value: item.applicantEmail },
    { label: t('fields:job'), value: [item.jobTitle, item.jobReference].filter(Boolean).join('\n') },
    { label: t('fields:sent'), value: when(item.submittedAt) },
    { label: t('facts.seen'), value: item.seenAt === null ? t('facts.notSeen') : when(item.seenAt) },
    { label: t('facts.asked'), value: [when(lastNudge?.at), lastNudge?.message].filter(Boolean).join('\n') },
    { label: t('terms:interview'), value: interview && <InterviewFacts item={item} onAgain={onAgain} /> },
    {
      label: t('terms:offer'),
      value:
        offer &&
        [t('facts.answerBy', { date: formatMoment(offer.expiresAt) }), offer.text].filter(Boolean).join('\n'),
    },
    {
      label: t('fields:outcome'),
      value:
        outcome &&
        [reason === undefined ? outcome.reason : t(`reasons.${reason}`), outcome.message]
          .filter(Boolean)
          .join('\n'),
    },
  ];
  return (
    <TitledCard title={t('facts.title')}>
      <Facts facts={facts} />
    </TitledCard>
  );
}

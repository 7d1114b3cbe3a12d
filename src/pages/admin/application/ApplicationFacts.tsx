import { useTranslation } from 'react-i18next';
import type { StaffApplication } from '@/api/endpoints/adminApplications';
import { OUTCOME_REASONS } from '@/config/jobs';
import { type Fact, Facts } from '@/features/applications/Facts';
import { formatMoment } from '@/i18n/format';
import { InterviewFacts } from './InterviewFacts';
import { TitledCard } from '@/ui/card/TitledCard';

const when = (moment: string | null | undefined): string | null =>
  moment === null || moment === undefined ? null : formatMoment(moment);

/** The applicant, the dates, and the facts of the present stage. */
export function ApplicationFacts({ item }: { readonly item: StaffApplication }) {
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
    { label: t('terms:interview'), value: interview && <InterviewFacts item={item} /> },
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

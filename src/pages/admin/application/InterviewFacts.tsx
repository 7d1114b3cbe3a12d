import { useTranslation } from 'react-i18next';
import type { StaffApplication } from '@/api/endpoints/adminApplications';
import { INTERVIEW_KINDS } from '@/config/jobs';
import { statesAt, TIME_WORDS } from '@/features/applications/interviewTimes';
import { ForBoth } from '@/features/hiring/ForBoth';
import { formatMoment } from '@/i18n/format';
import { BidiText } from '@/ui/text/BidiText';
import { useMinute } from '@/ui/useNow';

/** The proposed times and the answer, in both time zones; the kind and the place of the interview. */
export function InterviewFacts({ item }: { readonly item: StaffApplication }) {
  const { t } = useTranslation(['hiring', 'terms']);
  const now = useMinute() ?? 0;
  const { interview } = item;
  if (interview === null || interview === undefined) return null;
  const { at, times, answer, minutes, place } = interview;
  const kind = INTERVIEW_KINDS.find((one) => one === interview.kind);
  return (
    <>
      {at === null && answer?.none === true && (
        <div dir="auto">{t('facts.interviewNone', { note: answer.note ?? '' })}</div>
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

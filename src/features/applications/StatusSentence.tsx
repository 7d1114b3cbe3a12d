import { useTranslation } from 'react-i18next';
import type { Application } from '@/api/endpoints/applications';
import { OUTCOME_REASONS } from '@/config/jobs';
import { formatDate, formatMoment } from '@/i18n/format';
import { BidiText } from '@/ui/text/BidiText';
import { Text } from '@/ui/text/Text';
import { isKnownStatus, STATUS_NAMES, statusLine } from './status';

/** Sentences that show a date with its time of day. */
const AT_A_TIME: ReadonlySet<string> = new Set(['interviewAt', 'offerUntil']);

/** The keys of the sentences about proposed interview times. */
const OF_TIMES: ReadonlySet<string> = new Set(['interviewNone', 'interviewGone']);

const OF_A_SET_TIME: ReadonlySet<string> = new Set(['interview', 'interviewAt']);

/** Returns functions for the words of a status: its name, its sentence, and what happens next. */
export function useStatusWords() {
  const { t } = useTranslation(['applications', 'terms']);
  return {
    nameOf: (status: string): string => (isKnownStatus(status) ? t(STATUS_NAMES[status]) : status),
    /** @param isWhole whether the page itself says what happened to the proposed times */
    sentenceOf: (application: Application, isWhole = false): string => {
      const line = statusLine(application);
      const { at, word = '' } = line;
      const key = isWhole && OF_TIMES.has(line.key) ? 'interview' : line.key;
      const date =
        at === undefined
          ? ''
          : AT_A_TIME.has(key)
            ? formatMoment(at, 'long')
            : formatDate(at, { dateStyle: 'long' });
      return t(`status.${key}`, { date, word });
    },
    nextOf: (application: Application): string => {
      const { status } = application;
      // As long as no interview time is set, the next step is not to wait for the decision.
      const isUnset = status === 'interview' && !OF_A_SET_TIME.has(statusLine(application).key);
      return isKnownStatus(status) && !isUnset ? t(`next.${status}`) : '';
    },
    /** Why the application was rejected; '' for other statuses. */
    reasonOf: ({ status, outcome }: Application): string => {
      if (status !== 'rejected') return '';
      const given = outcome?.reason ?? null;
      if (given === null) return t('reasons.none');
      const ownReason = OUTCOME_REASONS.find((reason) => reason === given);
      return t('reasons.given', { reason: ownReason === undefined ? given : t(`reasons.${ownReason}`) });
    },
  };
}

interface StatusSentenceProps {
  readonly application: Application;
  /** Set on the page of the application: the sentence about what happens next is added. */
  readonly withNext?: boolean;
}

/** The status of an application in plain words. */
export function StatusSentence({ application, withNext = false }: StatusSentenceProps) {
  const { sentenceOf, nextOf, reasonOf } = useStatusWords();
  const reason = reasonOf(application);
  const message = application.status === 'rejected' ? (application.outcome?.message ?? '') : '';
  const next = withNext ? nextOf(application) : '';
  return (
    <>
      <Text sx={{ fontWeight: 550 }}>{sentenceOf(application, withNext)}</Text>
      {reason !== '' && <Text>{reason}</Text>}
      {withNext && message !== '' && (
        <Text sx={{ whiteSpace: 'pre-line' }}>
          <BidiText>{message}</BidiText>
        </Text>
      )}
      {next !== '' && <Text quiet>{next}</Text>}
    </>
  );
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Application, applications } from '@/api/endpoints/applications';
import { send } from '@/api/queries';
import { INTERVIEW } from '@/config/jobs';
import type { OneApplication } from '@/features/applications/applicationReads';
import { Facts } from '@/features/applications/Facts';
import {
  isLeft,
  isOpenProposal,
  type ProposedTime,
  statesAt,
  TIME_WORDS,
} from '@/features/applications/interviewTimes';
import { Bound } from '@/forms/Bound';
import { defineForm } from '@/forms/defineForm';
import { RadioInput } from '@/forms/fields/RadioInput';
import { Form } from '@/forms/Form';
import { SubmitButton } from '@/forms/SubmitButton';
import { useClientIds } from '@/forms/useClientIds';
import { useForm } from '@/forms/useForm';
import { formatInZone, isSameClock, ownZone, zoneIn, zoneName } from '@/i18n/zones';
import { TitledCard } from '@/ui/card/TitledCard';
import { AppLink } from '@/ui/page/AppLink';
import { BidiText } from '@/ui/text/BidiText';
import { PlainList } from '@/ui/text/PlainList';
import { Text } from '@/ui/text/Text';
import { useMinute } from '@/ui/useNow';
import { AddToCalendar } from './AddToCalendar';
import { NoneWorks } from './NoneWorks';
import { type Change, ChangeProblem, useChange, WriteToUs } from './useChange';

/**
 * Returns the text of an interview time: in the reader's time zone and, when clocks differ, in the
 * interviewer's.
 * @param zone IANA name of the interviewer's time zone
 * @returns one or two lines for a date and time
 */
function useTimeWords(zone: string | null | undefined): (at: string) => readonly string[] {
  const { t } = useTranslation('applications');
  const own = ownZone();
  const theirs = zoneIn(zone);
  return (at) => [
    t('interview.yours', { date: formatInZone(at, own), zone: zoneName(own, at) }),
    ...(theirs === undefined || isSameClock(at, own, theirs)
      ? []
      : [t('interview.theirs', { date: formatInZone(at, theirs), zone: zoneName(theirs, at) })]),
  ];
}

const CHOICE = defineForm({
  labels: 'applications:interview',
  fields: { times: { kind: 'listed', required: true } },
});

interface InterviewChoiceProps {
  readonly application: Application;
  readonly times: readonly ProposedTime[];
  readonly change: Change;
  /** True when the server has no endpoint for choosing: the times are shown, but none can be chosen. */
  readonly isAbsent: boolean;
  readonly onChosen: () => void;
}

/** The proposed times in both time zones. Times that are taken or have passed cannot be chosen. */
function InterviewChoice({ application, times, change, isAbsent, onChosen }: InterviewChoiceProps) {
  const { t } = useTranslation(['applications', 'terms']);
  const { id, interview } = application;
  const wordsOf = useTimeWords(interview?.zone);
  const clientIds = useClientIds();
  const form = useForm(CHOICE, {
    id: 'interview',
    values: { times: interview?.answer?.timeId ?? '' },
    send: ({ times: chosen }) => {
      const timeId = chosen ?? '';
      const body = {
        interviewId: interview?.id ?? '',
        timeId,
        zone: ownZone(),
        clientId: clientIds.of(timeId),
      };
      return change.run(() => send(applications.answerInterview, { path: { id }, body }));
    },
    onDone(isDone) {
      if (!isDone) return;
      clientIds.clear();
      onChosen();
    },
  });
  const options = times.map(({ id: value, at, state }) => ({
    value,
    name: [...wordsOf(at), ...(state === 'free' ? [] : [t(TIME_WORDS[state])])].join('\n'),
    disabled: state !== 'free',
  }));
  if (isAbsent) {
    return (
      <PlainList>
        {options.map(({ value, name }) => (
          <Box component="li" key={value} sx={{ whiteSpace: 'pre-line', paddingBlock: 0.5 }}>
            {name}
          </Box>
        ))}
      </PlainList>
    );
  }
  return (
    <Box className="vt-no-print" sx={{ mt: 1.5 }}>
      <Form submission={form}>
        <Bound of={form.of} name="times">
          {({ inputRef: _ref, ...field }) => (
            <RadioInput {...field} row={false} role="radiogroup" options={options} />
          )}
        </Bound>
        {times.some(isLeft) && (
          <Box sx={{ mt: 2 }}>
            <SubmitButton busy={form.busy}>{t('interview.confirm')}</SubmitButton>
          </Box>
        )}
      </Form>
    </Box>
  );
}

/** The interview of an application: a fixed time, or proposed times to choose from. */
export function InterviewPart({ application, isPlain }: OneApplication) {
  const { t } = useTranslation(['applications', 'terms']);
  const now = useMinute() ?? 0;
  const change = useChange();
  const [dialog, setDialog] = useState<'none' | 'cannot' | 'askOthers' | null>(null);
  const [chooses, setChooses] = useState(false);
  const { interview, status } = application;
  if (interview === null || interview === undefined) return null;
  const { at, times, answer } = interview;
  const isNow = status === 'interview';
  const asks = isOpenProposal(application);
  if (at === null && !isNow) {
    // The answer came too late and the status has changed, so this card is kept for the error message.
    return change.problem === null ? null : (
      <TitledCard title={t('terms:interview')}>
        <ChangeProblem change={change} />
      </TitledCard>
    );
  }
  const isAbsent = isPlain || change.isMissing;
  const states = statesAt(interview, now);
  const free = states.filter(isLeft);
  const left = at === null ? Infinity : Date.parse(at) - now;
  const others = free.filter((time) => time.id !== answer?.timeId);
  const mayChange = isNow && at !== null && left > INTERVIEW.changeUntil && others.length > 0;
  const open = (which: NonNullable<typeof dialog>) => () => setDialog(which);
  return (
    <TitledCard title={t('terms:interview')}>
      {at === null && answer?.none === true && <Text sx={{ mb: 0.5 }}>{t('status.interviewNone')}</Text>}
      <InterviewFacts application={application} />
      {asks && free.length === 0 && <Text sx={{ mt: 1.5 }}>{t('status.interviewGone')}</Text>}
      {(asks || (mayChange && chooses)) && (
        <InterviewChoice
          key={interview.id ?? ''}
          application={application}
          times={states}
          change={change}
          isAbsent={isAbsent}
          onChosen={() => setChooses(false)}
        />
      )}
      {!isAbsent && (
        <Box className="vt-no-print" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
          {at !== null && (
            <AddToCalendar application={application} kind="interview" when={at}>
              {t('calendar.add')}
            </AddToCalendar>
          )}
          {mayChange && !chooses && <Button onClick={() => setChooses(true)}>{t('interview.other')}</Button>}
          {asks && (
            <Button variant="outlined" onClick={open(free.length > 0 ? 'none' : 'askOthers')}>
              {t(free.length > 0 ? 'interview.none' : 'interview.askOthers')}
            </Button>
          )}
          {isNow && at !== null && left > 0 && (
            <Button color="error" onClick={open('cannot')}>
              {t('interview.cannot')}
            </Button>
          )}
        </Box>
      )}
      {isAbsent && isNow && (asks || times) && <WriteToUs />}
      {!isAbsent && dialog === null && <ChangeProblem change={change} />}
      {dialog !== null && (
        <NoneWorks
          application={application}
          title={t(`interview.${dialog}`)}
          change={change}
          onClose={() => setDialog(null)}
        />
      )}
    </TitledCard>
  );
}

function InterviewFacts({ application: { interview } }: { readonly application: Application }) {
  const { t } = useTranslation(['applications', 'fields', 'terms']);
  const wordsOf = useTimeWords(interview?.zone);
  if (interview === null || interview === undefined) return null;
  const { at, kind, place, minutes, times, answer } = interview;
  const isLink = typeof place === 'string' && /^https?:\/\/\S+$/.test(place);
  return (
    <Facts
      facts={[
        {
          label: t(times ? 'interview.chosen' : 'fields:when'),
          value: at === null ? null : wordsOf(at).map((line) => <div key={line}>{line}</div>),
        },
        {
          label: t('interview.whatWorks'),
          value: at === null && answer?.none === true ? answer.note : null,
        },
        { label: t('fields:length'), value: minutes ? t('terms:minutes', { count: minutes }) : null },
        { label: t('detail.how'), value: kind ? t(`terms:interviewKind.${kind}`) : null },
        {
          label: t('detail.where'),
          value: place ? (
            isLink ? (
              <Link component={AppLink} to={place}>
                <BidiText ltr>{place}</BidiText>
              </Link>
            ) : (
              <BidiText>{place}</BidiText>
            )
          ) : null,
        },
      ]}
    />
  );
}

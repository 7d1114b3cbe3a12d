import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type Application, applications } from '@/api/endpoints/applications';
import { send } from '@/api/queries';
import { isLeft, type ProposedTime, TIME_WORDS } from '@/features/applications/interviewTimes';
import { Bound } from '@/forms/Bound';
import { defineForm } from '@/forms/defineForm';
import { RadioInput } from '@/forms/fields/RadioInput';
import { Form } from '@/forms/Form';
import { SubmitButton } from '@/forms/SubmitButton';
import { useClientIds } from '@/forms/useClientIds';
import { useForm } from '@/forms/useForm';
import { ownZone } from '@/i18n/zones';
import { PlainList } from '@/ui/text/PlainList';
import type { Change } from './useChange';
import { useTimeWords } from './useTimeWords';

const CHOICE = defineForm({
  labels: 'applications:interview',
  fields: { times: { kind: 'text', required: true, maxLength: 200 } },
});

interface InterviewChoiceProps {
  readonly application: Application;
  readonly times: readonly ProposedTime[];
  readonly change: Change;
  /** True when the server has no endpoint for choosing: the times are shown, but none can be chosen. */
  readonly isAbsent: boolean;
  readonly onChosen: () => void;
  /** A second action, shown beside the button. */
  readonly beside: ReactNode;
}

/** The proposed times in both time zones. Times that are taken or have passed cannot be chosen. */
export function InterviewChoice(props: InterviewChoiceProps) {
  const { application, times, change, isAbsent, onChosen, beside } = props;
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
  // The chosen time may pass while the page is open. After a failed request the page says why it failed.
  const hasPassed = (value: string) =>
    change.problem === null && times.some(({ id: time, state }) => time === value && state === 'passed');
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
          {(field) => (
            <RadioInput
              {...field}
              error={hasPassed(field.value) ? t('interview.problems.passed') : field.error}
              row={false}
              role="radiogroup"
              options={options}
            />
          )}
        </Bound>
        {times.some(isLeft) && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
            <SubmitButton busy={form.busy}>{t('interview.confirm')}</SubmitButton>
            {beside}
          </Box>
        )}
      </Form>
    </Box>
  );
}

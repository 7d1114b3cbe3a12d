import OutlinedInput from '@mui/material/OutlinedInput';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { ScreeningQuestion } from '@/api/endpoints/jobs';
import { FieldFrame, helpIdOf } from '@/forms/fields/FieldFrame';
import { RadioInput } from '@/forms/fields/RadioInput';
import { LongText } from './LongText';
import type { StepProps } from './stepProps';
import { longestAnswer, questionField } from './steps';

/** What the employer asks, in the employer's own words. */
export function QuestionsStep(props: StepProps) {
  const { job } = props;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {(job.screening ?? []).map((question) => (
        <Question key={question.id} question={question} {...props} />
      ))}
    </Box>
  );
}

function Question(props: StepProps & { readonly question: ScreeningQuestion }) {
  const { question, values, onChange, errorOf, disabled } = props;
  const { t } = useTranslation('words');
  const id = questionField(question.id);
  const value = values.answers[question.id] ?? '';
  const answer = (text: string) => onChange((now) => ({ answers: { ...now.answers, [question.id]: text } }));
  const frame = {
    id,
    label: `\u2068${question.text}\u2069`,
    disabled,
    error: errorOf(id),
    hint: question.required === true ? undefined : t('optional'),
  };
  if (question.kind === 'yesNo' || question.kind === 'choice') {
    const options =
      question.kind === 'yesNo'
        ? [
            { value: 'yes', name: t('yes') },
            { value: 'no', name: t('no') },
          ]
        : (question.options ?? []).map((option) => ({ value: option.id, name: option.text }));
    return (
      <RadioInput
        {...frame}
        options={options}
        value={value}
        onChange={answer}
        required={question.required === true}
        row={question.kind === 'yesNo'}
      />
    );
  }
  if (question.kind === 'number') {
    return (
      <FieldFrame {...frame}>
        <OutlinedInput
          id={id}
          value={value}
          onChange={(event) => answer(event.target.value)}
          disabled={disabled}
          aria-describedby={helpIdOf(id)}
          inputProps={{ inputMode: 'decimal', 'aria-required': question.required === true || undefined }}
          sx={{ maxWidth: 240 }}
        />
      </FieldFrame>
    );
  }
  return <LongText {...frame} value={value} onChange={answer} most={longestAnswer(question)} />;
}

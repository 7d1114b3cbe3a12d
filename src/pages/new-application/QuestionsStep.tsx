import OutlinedInput from '@mui/material/OutlinedInput';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { ScreeningQuestion } from '@/api/endpoints/jobs';
import { Bound } from '@/forms/Bound';
import { type BoundField, FieldFrame, helpIdOf } from '@/forms/fields/FieldFrame';
import { RadioInput } from '@/forms/fields/RadioInput';
import { LongText } from './LongText';
import type { StepProps } from './stepProps';
import { longestAnswer } from './steps';

/** The employer's questions, in the employer's own words. */
export function QuestionsStep({ job, of }: StepProps) {
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {(job.screening ?? []).map((question, at) => (
        <Bound key={question.id} of={of} name={`answers.${at}`}>
          {(field) => <Answer question={question} {...field} />}
        </Bound>
      ))}
    </Box>
  );
}

function Answer({ question, ...bound }: BoundField<string> & { readonly question: ScreeningQuestion }) {
  const { t } = useTranslation('words');
  const isRequired = question.required === true;
  const field = { ...bound, ...(isRequired ? {} : { hint: t('optional') }) };
  if (question.kind === 'yesNo' || question.kind === 'choice') {
    const options =
      question.kind === 'yesNo'
        ? [
            { value: 'yes', name: t('yes') },
            { value: 'no', name: t('no') },
          ]
        : (question.options ?? []).map((option) => ({ value: option.id, name: option.text }));
    return <RadioInput {...field} options={options} required={isRequired} row={question.kind === 'yesNo'} />;
  }
  if (question.kind === 'number') {
    const { id, value, onChange, onBlur, inputRef, disabled } = field;
    return (
      <FieldFrame {...field}>
        <OutlinedInput
          id={id}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onBlur}
          inputRef={inputRef}
          disabled={disabled}
          aria-describedby={helpIdOf(id)}
          inputProps={{ inputMode: 'decimal', 'aria-required': isRequired || undefined }}
          sx={{ maxWidth: 240 }}
        />
      </FieldFrame>
    );
  }
  return <LongText {...field} most={longestAnswer(question)} />;
}

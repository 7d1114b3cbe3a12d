import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { INTERVIEW_KINDS, OUTCOME_REASONS, type StaffMove } from '@/config/jobs';
import { CheckInput } from '@/forms/fields/CheckInput';
import { ChoiceInput } from '@/forms/fields/ChoiceInput';
import { FieldFrame, helpIdOf } from '@/forms/fields/FieldFrame';
import { TextArea } from '@/forms/fields/TextArea';
import { TextInput } from '@/forms/fields/TextInput';
import { formatDate, formatMoment } from '@/i18n/format';
import { momentIn } from '@/forms/kinds/moment/kind';
import { FIELDS_OF, type MoveField, type MoveValues, offerDays } from './moveForm';

interface MoveFieldsProps {
  readonly to: StaffMove;
  readonly form: UseFormReturn<MoveValues>;
  /** Those of the stage if not given. */
  readonly fields?: readonly MoveField[];
}

/** The fields of a move, in their order. */
export function MoveFields({ to, form, fields = FIELDS_OF[to] }: MoveFieldsProps) {
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {fields.map((field) => (
        <MoveInput key={field} name={field} form={form} />
      ))}
    </Box>
  );
}

interface MoveInputProps {
  readonly name: MoveField;
  readonly form: UseFormReturn<MoveValues>;
}

function MoveInput({ name, form }: MoveInputProps) {
  const { t } = useTranslation('hiring');
  const id = useId();
  const error = form.formState.errors[name]?.message;
  const frame = { id, label: t(`fields.${name}`), error };
  switch (name) {
    case 'visible':
      return (
        <Controller
          name="visible"
          control={form.control}
          render={({ field }) => (
            <CheckInput id={id} label={frame.label} checked={field.value} onChange={field.onChange} />
          )}
        />
      );
    case 'kind':
    case 'reason': {
      const options =
        name === 'kind'
          ? INTERVIEW_KINDS.map((value) => ({ value, name: t(`interviewKinds.${value}`) }))
          : OUTCOME_REASONS.map((value) => ({ value, name: t(`reasons.${value}`) }));
      return (
        <Controller
          name={name}
          control={form.control}
          render={({ field: { ref, ...field } }) => (
            <ChoiceInput {...frame} {...field} options={options} inputRef={ref} />
          )}
        />
      );
    }
    case 'place':
      return <TextInput {...frame} field={form.register('place')} autoComplete="off" />;
    case 'at':
    case 'answerBy':
      return <WhenInput {...frame} name={name} form={form} />;
    default:
      return (
        <Controller
          name={name}
          control={form.control}
          render={({ field: { ref, ...field } }) => <TextArea {...frame} {...field} inputRef={ref} />}
        />
      );
  }
}

interface WhenInputProps {
  readonly id: string;
  readonly label: string;
  readonly error: string | undefined;
  readonly name: 'at' | 'answerBy';
  readonly form: UseFormReturn<MoveValues>;
}

/** A moment or a day, and below it the same in the reader's own calendar. */
function WhenInput({ name, form, ...frame }: WhenInputProps) {
  const { t } = useTranslation('hiring');
  const isDay = name === 'answerBy';
  const { first, last } = offerDays();
  return (
    <Controller
      name={name}
      control={form.control}
      render={({ field: { ref, ...field } }) => {
        const moment = momentIn(field.value);
        const inWords = isDay ? formatDate(field.value, { dateStyle: 'full' }) : formatMoment(moment, 'full');
        const hint = moment === undefined ? (isDay ? t('hints.answerBy') : t('hints.at')) : inWords;
        return (
          <FieldFrame {...frame} hint={hint}>
            <OutlinedInput
              {...field}
              id={frame.id}
              type={isDay ? 'date' : 'datetime-local'}
              inputRef={ref}
              error={frame.error !== undefined}
              aria-describedby={helpIdOf(frame.id)}
              inputProps={{ dir: 'ltr', ...(isDay ? { min: first, max: last } : {}) }}
            />
          </FieldFrame>
        );
      }}
    />
  );
}

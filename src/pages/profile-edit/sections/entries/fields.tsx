import { type Control, Controller, type FieldValues, type Path } from 'react-hook-form';
import { CountryInput } from '@/forms/fields/CountryInput';
import { CheckInput } from '@/forms/fields/CheckInput';
import { DayInput } from '@/forms/fields/DayInput';
import type { FieldProps } from '@/forms/fields/FieldFrame';
import { MonthInput } from '@/forms/fields/MonthInput';
import { useCountryField } from './useCountryField';

interface ControlledProps<V extends FieldValues> extends FieldProps {
  readonly control: Control<V>;
  readonly name: Path<V>;
}

/** Fields of an entry, each bound to its value. */
export function CountryOf<V extends FieldValues>({ control, name, ...frame }: ControlledProps<V>) {
  const { choices, usable, hint } = useCountryField();
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { value, onChange, onBlur, ref } }) => (
        <CountryInput
          {...frame}
          hint={hint}
          disabled={frame.disabled === true || !usable}
          choices={choices}
          value={value}
          onChange={onChange}
          onBlur={onBlur}
          inputRef={ref}
        />
      )}
    />
  );
}

export function MonthOf<V extends FieldValues>({ control, name, ...frame }: ControlledProps<V>) {
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { value, onChange, onBlur, ref } }) => (
        <MonthInput {...frame} value={value} onChange={onChange} onBlur={onBlur} inputRef={ref} />
      )}
    />
  );
}

interface DayOfProps<V extends FieldValues> extends ControlledProps<V> {
  readonly required?: boolean;
  readonly max?: string;
}

export function DayOf<V extends FieldValues>({ control, name, ...frame }: DayOfProps<V>) {
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { value, onChange, onBlur, ref } }) => (
        <DayInput {...frame} value={value} onChange={onChange} onBlur={onBlur} inputRef={ref} />
      )}
    />
  );
}

export function CheckOf<V extends FieldValues>({ control, name, ...frame }: ControlledProps<V>) {
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { value, onChange, ref } }) => (
        <CheckInput
          id={frame.id}
          label={frame.label}
          hint={frame.hint}
          disabled={frame.disabled === true}
          error={frame.error}
          checked={value === true}
          onChange={onChange}
          inputRef={ref}
        />
      )}
    />
  );
}

import OutlinedInput from '@mui/material/OutlinedInput';
import type { ChangeEvent, HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { type BoundField, FieldFrame, type FieldProps, helpIdOf, ONE_LINE_SX } from './FieldFrame';

/** Controlled with a value, or uncontrolled through react-hook-form's `register`. */
export type Tied = Omit<BoundField<string>, keyof FieldProps> | { readonly field: UseFormRegisterReturn };

interface OneLineProps extends FieldProps {
  readonly type?: HTMLInputTypeAttribute;
  readonly autoComplete: HTMLInputAutoCompleteAttribute;
  readonly inputMode?: 'text' | 'numeric' | 'decimal' | 'tel';
  /** For codes, which are written left to right also in Arabic and Persian. */
  readonly dir?: 'ltr';
  readonly required?: boolean;
  readonly autoCapitalize?: 'none' | 'words' | 'characters';
}

/** What every input for an e-mail address has in common. */
const EMAIL = { inputMode: 'email', dir: 'ltr', autoCapitalize: 'none' } as const;

export function tiedTo(props: Tied) {
  if ('field' in props) {
    const { ref, ...registered } = props.field;
    return { ...registered, inputRef: ref };
  }
  const { value, onChange, onBlur, inputRef } = props;
  return {
    value,
    onChange: (event: ChangeEvent<HTMLInputElement>) => onChange(event.target.value),
    onBlur,
    inputRef,
  };
}

/**
 * A one-line input with its label above. Required inputs are marked for assistive technology, without an
 * asterisk.
 */
export function TextInput(props: OneLineProps & Tied) {
  const { type, autoComplete, required } = props;
  const { inputMode, dir, autoCapitalize } = type === 'email' ? EMAIL : props;
  const { id, label, error, hint, disabled } = props;
  const frame = { id, label, error, hint, disabled };
  return (
    <FieldFrame {...frame}>
      <OutlinedInput
        id={frame.id}
        sx={ONE_LINE_SX}
        {...tiedTo(props)}
        type={type ?? 'text'}
        autoComplete={autoComplete}
        aria-describedby={helpIdOf(frame.id)}
        inputProps={{
          inputMode,
          dir,
          autoCapitalize,
          spellCheck: dir === 'ltr' ? false : undefined,
          'aria-required': required === true ? true : undefined,
        }}
      />
    </FieldFrame>
  );
}

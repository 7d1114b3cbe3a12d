import OutlinedInput from '@mui/material/OutlinedInput';
import type { ChangeEvent, HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { type BoundField, FieldFrame, type FieldProps, helpIdOf, LTR_TEXT_SX } from './FieldFrame';

/** A form that keeps its values, or one that leaves them in the browser's field: react-hook-form's `register`. */
type Tied = Omit<BoundField<string>, keyof FieldProps> | { readonly field: UseFormRegisterReturn };

interface OneLineProps extends FieldProps {
  readonly type?: HTMLInputTypeAttribute;
  readonly autoComplete: HTMLInputAutoCompleteAttribute;
  readonly inputMode?: 'text' | 'email' | 'numeric' | 'decimal' | 'tel';
  /** E-mail addresses and codes keep their order in Arabic and Persian. */
  readonly dir?: 'ltr';
  readonly required?: boolean;
  readonly autoCapitalize?: 'none' | 'words' | 'characters';
}

function tiedTo(props: Tied) {
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

/** A one-line field with its label above. Required fields say so to assistive technology, never by an asterisk. */
export function TextInput(props: OneLineProps & Tied) {
  const { type, autoComplete, inputMode, dir, required, autoCapitalize } = props;
  const { id, label, error, hint, disabled } = props;
  const frame = { id, label, error, hint, disabled };
  return (
    <FieldFrame {...frame}>
      <OutlinedInput
        id={frame.id}
        sx={LTR_TEXT_SX}
        {...tiedTo(props)}
        type={type ?? 'text'}
        autoComplete={autoComplete}
        disabled={frame.disabled === true}
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

import OutlinedInput from '@mui/material/OutlinedInput';
import type { HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { FieldFrame, helpIdOf, LTR_TEXT_SX, type FieldProps } from './FieldFrame';

interface TextInputProps extends FieldProps {
  /** What react-hook-form's `register` returned. */
  readonly field: UseFormRegisterReturn;
  readonly type?: HTMLInputTypeAttribute;
  readonly autoComplete: HTMLInputAutoCompleteAttribute;
  readonly inputMode?: 'text' | 'email' | 'numeric' | 'decimal' | 'tel';
  /** E-mail addresses and codes keep their order in Arabic and Persian. */
  readonly dir?: 'ltr';
  readonly required?: boolean;
  readonly autoCapitalize?: 'none' | 'words' | 'characters';
}

/** A one-line field with its label above. Required fields say so to assistive technology, never by an asterisk. */
export function TextInput(props: TextInputProps) {
  const { field, type, autoComplete, inputMode, dir, required, autoCapitalize, ...frame } = props;
  const { ref, ...registered } = field;
  return (
    <FieldFrame {...frame}>
      <OutlinedInput
        id={frame.id}
        sx={LTR_TEXT_SX}
        {...registered}
        inputRef={ref}
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

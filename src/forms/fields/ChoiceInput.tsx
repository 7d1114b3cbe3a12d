import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldFrame, helpIdOf, type FieldProps } from './FieldFrame';

export interface Option<T extends string = string> {
  readonly value: T;
  readonly name: string;
  /** The language of a name that is not translated. */
  readonly lang?: string | undefined;
}

interface SelectInputProps<T extends string> extends FieldProps {
  readonly options: readonly Option<T>[];
  readonly value: T;
  /** Called with one of the options, or '' for none. */
  readonly onChange: (value: T) => void;
  readonly onBlur?: (() => void) | undefined;
  readonly inputRef?: Ref<HTMLSelectElement> | undefined;
  readonly required?: boolean | undefined;
  /** The text of the empty option; 'Not chosen' by default. */
  readonly emptyName?: string | undefined;
}

/**
 * A native select for a short list: best on phones and with the keyboard. A value that is not in the list
 * stays selected, so that opening a page does not lose it. A required field with a value has no empty option.
 */
export function ChoiceInput<T extends string>(props: SelectInputProps<T>) {
  const { options, value, onChange, onBlur, inputRef, required, emptyName, ...frame } = props;
  const { t } = useTranslation('forms');
  const isListed = value === '' || options.some((option) => option.value === value);
  return (
    <FieldFrame {...frame}>
      <NativeSelect
        input={<OutlinedInput />}
        value={value}
        onChange={(event) => onChange(event.target.value as T)}
        {...(onBlur === undefined ? {} : { onBlur })}
        {...(inputRef === undefined ? {} : { inputRef })}
        // Long options wrap. In browsers that keep them on one line, an ellipsis shows that they are cut.
        sx={{ '& select': { height: 'auto', textOverflow: 'ellipsis', whiteSpace: 'normal' } }}
        inputProps={{
          id: frame.id,
          'aria-describedby': helpIdOf(frame.id),
          'aria-required': required === true ? true : undefined,
        }}
      >
        {!(required === true && value !== '') && <option value="">{emptyName ?? t('choose')}</option>}
        {!isListed && <option value={value}>{t('currentChoice')}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} lang={option.lang}>
            {option.name}
          </option>
        ))}
      </NativeSelect>
    </FieldFrame>
  );
}

import Autocomplete from '@mui/material/Autocomplete';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldFrame, helpIdOf } from '@/forms/fields/FieldFrame';
import { fold } from '@/i18n/fold';
import { useCountryOptions } from './useCountryOptions';

const MOST = 300;

interface CountryFieldProps {
  readonly id: string;
  readonly label: string;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly disabled?: boolean | undefined;
  /** What is kept of a country; its id if not given. */
  readonly by?: 'id' | 'code';
  /** A country's id or code, or '' for none. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  readonly inputRef?: Ref<HTMLInputElement>;
}

/** A country by its name in the interface language or its code. */
export function CountryField(props: CountryFieldProps) {
  const { id, label, error, disabled = false, by = 'id', value, onChange, onBlur, inputRef } = props;
  const { t } = useTranslation('records');
  const { options, failed } = useCountryOptions();
  const hint = failed ? t('country.failed') : props.hint;
  const chosen = options.find((option) => option[by] === value) ?? null;
  return (
    <FieldFrame id={id} label={label} error={error} hint={hint} disabled={disabled}>
      <Autocomplete
        id={id}
        options={options}
        value={chosen}
        onChange={(_event, option) => onChange(option?.[by] ?? '')}
        {...(onBlur === undefined ? {} : { onBlur })}
        filterOptions={(all, { inputValue }) => {
          const typed = inputValue === chosen?.name ? '' : fold(inputValue);
          return all
            .filter(({ name, code }) => fold(name).includes(typed) || code.toLowerCase() === typed)
            .slice(0, MOST);
        }}
        getOptionLabel={({ name }) => name}
        getOptionKey={({ id }) => id}
        isOptionEqualToValue={(option, current) => option.id === current.id}
        disabled={disabled}
        autoHighlight
        openText={t('country.open')}
        closeText={t('country.close')}
        clearText={t('country.clear')}
        noOptionsText={t('country.none')}
        renderInput={({ id: inputId, slotProps, disabled: off }) => (
          <OutlinedInput
            id={inputId}
            fullWidth
            disabled={off}
            error={error !== undefined}
            aria-describedby={helpIdOf(id)}
            {...slotProps.input}
            inputProps={{ ...slotProps.htmlInput, spellCheck: false }}
            {...(inputRef === undefined ? {} : { inputRef })}
          />
        )}
      />
    </FieldFrame>
  );
}

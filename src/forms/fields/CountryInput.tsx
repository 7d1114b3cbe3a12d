import Autocomplete from '@mui/material/Autocomplete';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useState, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { findCountries, type CountryChoice } from './countryChoice';
import { FieldFrame, helpIdOf, type FieldProps } from './FieldFrame';

interface CountryInputProps extends FieldProps {
  /** Empty while the countries are loading, and if none are available: the list then stays closed. */
  readonly choices: readonly CountryChoice[];
  /** A country's id, or '' for none. */
  readonly value: string;
  readonly onChange: (id: string) => void;
  readonly onBlur?: (() => void) | undefined;
  readonly inputRef?: Ref<HTMLInputElement> | undefined;
  /** Whether a country is required; true by default. */
  readonly required?: boolean;
  /** Whether the hint stays visible beside an error. */
  readonly keepsHint?: boolean;
}

/** A country, found by its name in the interface language, its English name or its code. */
export function CountryInput(props: CountryInputProps) {
  const { choices, value, onChange, onBlur, inputRef, required = true, ...frame } = props;
  const { t } = useTranslation(['forms', 'words']);
  const [wantsOpen, setWantsOpen] = useState(false);
  const chosen = choices.find(({ id }) => id === value) ?? null;

  return (
    <FieldFrame {...frame}>
      <Autocomplete<CountryChoice>
        id={frame.id}
        options={choices}
        value={chosen}
        onChange={(_event, choice) => onChange(choice?.id ?? '')}
        open={wantsOpen && choices.length > 0}
        onOpen={() => setWantsOpen(true)}
        onClose={() => setWantsOpen(false)}
        {...(onBlur === undefined ? {} : { onBlur })}
        filterOptions={(options, { inputValue }) =>
          findCountries(options, inputValue === chosen?.name ? '' : inputValue)
        }
        getOptionLabel={({ name }) => name}
        getOptionKey={({ id }) => id}
        isOptionEqualToValue={(option, current) => option.id === current.id}
        disabled={frame.disabled === true}
        autoHighlight
        handleHomeEndKeys
        blurOnSelect="touch"
        openText={t('countries.open')}
        closeText={t('countries.close')}
        clearText={t('words:clear')}
        noOptionsText={t('countries.noMatch')}
        // Not in a portal, so that the list is inside the dialog for assistive technology. The fixed position
        // prevents the scrolling dialog from clipping it.
        disablePortal
        slotProps={{
          popper: { popperOptions: { strategy: 'fixed' } },
          // Only the input has the name of the field.
          listbox: {
            'aria-labelledby': undefined,
            'aria-label': t('countries.hint'),
            sx: { maxHeight: '40dvh' },
          },
          paper: { elevation: 8 },
        }}
        renderInput={({ id, slotProps }) => (
          <OutlinedInput
            id={id}
            fullWidth
            aria-describedby={helpIdOf(frame.id)}
            {...slotProps.input}
            inputProps={{ ...slotProps.htmlInput, 'aria-required': required || undefined, spellCheck: false }}
            {...(inputRef === undefined ? {} : { inputRef })}
          />
        )}
      />
    </FieldFrame>
  );
}

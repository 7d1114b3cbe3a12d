import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import type { ReactNode, RefCallback } from 'react';
import type { Option } from './ChoiceInput';
import { Fieldset } from './Fieldset';
import { type FieldProps, type Focusable, helpIdOf } from './FieldFrame';

interface RadioInputProps<T extends string> extends FieldProps {
  readonly options: readonly (Option<T> & { readonly disabled?: boolean })[];
  readonly value: T;
  readonly onChange: (value: T) => void;
  readonly required?: boolean;
  /** Options beside each other (default) or one below the other. */
  readonly row?: boolean;
  /** The role of the group; by default that of a group of inputs. */
  readonly role?: 'radiogroup';
  readonly inputRef?: RefCallback<Focusable>;
  /** Content that belongs to the choice, inside the same group. */
  readonly children?: ReactNode;
}

/**
 * Radio buttons; the group has the label. The checked one, otherwise the first that can be chosen, has the
 * field's id and reference, so that a link or an error can lead to it.
 */
export function RadioInput<T extends string>(props: RadioInputProps<T>) {
  const {
    id,
    label,
    options,
    value,
    onChange,
    hint,
    error,
    disabled,
    required,
    row = true,
    role,
    inputRef,
    children,
  } = props;
  const says = error ?? hint;
  const checked = options.findIndex((option) => option.value === value);
  const reached = Math.max(
    0,
    checked >= 0 ? checked : options.findIndex((option) => option.disabled !== true),
  );
  return (
    <Fieldset role={role} legend={label} describedBy={says === undefined ? undefined : helpIdOf(id)}>
      <FormControl error={error !== undefined} disabled={disabled === true} component="div">
        <RadioGroup
          row={row}
          role="presentation"
          name={id}
          value={value}
          onChange={(_event, next) => onChange(next as T)}
          sx={{ columnGap: 1, rowGap: row ? 0 : 1 }}
        >
          {options.map((option, at) => (
            <FormControlLabel
              key={option.value}
              value={option.value}
              disabled={option.disabled === true || disabled === true}
              control={
                <Radio
                  sx={{ padding: '10px' }}
                  // Set on the input alone, because MUI would add an asterisk to the label.
                  slotProps={{
                    input: { required: required === true, ...(at === reached ? { id, ref: inputRef } : {}) },
                  }}
                />
              }
              label={<bdi lang={option.lang}>{option.name}</bdi>}
              sx={{
                marginInline: '-10px 8px',
                overflowWrap: 'anywhere',
                whiteSpace: 'pre-line',
                // The circle is beside the first line of a long label.
                alignItems: 'flex-start',
                '& > bdi, & > .MuiFormControlLabel-label': {
                  paddingBlock: 'calc((44px - var(--vt-leading) * 1rem) / 2)',
                },
              }}
            />
          ))}
        </RadioGroup>
        {says !== undefined && (
          <FormHelperText id={helpIdOf(id)} component="div" sx={{ mx: 0, fontSize: '0.8125rem' }}>
            {says}
          </FormHelperText>
        )}
      </FormControl>
      {children}
    </Fieldset>
  );
}

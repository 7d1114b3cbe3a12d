import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import type { ReactNode } from 'react';
import type { Option } from './ChoiceInput';
import { Fieldset } from './Fieldset';
import { helpIdOf } from './FieldFrame';

interface RadioInputProps {
  /** Also the id of the checked choice, so that a link can lead to it. */
  readonly id: string;
  readonly label: string;
  readonly options: readonly Option[];
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  /** What belongs to the choice, inside the same group. */
  readonly children?: ReactNode;
}

/** One of a few choices, all of them in sight; the group bears the label. */
export function RadioInput(props: RadioInputProps) {
  const { id, label, options, value, onChange, hint, error, children } = props;
  const says = error ?? hint;
  return (
    <Fieldset legend={label} describedBy={says === undefined ? undefined : helpIdOf(id)}>
      <FormControl error={error !== undefined} component="div">
        <RadioGroup
          row
          role="presentation"
          name={id}
          value={value}
          onChange={(_event, next) => onChange(next)}
          sx={{ columnGap: 1 }}
        >
          {options.map((option) => (
            <FormControlLabel
              key={option.value}
              value={option.value}
              control={
                <Radio sx={{ padding: '10px' }} slotProps={{ input: option.value === value ? { id } : {} }} />
              }
              label={<span lang={option.lang}>{option.name}</span>}
              sx={{ marginInline: '-10px 8px' }}
            />
          ))}
        </RadioGroup>
        {says !== undefined && (
          <FormHelperText id={helpIdOf(id)} sx={{ mx: 0, fontSize: '0.8125rem' }}>
            {says}
          </FormHelperText>
        )}
      </FormControl>
      {children}
    </Fieldset>
  );
}

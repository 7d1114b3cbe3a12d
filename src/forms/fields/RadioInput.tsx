import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { helpIdOf, type FieldProps, labelIdOf } from './FieldFrame';
import type { Option } from './ChoiceInput';

interface RadioInputProps extends FieldProps {
  readonly options: readonly Option[];
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly required?: boolean;
  /** Beside each other instead of under each other. */
  readonly row?: boolean;
}

/** One of a few options that are all seen. The first has the field's id, so that a link can lead there. */
export function RadioInput(props: RadioInputProps) {
  const { id, label, error, hint, disabled, options, value, onChange, required, row = false } = props;
  return (
    <FormControl
      fullWidth
      role="radiogroup"
      aria-labelledby={labelIdOf(id)}
      aria-describedby={helpIdOf(id)}
      aria-required={required === true ? true : undefined}
      error={error !== undefined}
      disabled={disabled === true}
    >
      <FormLabel
        component="span"
        id={labelIdOf(id)}
        sx={{ mb: 0.25, fontSize: '0.875rem', fontWeight: 500, lineHeight: 1.4, color: 'text.primary' }}
      >
        <bdi>{label}</bdi>
      </FormLabel>
      <Box sx={{ display: 'flex', flexDirection: row ? 'row' : 'column', flexWrap: 'wrap', columnGap: 3 }}>
        {options.map((option, at) => (
          <Box
            component="label"
            key={option.value}
            sx={{ display: 'flex', alignItems: 'center', gap: 1.25, minHeight: 44, cursor: 'pointer' }}
          >
            <Box
              component="input"
              type="radio"
              id={at === 0 ? id : `${id}-${option.value}`}
              name={id}
              value={option.value}
              checked={value === option.value}
              disabled={disabled === true}
              onChange={() => onChange(option.value)}
              sx={{ width: 20, height: 20, margin: 0, flexShrink: 0, accentColor: 'var(--vt-primary)' }}
            />
            <bdi>{option.name}</bdi>
          </Box>
        ))}
      </Box>
      <FormHelperText
        id={helpIdOf(id)}
        component="div"
        sx={{ mx: 0, mt: 0.25, minHeight: '1.25rem', fontSize: '0.8125rem' }}
      >
        {error ?? hint}
      </FormHelperText>
    </FormControl>
  );
}

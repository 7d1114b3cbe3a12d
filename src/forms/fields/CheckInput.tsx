import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { type ReactNode, type Ref, useId } from 'react';
import { tickSx } from '@/ui/controlSx';
import { helpIdOf } from './FieldFrame';

interface CheckInputProps {
  /** Needed only if a link or another element refers to the input. */
  readonly id?: string;
  readonly label: ReactNode;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly error?: string | undefined;
  readonly hint?: ReactNode;
  readonly disabled?: boolean | undefined;
  readonly required?: boolean;
  readonly inputRef?: Ref<HTMLInputElement>;
}

/** A checkbox with its label beside it, and one line for a hint or an error. */
export function CheckInput(props: CheckInputProps) {
  const own = useId();
  const { id = own, label, checked, onChange, error, hint, inputRef } = props;
  const { disabled = false, required = false } = props;
  return (
    <Box>
      <Box
        component="label"
        sx={{
          display: 'flex',
          alignItems: 'flex-start',
          gap: 1.5,
          minHeight: 44,
          paddingBlock: 1.25,
          cursor: disabled ? 'default' : 'pointer',
          color: disabled ? 'text.secondary' : 'text.primary',
        }}
      >
        <Box
          component="input"
          ref={inputRef}
          type="checkbox"
          id={id}
          checked={checked}
          disabled={disabled}
          aria-describedby={helpIdOf(id)}
          aria-invalid={error === undefined ? undefined : true}
          aria-required={required ? true : undefined}
          onChange={(event) => onChange(event.target.checked)}
          // In the middle of the first line, whose height depends on the language.
          sx={{ ...tickSx, mt: 'calc((var(--vt-leading) - 1.25) * 0.5rem)' }}
        />
        <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          {label}
        </Box>
      </Box>
      <FormHelperText
        id={helpIdOf(id)}
        component="div"
        error={error !== undefined}
        sx={{ margin: 0, marginInlineStart: '32px', fontSize: '0.8125rem', '&:empty': { display: 'none' } }}
      >
        {error ?? hint}
      </FormHelperText>
    </Box>
  );
}

import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import type { ReactNode, RefCallback } from 'react';

export const helpIdOf = (id: string): string => `${id}-help`;
/** Between two fields. */
export const FIELD_GAP = 2;
const labelIdOf = (id: string): string => `${id}-label`;

/** Text that runs from left to right everywhere still stands at the beginning of a right-to-left form. */
export const LTR_TEXT_SX = { '[dir=rtl] & input[dir=ltr]': { textAlign: 'end' } } as const;

export interface FieldProps {
  readonly id: string;
  readonly label: string;
  /** Stands beside the field instead of the hint. */
  readonly error?: string | undefined;
  readonly hint?: ReactNode;
  readonly disabled?: boolean | undefined;
}

/** A field that is tied to its value. */
export interface BoundField<T> extends FieldProps {
  readonly value: T;
  onChange(this: void, value: T): void;
  readonly onBlur: () => void;
  /** What takes the focus when the value is wrong. */
  readonly inputRef: RefCallback<Focusable>;
}
/** An element, or what stands for a group of them. */
export type Focusable = Pick<HTMLElement, 'focus'>;

interface FrameProps extends FieldProps {
  /** The hint says how to mend the error: both are shown. */
  readonly keepsHint?: boolean;
  readonly children: ReactNode;
}

/**
 * A label above its control, with one line below for a hint or an error. The line keeps its height while it is
 * empty, so that an error moves nothing, and a label above survives long words and large text.
 */
export function FieldFrame({ id, label, error, hint, disabled, keepsHint = false, children }: FrameProps) {
  return (
    <FormControl fullWidth error={error !== undefined} disabled={disabled === true}>
      <FormLabel
        id={labelIdOf(id)}
        htmlFor={id}
        sx={{
          mb: 0.75,
          fontSize: '0.875rem',
          fontWeight: 500,
          lineHeight: 1.4,
          color: 'text.primary',
          alignSelf: 'flex-start',
          overflowWrap: 'anywhere',
        }}
      >
        {label}
      </FormLabel>
      {children}
      <FormHelperText
        id={helpIdOf(id)}
        component="div"
        sx={{ mx: 0, mt: 0.5, minHeight: '1.25rem', fontSize: '0.8125rem', lineHeight: 1.5 }}
      >
        {/* Two blocks, read with a pause between them. */}
        {error !== undefined && <div>{error}</div>}
        {(error === undefined || keepsHint) && hint}
      </FormHelperText>
    </FormControl>
  );
}

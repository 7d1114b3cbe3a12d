import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import type { ReactNode, RefCallback } from 'react';
import { lineWidth } from '@/ui/text/lineWidth';

export const helpIdOf = (id: string): string => `${id}-help`;
/** Space between two fields, in theme units. */
export const FIELD_GAP = 2;
export const labelIdOf = (id: string): string => `${id}-label`;

/**
 * One line of text begins at the start of the form, whatever its script. Its own direction decides only the order of its
 * characters: 'Ph.D.' is left to right in a Persian form too. For right to left, the mirrored styles make 'left' 'right'.
 */
export const ONE_LINE_SX = {
  '& input': { textAlign: 'left' },
  '& input:not([dir])': { unicodeBidi: 'plaintext' },
} as const;

export interface FieldProps {
  readonly id: string;
  readonly label: string;
  /** Replaces the hint. */
  readonly error?: string | undefined;
  readonly hint?: ReactNode;
  readonly disabled?: boolean | undefined;
}

/** A field that is connected with its value. */
export interface BoundField<T> extends FieldProps {
  readonly value: T;
  onChange(this: void, value: T): void;
  readonly onBlur: () => void;
  /** The element that gets the focus when the value is wrong. */
  readonly inputRef: RefCallback<Focusable>;
}
/** An element, or an object that focuses one of a group. */
export type Focusable = Pick<HTMLElement, 'focus'>;

const HELP_SX = {
  mx: 0,
  mt: 0.5,
  minHeight: '1.25rem',
  maxWidth: lineWidth(68),
  fontSize: '0.8125rem',
  lineHeight: 1.5,
} as const;

interface FrameProps extends FieldProps {
  /** Whether the hint explains how to correct the error, so that both are shown. */
  readonly keepsHint?: boolean;
  readonly children: ReactNode;
}

/**
 * A label above its input, and one line for a hint or an error below. The line keeps its height while it is
 * empty, so that an error moves nothing. A label above has room for long words and large text. MUI's inputs
 * inside it know from it whether they are wrong or disabled.
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
      <FormHelperText id={helpIdOf(id)} component="div" sx={HELP_SX}>
        {/* Two blocks, so that screen readers pause between them. */}
        {error !== undefined && <div>{error}</div>}
        {(error === undefined || keepsHint) && hint}
      </FormHelperText>
    </FormControl>
  );
}

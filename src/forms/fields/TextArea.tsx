import OutlinedInput from '@mui/material/OutlinedInput';
import type { Ref } from 'react';
import { FieldFrame, helpIdOf, type FieldProps } from './FieldFrame';

interface TextAreaProps extends FieldProps {
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly onBlur: () => void;
  readonly inputRef: Ref<HTMLTextAreaElement>;
}

const ROWS = 4;

/** Text of several lines, which grows with what is typed; its direction is that of the text. */
export function TextArea({ value, onChange, onBlur, inputRef, ...frame }: TextAreaProps) {
  return (
    <FieldFrame {...frame}>
      <OutlinedInput
        id={frame.id}
        multiline
        minRows={ROWS}
        maxRows={14}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
        inputRef={inputRef}
        disabled={frame.disabled === true}
        aria-describedby={helpIdOf(frame.id)}
        // As high on a prerendered page, which has not been measured yet.
        inputProps={{ dir: 'auto', rows: ROWS }}
      />
    </FieldFrame>
  );
}

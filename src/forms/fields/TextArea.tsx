import OutlinedInput from '@mui/material/OutlinedInput';
import { type Ref, useEffect, useRef } from 'react';
import { FieldFrame, helpIdOf, type FieldProps } from './FieldFrame';

interface TextAreaProps extends FieldProps {
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly onBlur: () => void;
  readonly inputRef: Ref<HTMLTextAreaElement>;
}

const ROWS = 4;
const MOST_ROWS = 14;

/** Sets the height of the textarea in browsers without `field-sizing`. */
function useGrowth() {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const area = root.current?.querySelector('textarea');
    if (!area || Reflect.has(area.style, 'fieldSizing')) return;
    area.style.height = 'auto';
    area.style.height = `${area.scrollHeight}px`;
  });
  return root;
}

/**
 * A textarea that grows with its text, in the direction of the text. MUI's own auto-size is not used: it
 * measures with a hidden field that has an inline style, which the Content-Security-Policy forbids on
 * prerendered pages.
 */
export function TextArea({ value, onChange, onBlur, inputRef, ...frame }: TextAreaProps) {
  const root = useGrowth();
  return (
    <FieldFrame {...frame}>
      <OutlinedInput
        id={frame.id}
        ref={root}
        multiline
        inputComponent="textarea"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
        inputRef={inputRef}
        aria-describedby={helpIdOf(frame.id)}
        inputProps={{ dir: 'auto', rows: ROWS, type: undefined }}
        sx={{
          '& textarea': { fieldSizing: 'content', minHeight: `${ROWS}lh`, maxHeight: `${MOST_ROWS}lh` },
        }}
      />
    </FieldFrame>
  );
}

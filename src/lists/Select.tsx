import Box from '@mui/material/Box';
import { useId } from 'react';
import { selectSx } from '@/ui/controlSx';
import { Labelled } from './Labelled';

/** A value and its text. */
export type SelectOption<V extends string> = readonly [value: V, name: string];

interface SelectProps<V extends string> {
  readonly label: string;
  readonly options: readonly SelectOption<V>[];
  readonly value: V;
  readonly onChange: (value: V) => void;
  /** The position of the visible label. If not given, the label is only the accessible name. */
  readonly labelled?: 'above' | 'before';
  readonly sx?: object;
}

/** A native select: it costs little to render, and a phone shows its own picker. */
export function Select<V extends string>(props: SelectProps<V>) {
  const { label, options, value, onChange, labelled, sx = {} } = props;
  const id = useId();
  const select = (
    <Box
      component="select"
      id={id}
      aria-label={labelled === undefined ? label : undefined}
      value={value}
      onChange={(event) => {
        const chosen = options.find(([each]) => each === event.target.value);
        if (chosen !== undefined) onChange(chosen[0]);
      }}
      sx={{ ...selectSx, ...(labelled === 'above' ? { width: '100%' } : {}), ...sx }}
    >
      {options.map(([each, name]) => (
        <option key={each} value={each}>
          {name}
        </option>
      ))}
    </Box>
  );
  return labelled === undefined ? (
    select
  ) : (
    <Labelled id={id} label={label} where={labelled}>
      {select}
    </Labelled>
  );
}

import Box from '@mui/material/Box';
import { type ReactNode, useId } from 'react';
import { selectSx } from '@/ui/controlSx';

interface LabelledProps {
  /** Id of the input element. */
  readonly id: string;
  readonly label: string;
  readonly where?: 'above' | 'before';
  readonly children: ReactNode;
}

export const LABEL_SX = { display: 'block', mb: 0.5, fontSize: '0.875rem', fontWeight: 500 } as const;
const BEFORE_SX = { display: 'flex', alignItems: 'center', gap: 1, color: 'text.secondary' } as const;

/** An input element with a visible label. */
export function Labelled({ id, label, where = 'above', children }: LabelledProps) {
  if (where === 'before') {
    return (
      <Box sx={BEFORE_SX}>
        <label htmlFor={id}>{label}</label>
        {children}
      </Box>
    );
  }
  return (
    <div>
      <Box component="label" htmlFor={id} sx={LABEL_SX}>
        {label}
      </Box>
      {children}
    </div>
  );
}

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

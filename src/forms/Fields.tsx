import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Field, type FieldOfProps } from './Field';
import { FIELD_GAP } from './fields/FieldFrame';

type Name<V extends FieldValues> = FieldOfProps<V>['name'];

type FieldsProps<V extends FieldValues> = Pick<FieldOfProps<V>, 'of'> & {
  /** All fields by default. */
  readonly names?: readonly Name<V>[];
};

/** Fields one below the other. A hint is clearly nearer to its own field than to the next label. */
export const FieldStack = ({ children }: { readonly children: ReactNode }) => (
  <Box sx={{ display: 'grid', gap: FIELD_GAP, gridTemplateColumns: 'minmax(0, 1fr)' }}>{children}</Box>
);

/** Two short fields side by side where there is room. Takes no space while none of them is shown. */
export const Pair = ({ children }: { readonly children: ReactNode }) => (
  <Box
    sx={{
      display: 'grid',
      columnGap: 2,
      rowGap: FIELD_GAP,
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
      '&:empty': { display: 'none' },
    }}
  >
    {children}
  </Box>
);

/** The fields of a form that is defined as data, in their order and on their lines. */
export function Fields<V extends FieldValues>({ of, names = of.fields }: FieldsProps<V>): ReactNode {
  const lineOf = (name: Name<V> | undefined) => name && of.specOf(name).line;
  const lines: Name<V>[][] = [];
  for (const name of names) {
    const last = lines.at(-1);
    const line = lineOf(name);
    if (last !== undefined && line !== undefined && lineOf(last[0]) === line) last.push(name);
    else lines.push([name]);
  }
  return (
    <FieldStack>
      {lines.map((line) => {
        const fields = line.map((name) => <Field key={name} of={of} name={name} />);
        return lineOf(line[0]) === undefined ? fields : <Pair key={line[0]}>{fields}</Pair>;
      })}
    </FieldStack>
  );
}

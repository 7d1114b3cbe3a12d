import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Field, type FieldOfProps } from './Field';
import { FIELD_GAP } from './fields/FieldFrame';

type FieldsProps<V extends FieldValues> = Pick<FieldOfProps<V>, 'of'> & {
  readonly names: readonly FieldOfProps<V>['name'][];
};

/** Fields one below the other. A hint is clearly nearer to its own field than to the next label. */
export const FieldStack = ({ children }: { readonly children: ReactNode }) => (
  <Box sx={{ display: 'grid', gap: FIELD_GAP, gridTemplateColumns: 'minmax(0, 1fr)' }}>{children}</Box>
);

/** The named fields of a form that is defined as data, one below the other. */
export function Fields<V extends FieldValues>({ of, names }: FieldsProps<V>): ReactNode {
  return (
    <FieldStack>
      {names.map((name) => (
        <Field key={name} of={of} name={name} />
      ))}
    </FieldStack>
  );
}

import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Field, type FieldOfProps } from './Field';
import { FIELD_GAP } from './fields/FieldFrame';

type Name<V extends FieldValues> = FieldOfProps<V>['name'];

type FieldsProps<V extends FieldValues> = Pick<FieldOfProps<V>, 'of'> & {
  /** Fields that are listed together share a line where there is room. */
  readonly names: readonly (Name<V> | readonly Name<V>[])[];
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

/** The named fields of a form that is defined as data, in their order. */
export function Fields<V extends FieldValues>({ of, names }: FieldsProps<V>): ReactNode {
  const one = (name: Name<V>) => <Field key={name} of={of} name={name} />;
  return (
    <FieldStack>
      {names.map((each) =>
        typeof each === 'string' ? one(each) : <Pair key={each.join(' ')}>{each.map(one)}</Pair>,
      )}
    </FieldStack>
  );
}

import { type FieldPath, type FieldPathValue, type FieldValues, useWatch } from 'react-hook-form';
import type { FieldsOf } from './Bound';

/** The current value of a field, for other parts of the screen that depend on it. */
export const useFieldValue = <V extends FieldValues, N extends FieldPath<V>>(
  of: Pick<FieldsOf<V>, 'control'>,
  name: N,
): FieldPathValue<V, N> => useWatch({ control: of.control, name });

import { type FieldPath, type FieldPathValue, type FieldValues, useWatch } from 'react-hook-form';
import type { FieldsOf } from './Bound';

/** What stands in a field at this moment, for what depends on it elsewhere on the screen. */
export const useFieldValue = <V extends FieldValues, N extends FieldPath<V>>(
  of: Pick<FieldsOf<V>, 'control'>,
  name: N,
): FieldPathValue<V, N> => useWatch({ control: of.control, name });

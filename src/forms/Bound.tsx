import type { ReactNode } from 'react';
import {
  type Control,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  useController,
  useWatch,
} from 'react-hook-form';
import type { BoundField, FieldProps } from '@/forms/fields/FieldFrame';

/** A form as its fields need it. */
export interface FieldsOf<V extends FieldValues> {
  readonly control: Control<V>;
  /** What stands around a field: its id, label, hint and error, and whether it can be written now. */
  frame(this: void, name: FieldPath<V>): FieldProps;
}

/** Ties a field of a form to a control: its value, what stands around it, and the focus when it is wrong. */
export function useBound<V extends FieldValues, N extends FieldPath<V>>(
  of: FieldsOf<V>,
  name: N,
): BoundField<FieldPathValue<V, N>> {
  const { field } = useController({ control: of.control, name });
  const { value, onChange, onBlur, ref } = field;
  return { ...of.frame(name), value, onChange, onBlur, inputRef: ref };
}

/** What stands in a form now; whoever uses it renders again at each key. */
export const useTyped = <V extends FieldValues>({ control }: Pick<FieldsOf<V>, 'control'>): V =>
  // All of a form's fields have a value from its beginning.
  useWatch({ control }) as V;

interface BoundProps<V extends FieldValues, N extends FieldPath<V>> {
  readonly of: FieldsOf<V>;
  readonly name: N;
  readonly children: (field: BoundField<FieldPathValue<V, N>>) => ReactNode;
}

/** As `useBound`, for a control of the page's own choice. */
export function Bound<V extends FieldValues, N extends FieldPath<V>>({
  of,
  name,
  children,
}: BoundProps<V, N>) {
  return children(useBound(of, name));
}

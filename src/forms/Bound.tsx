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

/** The parts of a form that its fields need. */
export interface FieldsOf<V extends FieldValues> {
  readonly control: Control<V>;
  /** The id, label, hint and error of a field, and whether it is disabled. */
  frame(this: void, name: FieldPath<V>): FieldProps;
}

/** Connects a field of a form with an input: its value, its frame, and the focus when it is wrong. */
export function useBound<V extends FieldValues, N extends FieldPath<V>>(
  of: FieldsOf<V>,
  name: N,
): BoundField<FieldPathValue<V, N>> {
  const { field } = useController({ control: of.control, name });
  const { value, onChange, onBlur, ref } = field;
  return { ...of.frame(name), value, onChange, onBlur, inputRef: ref };
}

/** The current values of a form. A component that uses it renders at each key. */
export const useTyped = <V extends FieldValues>({ control }: Pick<FieldsOf<V>, 'control'>): V =>
  // Every field has a value from the start, so the values are complete.
  useWatch({ control }) as V;

interface BoundProps<V extends FieldValues, N extends FieldPath<V>> {
  readonly of: FieldsOf<V>;
  readonly name: N;
  readonly children: (field: BoundField<FieldPathValue<V, N>>) => ReactNode;
}

/** Like `useBound`, for an input that the page chooses. */
export function Bound<V extends FieldValues, N extends FieldPath<V>>({
  of,
  name,
  children,
}: BoundProps<V, N>) {
  return children(useBound(of, name));
}

/** The current value of a field, for other parts of the screen that depend on it. */
export const useFieldValue = <V extends FieldValues, N extends FieldPath<V>>(
  of: Pick<FieldsOf<V>, 'control'>,
  name: N,
): FieldPathValue<V, N> => useWatch({ control: of.control, name });

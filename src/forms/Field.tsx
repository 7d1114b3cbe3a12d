import type { ReactNode } from 'react';
import { type FieldPath, type FieldValues, useWatch } from 'react-hook-form';
import type { BoundField, FieldProps } from '@/forms/fields/FieldFrame';
import { Bound, type FieldsOf } from './Bound';
import type { FormField } from './defineForm';
import { FIELDS } from './kinds/fields';
import type { Item, AnyTyped } from './kinds/kind';

/** The fields of a form that is defined as data (`defineForm`). */
export interface DefinedFields<V extends FieldValues> extends FieldsOf<V> {
  specOf(this: void, name: FieldPath<V>): FormField;
}

export interface FieldOfProps<V extends FieldValues>
  extends Partial<Pick<FieldProps, 'label' | 'hint' | 'disabled'>> {
  readonly of: DefinedFields<V>;
  readonly name: FieldPath<V>;
  /** The record as it was read. */
  readonly item?: Item | undefined;
  /** A problem that was found before the form is sent. */
  readonly problem?: string | undefined;
}

/**
 * One field of a form, with the input of its kind. Renders nothing while the form does not ask for it. A page
 * may override the label and the hint, or disable the field.
 */
export function Field<V extends FieldValues>(props: FieldOfProps<V>): ReactNode {
  const { of, name } = props;
  return of.specOf(name).asked === undefined ? <Input {...props} /> : <ShownIfAsked {...props} />;
}

/** A field that depends on other values. It renders again only when it appears or disappears. */
function ShownIfAsked<V extends FieldValues>(props: FieldOfProps<V>): ReactNode {
  const { of, name } = props;
  const { asked } = of.specOf(name);
  const isAsked = useWatch({ control: of.control, compute: (values) => asked?.(values) !== false });
  return isAsked && <Input {...props} />;
}

function Input<V extends FieldValues>({ of, name, problem, ...given }: FieldOfProps<V>): ReactNode {
  const spec = of.specOf(name);
  const Control = typeof spec.kind === 'string' ? FIELDS[spec.kind] : spec.kind.Field;
  if (Control === undefined) return null;
  return (
    <Bound of={of} name={name}>
      {(field) => (
        // A field of such a form always holds a value of the type of its kind.
        <Control
          {...(field as BoundField<AnyTyped>)}
          {...(spec.readOnly === true && { disabled: true })}
          {...given}
          error={field.error ?? problem}
          name={name}
          spec={spec}
          required={spec.required === true}
        />
      )}
    </Bound>
  );
}

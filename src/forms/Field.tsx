import type { ReactNode } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import type { BoundField, FieldProps } from '@/forms/fields/FieldFrame';
import { Bound, type FieldsOf, useTyped } from './Bound';
import type { FormField } from './defineForm';
import { FIELDS } from './kinds/fields';
import type { Item, AnyTyped } from './kinds/kind';

/** The fields of a form that is defined as data (`defineForm`). */
export interface DefinedFields<V extends FieldValues> extends FieldsOf<V> {
  /** In the order of the screen. */
  readonly fields: readonly FieldPath<V>[];
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
  const { asked } = of.specOf(name);
  const input = <Input {...props} />;
  return asked === undefined ? (
    input
  ) : (
    <IfAsked of={of} asked={asked}>
      {input}
    </IfAsked>
  );
}

interface IfAskedProps<V extends FieldValues> extends Pick<FieldOfProps<V>, 'of'> {
  readonly asked: NonNullable<FormField['asked']>;
  readonly children: ReactNode;
}

/** Reads every value that is typed. The field inside is the same element, so it does not render at each key. */
function IfAsked<V extends FieldValues>({ of, asked, children }: IfAskedProps<V>): ReactNode {
  return asked(useTyped(of)) && children;
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

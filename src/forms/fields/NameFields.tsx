import type { UseFormRegisterReturn } from 'react-hook-form';
import type { FieldProps } from './FieldFrame';
import { TextInput } from './TextInput';

type NameField = FieldProps & { readonly field: UseFormRegisterReturn };

interface NameFieldsProps {
  readonly firstName: NameField;
  readonly lastName: NameField;
}

/** A person's two names, as browsers and keyboards know them. */
export function NameFields({ firstName, lastName }: NameFieldsProps) {
  return (
    <>
      <TextInput {...firstName} autoComplete="given-name" autoCapitalize="words" required />
      <TextInput {...lastName} autoComplete="family-name" autoCapitalize="words" required />
    </>
  );
}

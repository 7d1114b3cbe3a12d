import type { UseFormRegisterReturn } from 'react-hook-form';
import type { FieldProps } from './FieldFrame';
import { TextInput } from './TextInput';

type NameField = FieldProps & { readonly field: UseFormRegisterReturn };

interface NameFieldsProps {
  readonly firstName: NameField;
  readonly lastName: NameField;
}

/** First and last name, with the attributes that browsers use to fill them in. */
export function NameFields({ firstName, lastName }: NameFieldsProps) {
  return (
    <>
      <TextInput {...firstName} autoComplete="given-name" autoCapitalize="words" required />
      <TextInput {...lastName} autoComplete="family-name" autoCapitalize="words" required />
    </>
  );
}

import { useFormContext, useWatch } from 'react-hook-form';
import { config } from '@/config/env';
import { PasswordInput } from './PasswordInput';
import { PasswordRules } from './PasswordRules';

interface NewPassword {
  readonly password: string;
  readonly confirmPassword: string;
}

interface NewPasswordFieldsProps {
  /** Prefix of the ids of the fields. */
  readonly id: string;
  readonly labels: NewPassword;
  readonly disabled: boolean;
  readonly errorOf: (field: keyof NewPassword) => string | undefined;
}

/** A separate component, so that a key in the password renders this list again and not the whole form. */
function Rules({ id }: { readonly id: string }) {
  const password = useWatch<NewPassword, 'password'>({ name: 'password' });
  return <PasswordRules id={id} password={password} requirements={config().passwordRules} />;
}

/**
 * A new password with the rules of this deployment, and the same password again. It must be inside the
 * FormProvider of a form with both fields.
 */
export function NewPasswordFields({ id, labels, disabled, errorOf }: NewPasswordFieldsProps) {
  const { register } = useFormContext<NewPassword>();
  const common = (name: keyof NewPassword) => ({
    id: `${id}-${name}`,
    label: labels[name],
    autoComplete: 'new-password' as const,
    disabled,
    error: errorOf(name),
    field: register(name),
  });
  return (
    <>
      <PasswordInput {...common('password')} hint={<Rules id={`${id}-password-rules`} />} />
      <PasswordInput {...common('confirmPassword')} />
    </>
  );
}

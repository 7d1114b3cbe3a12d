import Check from '@mui/icons-material/Check';
import Remove from '@mui/icons-material/Remove';
import Box from '@mui/material/Box';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { config } from '@/config/env';
import { PASSWORD_MIN_LENGTH } from '@/config/limits';
import { PlainList } from '@/ui/text/PlainList';
import { passwordMessages, type PasswordRequirements } from '@/validation/rules';
import { PasswordInput } from './PasswordInput';

const OPTIONAL_RULES = ['uppercase', 'lowercase', 'digit', 'special'] as const;

interface PasswordRulesProps {
  readonly id: string;
  readonly password: string;
  readonly requirements: PasswordRequirements;
}

/**
 * The rules of a new password, checked off while it is typed. It is not a live region, because an
 * announcement at each key would hide all others; the input refers to the list.
 */
function PasswordRules({ id, password, requirements }: PasswordRulesProps) {
  const { t } = useTranslation('forms');
  const failed = new Set(passwordMessages(password, requirements).map(({ key }) => key.split('.').at(-1)));
  const rules = [
    {
      name: 'length',
      text: t('password.rule.minLength', { count: requirements.minLength ?? PASSWORD_MIN_LENGTH }),
    },
    ...OPTIONAL_RULES.filter((rule) => requirements[rule] === true).map((rule) => ({
      name: rule,
      text: t(`password.rule.${rule}`),
    })),
  ];
  return (
    <PlainList id={id} aria-label={t('password.rules')} sx={{ display: 'grid', gap: 0.25 }}>
      {rules.map(({ name, text }) => {
        const met = password !== '' && !failed.has(name);
        return (
          <Box
            component="li"
            key={name}
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 0.75,
              color: met ? 'success.main' : 'text.secondary',
            }}
          >
            {met ? (
              <Check sx={{ fontSize: 16 }} titleAccess={t('password.met')} />
            ) : (
              <Remove sx={{ fontSize: 16 }} titleAccess={t('password.unmet')} />
            )}
            {text}
          </Box>
        );
      })}
    </PlainList>
  );
}

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

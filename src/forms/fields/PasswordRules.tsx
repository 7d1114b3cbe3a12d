import Check from '@mui/icons-material/Check';
import Remove from '@mui/icons-material/Remove';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { PASSWORD_MIN_LENGTH } from '@/config/limits';
import { type PasswordRequirements, passwordMessages } from '@/validation/rules';
import { PlainList } from '@/ui/text/PlainList';

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
export function PasswordRules({ id, password, requirements }: PasswordRulesProps) {
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

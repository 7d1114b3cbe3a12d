import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Chip from '@mui/material/Chip';
import FormControlLabel from '@mui/material/FormControlLabel';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FIELD_GAP } from '@/forms/fields/FieldFrame';
import { PasswordInput } from '@/forms/fields/PasswordInput';
import { TextInput } from '@/forms/fields/TextInput';
import type { Summary } from '@/forms/useFormSummary';
import { pathOf } from '@/routing/routes';
import { AppLink } from '@/ui/page/AppLink';
import { SubmitButton } from '@/forms/SubmitButton';
import { checkLogin } from '@/validation/forms';
import type { LoginValues } from './requests';
import { useFirstFocus } from '@/forms/useFirstFocus';
import { useCheckedForm } from '@/forms/useCheckedForm';

interface LoginFormProps {
  readonly initialEmail: string;
  readonly onEmail: (email: string) => void;
  readonly summary: Summary;
  /**
   * Whether this form or another way of signing in is waiting for its request. The fields are disabled
   * meanwhile.
   */
  readonly busy: boolean;
  /** Whether the request of this form is running. */
  readonly pending: boolean;
  /** Resolves to the error of the attempt, or to undefined if it succeeded or was aborted. */
  readonly onSubmit: (values: LoginValues) => Promise<unknown>;
  readonly onLeave: () => void;
}

const FIELDS = ['email', 'password'] as const;

/** Sign In with an e-mail address and a password. */
export function LoginForm(props: LoginFormProps) {
  const { initialEmail, onEmail, summary, busy, pending, onSubmit, onLeave } = props;
  const { t } = useTranslation(['auth', 'fields']);
  const form = useForm<LoginValues>({
    defaultValues: { email: initialEmail, password: '', rememberMe: false },
  });
  const { errors, submit } = useCheckedForm(form, {
    summary,
    fields: FIELDS,
    standard: 'errors:login.default',
    busy,
    check: (values, { check }) => check(checkLogin(values)),
    attempt: onSubmit,
  });
  useFirstFocus(form.setFocus, 'email');
  const { ref: rememberMe, ...remember } = form.register('rememberMe');

  return (
    <form noValidate onSubmit={submit}>
      <Box sx={{ display: 'grid', gap: FIELD_GAP }}>
        <TextInput
          id="sign-in-email"
          label={t('fields:email')}
          type="email"
          autoComplete="email"
          required
          disabled={busy}
          error={errors.of('email')}
          field={form.register('email', { onBlur: (event) => onEmail(String(event.target.value)) })}
        />
        <PasswordInput
          id="sign-in-password"
          label={t('fields:password')}
          autoComplete="current-password"
          disabled={busy}
          error={errors.of('password')}
          field={form.register('password')}
        />
      </Box>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          columnGap: 2,
          mt: 0.5,
          mb: 2,
        }}
      >
        <FormControlLabel
          control={<Checkbox {...remember} slotProps={{ input: { ref: rememberMe } }} />}
          label={t('signIn.rememberMe')}
          disabled={busy}
        />
        <Link component={AppLink} to={pathOf('forgotPassword')} onClick={onLeave} sx={{ paddingBlock: 1 }}>
          {t('signIn.forgotPassword')}
        </Link>
      </Box>
      <SubmitButton size="large" fullWidth busy={pending} disabled={busy}>
        {t('signIn.submit')}
      </SubmitButton>
      {import.meta.env.DEV && (
        <DemoAccounts
          disabled={busy}
          onChoose={({ email, password }) => {
            form.setValue('email', email);
            form.setValue('password', password);
            form.clearErrors();
            onEmail(email);
          }}
        />
      )}
    </form>
  );
}

/**
 * The accounts of the embedded backend (R-1075). They are shown only in development and are not part of
 * `dist`.
 */
const DEMO_ACCOUNTS = [
  { role: 'user', email: 'user@visatalent.test' },
  { role: 'admin', email: 'admin@visatalent.test' },
  { role: 'both', email: 'both@visatalent.test' },
] as const;
const DEMO_PASSWORD = 'Passw0rd!';

interface DemoAccountsProps {
  readonly disabled: boolean;
  readonly onChoose: (account: { email: string; password: string }) => void;
}

/** Buttons that fill in the e-mail address and password of a demo account. */
function DemoAccounts({ disabled, onChoose }: DemoAccountsProps) {
  const { t } = useTranslation('auth');
  return (
    <Box sx={{ mt: 3, p: 1.5, border: '1px dashed', borderColor: 'divider', borderRadius: 1 }}>
      <Typography variant="body2" component="p" id="demo-accounts" sx={{ mb: 1, color: 'text.secondary' }}>
        {t('demo.title')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {DEMO_ACCOUNTS.map(({ role, email }) => (
          <Chip
            key={email}
            component="button"
            type="button"
            clickable
            variant="outlined"
            disabled={disabled}
            label={<bdi dir="ltr">{email}</bdi>}
            title={t(`demo.${role}`)}
            onClick={() => onChoose({ email, password: DEMO_PASSWORD })}
          />
        ))}
      </Box>
    </Box>
  );
}

import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Bound } from '@/forms/Bound';
import { CountryInput } from '@/forms/fields/CountryInput';
import { useCountryChoices } from '@/forms/fields/useCountryList';
import { FIELD_GAP } from '@/forms/fields/FieldFrame';
import { latinDigits } from '@/i18n/latinDigits';
import { NewPasswordFields } from '@/forms/fields/NewPasswordFields';
import { PhoneInput } from '@/forms/fields/PhoneInput';
import { TextInput } from '@/forms/fields/TextInput';
import type { Summary } from '@/forms/useFormSummary';
import { config } from '@/config/env';
import { SubmitButton } from '@/forms/SubmitButton';
import { checkRegister } from '@/validation/forms';
import { CountryStatus, useRegistrationCountries } from './CountryStatus';
import type { RegisterValues } from './requests';
import { useFirstFocus } from '@/forms/useFirstFocus';
import { useCheckedForm } from '@/forms/useCheckedForm';

interface RegisterFormProps {
  readonly initialEmail: string;
  readonly onEmail: (email: string) => void;
  readonly summary: Summary;
  readonly busy: boolean;
  readonly pending: boolean;
  /** Resolves to the error of the attempt, or to undefined if it succeeded or was aborted. */
  readonly onSubmit: (values: RegisterValues) => Promise<unknown>;
}

const NO_COUNTRIES = [] as const;

/** A person's names, and what the browser fills them with. */
const NAMES = [
  ['firstName', 'given-name'],
  ['lastName', 'family-name'],
] as const;

const FIELDS = [
  'firstName',
  'lastName',
  'email',
  'password',
  'confirmPassword',
  'phone',
  'countryOfBirth',
  'countryOfResidence',
  'referralCode',
] as const;

/**
 * The form Create Account. It asks the backend for the countries each time it opens and never uses built-in
 * ones.
 */
export function RegisterForm(props: RegisterFormProps) {
  const { initialEmail, onEmail, summary, busy, pending, onSubmit } = props;
  const { t } = useTranslation(['auth', 'forms', 'words', 'fields']);
  const [countries, loadCountries] = useRegistrationCountries();
  const choices = useCountryChoices(countries.status === 'ready' ? countries.countries : NO_COUNTRIES);
  const form = useForm<RegisterValues>({
    defaultValues: {
      firstName: '',
      lastName: '',
      email: initialEmail,
      password: '',
      confirmPassword: '',
      phone: '',
      callingCountry: '',
      countryOfBirth: '',
      countryOfResidence: '',
      referralCode: '',
    },
  });
  const codeOf = (id: string) => choices.find((choice) => choice.id === id)?.code ?? '';
  const [chosenCode, residence] = useWatch({
    control: form.control,
    name: ['callingCountry', 'countryOfResidence'],
  });
  useFirstFocus(form.setFocus, 'firstName');
  const callingCountry = chosenCode || codeOf(residence);

  const withLatinDigits = (values: RegisterValues) => ({ ...values, phone: latinDigits(values.phone) });
  const { errors, submit } = useCheckedForm(form, {
    summary,
    fields: FIELDS,
    standard: 'errors:registration.default',
    busy,
    check: (values, { check }) => check(checkRegister(withLatinDigits(values), config().passwordRules)),
    attempt: (values) => onSubmit({ ...withLatinDigits(values), callingCountry }),
  });

  const common = (name: (typeof FIELDS)[number]) => ({
    id: `register-${name}`,
    label: t(`fields:${name}`),
    disabled: busy,
    error: errors.of(name),
  });
  const of = { control: form.control, frame: common };
  const country = (name: 'countryOfBirth' | 'countryOfResidence', hint?: ReactNode) => (
    <Bound of={of} name={name}>
      {(field) => <CountryInput {...field} hint={hint} keepsHint choices={choices} />}
    </Bound>
  );

  return (
    <form noValidate onSubmit={submit}>
      <Box sx={{ display: 'grid', gap: FIELD_GAP, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {NAMES.map(([name, autoComplete]) => (
          <TextInput
            key={name}
            {...common(name)}
            autoComplete={autoComplete}
            autoCapitalize="words"
            required
            field={form.register(name)}
          />
        ))}
        <TextInput
          {...common('email')}
          type="email"
          autoComplete="email"
          required
          field={form.register('email', { onBlur: (event) => onEmail(String(event.target.value)) })}
        />
        <FormProvider {...form}>
          <NewPasswordFields
            id="register"
            labels={{ password: t('fields:password'), confirmPassword: t('fields:confirmPassword') }}
            disabled={busy}
            errorOf={(field) => errors.of(field)}
          />
        </FormProvider>
        <Bound of={of} name="phone">
          {(field) => (
            <PhoneInput
              {...field}
              hint={t('words:optional')}
              country={callingCountry}
              onCountryChange={(code) => form.setValue('callingCountry', code)}
            />
          )}
        </Bound>
        {country('countryOfBirth')}
        {country(
          'countryOfResidence',
          <CountryStatus
            status={countries.status}
            disabled={busy}
            onRetry={() => {
              loadCountries();
              form.setFocus('countryOfBirth');
            }}
          />,
        )}
        <TextInput
          {...common('referralCode')}
          hint={t('words:optional')}
          autoComplete="off"
          autoCapitalize="characters"
          dir="ltr"
          field={form.register('referralCode')}
        />
      </Box>
      <SubmitButton size="large" fullWidth sx={{ mt: FIELD_GAP }} busy={pending} disabled={busy}>
        {pending ? t('register.pending') : t('register.title')}
      </SubmitButton>
    </form>
  );
}

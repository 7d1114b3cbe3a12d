import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CountryInput } from '@/forms/fields/CountryInput';
import { PhoneInput } from '@/forms/fields/PhoneInput';
import { Bound } from '@/forms/Bound';
import { Field } from '@/forms/Field';
import { Pair } from '@/forms/Fields';
import { useDefined } from '@/forms/useDefined';
import { accountQuery } from '@/identity/session/useAccount';
import { SectionSkeleton } from '@/pages/profile-edit/EditorFrame';
import { SectionForm } from '@/pages/profile-edit/form/SectionForm';
import type { SectionProps } from '@/pages/profile-edit/form/SectionScope';
import { useSectionForm } from '@/pages/profile-edit/form/useSectionForm';
import {
  ACCOUNT_FIELDS,
  checkPersonal,
  PERSONAL,
  type PersonalValues,
} from '@/pages/profile-edit/profileForms';
import { ListsNotice, Missing } from '@/pages/profile-edit/sections/ListsNotice';
import { useCountryField } from '@/pages/profile-edit/useReferenceState';
import { readState } from '@/ui/loading/readState';
import { useFailureToast } from '@/ui/toast/useFailureToast';
import { accountValues, type KnownAccount, usePersonalStore } from './usePersonalStore';

interface PersonalFormProps extends SectionProps {
  readonly account: KnownAccount;
}

function PersonalForm({ account: first, ...props }: PersonalFormProps) {
  const { t } = useTranslation('profile');
  const sayFailure = useFailureToast();
  const countries = useCountryField();
  const { references, choices } = countries;
  const [chosenCode, setChosenCode] = useState('');
  const codeOf = (id: string) => choices.find((choice) => choice.id === id)?.code ?? '';
  const store = usePersonalStore(props, first, (values) => chosenCode || codeOf(values.countryOfResidenceId));
  const { account } = store;
  const editable = account.state === 'editable';
  const section = useSectionForm<PersonalValues>({
    ...useDefined(PERSONAL),
    id: 'profile',
    store,
    check: (values) =>
      checkPersonal(values, {
        account: editable,
        countries: countries.usable,
        hadName: { firstName: account.values.firstName !== '', lastName: account.values.lastName !== '' },
      }),
    onFailed: (note) => {
      if (note !== 'accountUnsupported') return;
      for (const field of ACCOUNT_FIELDS) form.setValue(field, account.values[field]);
    },
  });
  const { form, busy, of } = section;

  const retryAccount = async () => {
    try {
      const values = await store.loadAccount();
      for (const field of ACCOUNT_FIELDS) form.setValue(field, values[field]);
    } catch (error) {
      sayFailure(error);
    }
  };

  const country = (name: 'countryOfBirthId' | 'countryOfResidenceId') => (
    <Bound of={of} name={name}>
      {(field) => (
        <CountryInput
          {...field}
          hint={countries.hint}
          disabled={busy || !countries.usable}
          choices={choices}
        />
      )}
    </Bound>
  );

  return (
    <SectionForm
      state={section}
      notice={
        <>
          <ListsNotice references={references} lists={[references.countries]} />
          {account.state === 'unknown' && (
            <Missing text={t('editor.accountMissing')} onRetry={() => void retryAccount()} />
          )}
        </>
      }
    >
      <Pair>
        <Field of={of} name="firstName" disabled={busy || !editable} />
        <Field of={of} name="lastName" disabled={busy || !editable} />
      </Pair>
      <Bound of={of} name="phone">
        {(field) => (
          <PhoneInput
            {...field}
            disabled={busy || !editable}
            country={chosenCode || codeOf(form.getValues('countryOfResidenceId'))}
            onCountryChange={setChosenCode}
          />
        )}
      </Bound>
      <Pair>
        <Field of={of} name="dateOfBirth" />
      </Pair>
      <Pair>
        {country('countryOfBirthId')}
        {country('countryOfResidenceId')}
      </Pair>
      <Field of={of} name="citizenshipIds" />
    </SectionForm>
  );
}

/** The section with name and phone, which belong to the account, and the first questions of the profile. */
export function PersonalSection(props: SectionProps) {
  const { user } = props;
  const account = readState(useQuery(accountQuery()));
  // The first values stay, because a later response must not replace typed values.
  const [first, setFirst] = useState<KnownAccount>();
  if (first === undefined) {
    if (account.status === 'loading') return <SectionSkeleton />;
    setFirst(
      account.status === 'ready'
        ? { state: 'editable', values: accountValues(account.data) }
        : {
            state: 'unknown',
            values: { firstName: user.firstName, lastName: user.lastName, phone: user.phone ?? '' },
          },
    );
    return null;
  }
  return <PersonalForm {...props} account={first} />;
}

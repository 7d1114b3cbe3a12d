import { useMemo } from 'react';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { countryChoices } from '@/forms/fields/countryChoice';
import { CountryInput } from '@/forms/fields/CountryInput';
import { NameFields } from '@/forms/fields/NameFields';
import { PhoneInput } from '@/forms/fields/PhoneInput';
import { EditorGroup, Pair } from './EditorGroup';
import { idOf, type PartProps } from './fields';
import { useReferenceState } from './useReferenceState';

interface PersonalPartProps extends PartProps {
  /** False where name and phone cannot be changed now. */
  readonly account: boolean;
  readonly callingCountry: string;
  readonly onCallingCountry: (code: string) => void;
}

export function PersonalPart(props: PersonalPartProps) {
  const { form, references, busy, errorOf, account, callingCountry, onCallingCountry } = props;
  const { t, i18n } = useTranslation(['profile', 'forms']);
  const list = useReferenceState(references.countries);
  const choices = useMemo(
    () => countryChoices(list.items),
    // The names and their order follow the language.
    // oxlint-disable-next-line react/exhaustive-deps
    [list.items, i18n.language],
  );
  const common = (field: 'firstName' | 'lastName' | 'phone') => ({
    id: idOf(field),
    label: t(`fields.${field}`),
    disabled: busy || !account,
    error: errorOf(field),
  });
  const country = (field: 'countryOfBirthId' | 'countryOfResidenceId') => (
    <Controller
      control={form.control}
      name={field}
      render={({ field: { value, onChange, onBlur, ref } }) => (
        <CountryInput
          id={idOf(field)}
          label={t(`fields.${field}`)}
          error={errorOf(field)}
          hint={list.hint}
          disabled={busy || !list.usable}
          choices={choices}
          value={value}
          onChange={onChange}
          onBlur={onBlur}
          inputRef={ref}
        />
      )}
    />
  );

  return (
    <EditorGroup group="personal">
      <Pair>
        <NameFields
          firstName={{ ...common('firstName'), field: form.register('firstName') }}
          lastName={{ ...common('lastName'), field: form.register('lastName') }}
        />
      </Pair>
      <Controller
        control={form.control}
        name="phone"
        render={({ field: { value, onChange, onBlur, ref } }) => (
          <PhoneInput
            {...common('phone')}
            hint={t('forms:optional')}
            value={value}
            onChange={onChange}
            onBlur={onBlur}
            inputRef={ref}
            country={callingCountry}
            onCountryChange={onCallingCountry}
          />
        )}
      />
      <Pair>
        {country('countryOfBirthId')}
        {country('countryOfResidenceId')}
      </Pair>
    </EditorGroup>
  );
}

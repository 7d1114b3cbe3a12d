import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useReferences } from '@/features/profile/useReferences';
import { type CountryChoice, countryChoices } from '@/forms/fields/countryChoice';
import { useReferenceState } from '@/pages/profile-edit/useReferenceState';

interface CountryField {
  readonly choices: readonly CountryChoice[];
  readonly usable: boolean;
  /** Why no country can be chosen now. */
  readonly hint: string | undefined;
  /** '' for one that is not known. */
  readonly nameOf: (id: string | null) => string;
}

/** The countries that an entry can be in, in the interface language. */
export function useCountryField(): CountryField {
  const { i18n } = useTranslation();
  const { items, usable, hint } = useReferenceState(useReferences().countries);
  const choices = useMemo(
    () => countryChoices(items),
    // The names and their order follow the language.
    // oxlint-disable-next-line react/exhaustive-deps
    [items, i18n.language],
  );
  const nameOf = (id: string | null) => choices.find((choice) => choice.id === id)?.name ?? '';
  return { choices, usable, hint, nameOf };
}

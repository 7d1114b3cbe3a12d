import { useReferences } from '@/features/profile/useReferences';
import type { CountryChoice } from '@/forms/fields/countryChoice';
import { useCountryChoices } from '@/forms/fields/useCountryChoices';
import { useReferenceState } from '@/pages/profile-edit/useReferenceState';

interface CountryField {
  readonly choices: readonly CountryChoice[];
  readonly usable: boolean;
  /** Why no country can be chosen now. */
  readonly hint: string | undefined;
  /** '' for an unknown id. */
  readonly nameOf: (id: string | null) => string;
}

/** The countries for an entry, in the interface language. */
export function useCountryField(): CountryField {
  const { items, usable, hint } = useReferenceState(useReferences().countries);
  const choices = useCountryChoices(items);
  const nameOf = (id: string | null) => choices.find((choice) => choice.id === id)?.name ?? '';
  return { choices, usable, hint, nameOf };
}

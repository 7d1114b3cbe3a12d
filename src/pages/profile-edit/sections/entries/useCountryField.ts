import { type References, useReferences } from '@/features/profile/useReferences';
import { type CountryChoice, countryNameOf } from '@/forms/fields/countryChoice';
import { useCountryChoices } from '@/forms/fields/useCountryChoices';
import { useReferenceState } from '@/pages/profile-edit/useReferenceState';

interface CountryField {
  readonly references: References;
  readonly choices: readonly CountryChoice[];
  readonly usable: boolean;
  /** Why no country can be chosen now. */
  readonly hint: string | undefined;
  /** '' for an unknown id. */
  readonly nameOf: (id: string | null) => string;
}

/** The countries for a field of the profile, in the interface language. */
export function useCountryField(): CountryField {
  const references = useReferences();
  const { items, usable, hint } = useReferenceState(references.countries);
  const choices = useCountryChoices(items);
  return { references, choices, usable, hint, nameOf: (id) => countryNameOf(choices, id) ?? '' };
}

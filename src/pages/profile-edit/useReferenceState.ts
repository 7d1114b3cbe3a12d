import { useTranslation } from 'react-i18next';
import type { ReadState } from '@/ui/loading/readState';
import { type Reference, type References, useReferences } from '@/features/profile/useReferences';
import { type CountryChoice, countryNameOf } from '@/forms/fields/countryChoice';
import { useCountryChoices } from '@/forms/fields/useCountryList';

export interface ReferenceState<T> {
  /** Only the server's own items, because ids that it does not know must not be sent. */
  readonly items: readonly T[];
  readonly usable: boolean;
  /** Why the field cannot be used now. */
  readonly hint: string | undefined;
}

const NONE: readonly never[] = [];

/** A reference list for the editor. Built-in data may be shown but never chosen (R-1028). */
export function useReferenceState<T>(list: ReadState<Reference<T>>): ReferenceState<T> {
  const { t } = useTranslation(['profile', 'ui', 'words']);
  if (list.status === 'loading') return { items: NONE, usable: false, hint: t('words:loading') };
  if (list.status === 'notOffered') return { items: NONE, usable: false, hint: t('ui:notOffered') };
  if (list.status === 'failed' || list.data.isSample || list.data.items.length === 0) {
    return { items: NONE, usable: false, hint: t('editor.listMissing') };
  }
  return { items: list.data.items, usable: true, hint: undefined };
}

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

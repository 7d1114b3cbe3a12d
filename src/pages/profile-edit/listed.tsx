import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CHOSEN_CREDENTIALS } from '@/eligibility/credentials';
import { EXPERIENCE_LEVELS } from '@/features/profile/levels';
import { useNames } from '@/features/profile/useNames';
import { useReferences } from '@/features/profile/useReferences';
import { ChoiceInput, type Option } from '@/forms/fields/ChoiceInput';
import { type OwnKind, readText } from '@/forms/kinds/kind';
import { compareTexts } from '@/i18n/format';
import { useReferenceState } from './useReferenceState';

interface Listed {
  readonly options: readonly Option[];
  readonly usable?: boolean;
  /** Why nothing can be chosen now. */
  readonly hint?: ReactNode;
  /** The text of the empty option; 'Not chosen' by default. */
  readonly none?: string;
}

/**
 * One of some values with names. A stored value that is not among them stays chosen.
 * @param useListed the values now; `first` is the value with which the form was opened
 */
const listed = (useListed: (first: string) => Listed): OwnKind<string, string> => ({
  read: readText,
  typed: (value) => value,
  blank: '',
  check: (typed) => ({ value: typed }),
  Cell({ value }) {
    const { options } = useListed(value ?? '');
    return options.find((option) => option.value === value)?.name ?? value;
  },
  Field(field) {
    const [first] = useState(field.value);
    const { options, usable = true, hint, none } = useListed(first);
    return (
      <ChoiceInput
        {...field}
        hint={hint ?? field.hint}
        disabled={field.disabled === true || !usable}
        options={options}
        emptyName={none}
      />
    );
  },
});

/** An education level of the backend, by its id. One that is not active any more can stay chosen. */
export const educationLevel = listed((first) => {
  const names = useNames();
  const { items, ...state } = useReferenceState(useReferences().education);
  const offered = items.filter(({ isActive, id }) => isActive !== false || id === first);
  return { ...state, options: offered.map((level) => ({ value: level.id, name: names.education(level) })) };
});

/** A job category of the backend, by its id. */
export const jobCategory = listed(() => {
  const names = useNames();
  const compare = compareTexts();
  const { items, ...state } = useReferenceState(useReferences().categories);
  return {
    ...state,
    options: items
      .map((category) => ({ value: category.id, name: names.category(category) }))
      .sort((a, b) => compare(a.name, b.name)),
  };
});

export const experienceLevel = listed(() => {
  const { t } = useTranslation('profile');
  return { options: EXPERIENCE_LEVELS.map((level) => ({ value: level, name: t(`experience.${level}`) })) };
});

/** A credential of a partner, which may be unknown. */
export const partnerCredential = listed(() => {
  const { t } = useTranslation('eligibility');
  return {
    options: CHOSEN_CREDENTIALS.map((level) => ({ value: level, name: t(`credential.${level}`) })),
    none: t('unknown'),
  };
});

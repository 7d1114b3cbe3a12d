import { languageName } from '@/i18n/languageNames';
import { type CellProps, type Kind, PLAIN_TEXT } from '@/forms/kinds/kind';
import { TextCell } from '@/forms/kinds/TextCell';
import { useTranslation } from 'react-i18next';

const CODE = /^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/i;

function Cell({ value }: CellProps<object, string>) {
  // Renders again when the language changes, because the names depend on it.
  useTranslation();
  return <TextCell text={value === null || value === '' ? null : languageName(value)} />;
}

/** A language by its code (BCP 47), shown by its name in the interface language. */
export const language: Kind<object, string> = {
  ...PLAIN_TEXT,
  check(typed) {
    const code = String(typed);
    return CODE.test(code) ? { value: code } : { wrong: { key: 'problems:languageCode' } };
  },
  Cell,
};

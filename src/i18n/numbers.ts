import type { FormatterModule } from 'i18next';
import { LANGUAGE_CODES } from '@/config/languages';
import { numberIn } from './numberIn';

/** Formats numbers inside texts in the digits of the text's language. */
export const numbersInTexts: FormatterModule = {
  type: 'formatter',
  init: () => undefined,
  add: () => undefined,
  addCached: () => undefined,
  format(value: unknown, _format, language) {
    if (typeof value !== 'number') return value as string;
    const code = LANGUAGE_CODES.find((each) => each === language);
    return code === undefined ? String(value) : numberIn(code, value);
  },
};

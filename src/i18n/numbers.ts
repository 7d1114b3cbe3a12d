import type { FormatterModule } from 'i18next';
import { LANGUAGE_CODES } from '@/config/languages';
import { numberIn } from './numberIn';

/** Numbers inside texts are written in the digits of the text's language, wherever they come from. */
export const numbersInTexts: FormatterModule = {
  type: 'formatter',
  init: () => undefined,
  add: () => undefined,
  addCached: () => undefined,
  format(value: unknown, _format, language) {
    if (typeof value !== 'number') return value as string;
    const code = LANGUAGE_CODES.find((known) => known === language);
    return code === undefined ? String(value) : numberIn(code, value);
  },
};

import type { FormatterModule } from 'i18next';
import { LANGUAGE_CODES } from '@/config/languages';
import { intlLocale } from './intlLocale';

/** Numbers inside texts are written in the digits of the text's language, wherever they come from. */
export const numbersInTexts: FormatterModule = {
  type: 'formatter',
  init: () => undefined,
  add: () => undefined,
  addCached: () => undefined,
  format(value: unknown, _format, language) {
    if (typeof value !== 'number') return value as string;
    const code = LANGUAGE_CODES.find((known) => known === language);
    return value.toLocaleString(code === undefined ? undefined : intlLocale(code));
  },
};

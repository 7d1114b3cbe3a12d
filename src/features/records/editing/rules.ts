import type { Message } from '@/i18n/useMessage';
import type { Field, Value } from '@/features/records/resource';
import { REQUIRED } from '@/validation/rules';

/**
 * A field's rules on what was typed or stands in a CSV cell: the value to send, or what is wrong. The dialog and the
 * import use the same, so that a file cannot say what the dialog would refuse.
 */
export type Checked = { readonly value: Value } | { readonly wrong: Message };

const WORDS: Readonly<Record<string, boolean>> = {
  true: true,
  yes: true,
  '1': true,
  active: true,
  false: false,
  no: false,
  '0': false,
  inactive: false,
};

const LATIN_ZERO = 48;
const ZEROS = [0x06_60, 0x06_f0, 0xff_10];
/** Digits as Arabic, Persian and Chinese keyboards write them count as digits. */
const latinDigits = (text: string): string =>
  text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? LATIN_ZERO;
    const zero = ZEROS.find((start) => code >= start && code <= start + 9);
    return zero === undefined ? digit : String.fromCodePoint(LATIN_ZERO + code - zero);
  });

function checkText(field: Field & { kind: 'text' | 'code' }, text: string): Checked {
  const value = field.kind === 'code' && field.upperCase === true ? text.toUpperCase() : text;
  if (value.length > field.maxLength) {
    return { wrong: { key: 'records:rules.tooLong', values: { count: field.maxLength } } };
  }
  if (field.kind === 'code' && !field.pattern.test(value))
    return { wrong: { key: `records:hints.${field.says}` } };
  return { value };
}

function checkNumber({ min, max }: Field & { kind: 'number' }, text: string): Checked {
  const digits = latinDigits(text);
  const number = Number(digits);
  return /^-?\d{1,9}$/.test(digits) && number >= min && number <= max
    ? { value: number }
    : { wrong: { key: 'records:rules.number', values: { min, max } } };
}

export function checkField(field: Field, given: string | boolean): Checked {
  if (typeof given === 'boolean') return { value: given };
  const text = given.trim();
  if (text === '') return field.required === true ? { wrong: REQUIRED } : { value: null };
  if (field.kind === 'number') return checkNumber(field, text);
  if (field.kind === 'switch') {
    const value = WORDS[text.toLowerCase()];
    return value === undefined ? { wrong: { key: 'records:rules.yesOrNo' } } : { value };
  }
  return field.kind === 'country' ? { value: text } : checkText(field, text);
}

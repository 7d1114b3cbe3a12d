import { expect, it } from 'vitest';

/**
 * Checks that French texts are punctuated as in Canada (Bureau de la traduction, Clés de la rédaction):
 * nothing before ? ! and ; a no-break space (U+00A0) before : and inside « ».
 */
type Texts = string | readonly Texts[] | { readonly [key: string]: Texts };

const files = import.meta.glob<Texts>(
  ['../../src/i18n/locales/fr/*.json', '../../src/eligibility/rules/*.fr.json'],
  { eager: true, import: 'default' },
);

const flat = (texts: Texts): readonly string[] =>
  typeof texts === 'string' ? [texts] : Object.values(texts).flatMap(flat);
const texts = Object.values(files).flatMap(flat);

/**
 * Text that a person types for a program keeps that program's punctuation: "yes/no: Conduisez-vous? *",
 * "09:30". So does a reference: "$t(words:save)".
 */
const NOTATION = /(?:yes\/no|number|text|choice):|\d\d:\d\d|\$t\([^)]*\)/g;
const found = (wrong: RegExp) => texts.filter((text) => wrong.test(text.replace(NOTATION, '')));

it('reads every French text', () => {
  expect(Object.keys(files).length).toBeGreaterThan(30);
  expect(texts.some((text) => text.includes('\u00a0:'))).toBe(true);
});

it.each([
  ['nothing before ? ! and ;', /\s[?!;]/],
  ['a no-break space before :', /(?<!\u00a0):/],
  ['a no-break space inside « »', /«(?!\u00a0)|(?<!\u00a0)»/],
  ['a no-break space before %', /(?<!\u00a0)%/],
  ['no narrow space', /\u202f/],
])('has %s', (_rule, wrong) => {
  expect(found(wrong)).toEqual([]);
});

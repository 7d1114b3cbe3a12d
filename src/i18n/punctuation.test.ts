import { expect, it } from 'vitest';
import { bracketed, labelled, sentences } from './punctuation';

it('puts a remark beside a name into the brackets of the language', () => {
  expect(bracketed('French', 'fluent', 'en')).toBe('French (fluent)');
  expect(bracketed('الفرنسية', 'بطلاقة', 'ar')).toBe('الفرنسية (بطلاقة)');
  expect(bracketed('法语', '流利', 'zh-cn')).toBe('法语（流利）');
  expect(bracketed('法語', '流利', 'yue')).toBe('法語（流利）');
});

it('puts the colon of the language between a name and its value', () => {
  expect(labelled('Total', '12', 'en')).toBe('Total: 12');
  expect(labelled('Total', '12', 'fr')).toBe('Total\u00a0: 12');
  expect(labelled('总计', '12', 'zh-cn')).toBe('总计：12');
  expect(labelled('المجموع', '12', 'ar')).toBe('المجموع: 12');
});

it('puts a space between sentences, and none after a Chinese full stop', () => {
  expect(sentences(['One.', false, 'Two.', ''], 'en')).toBe('One. Two.');
  expect(sentences(['一。', false, '二。'], 'zh-cn')).toBe('一。二。');
  expect(sentences(['一。', '二。'], 'zh-tw')).toBe('一。二。');
  expect(sentences(['一。', '二。'], 'yue')).toBe('一。二。');
});

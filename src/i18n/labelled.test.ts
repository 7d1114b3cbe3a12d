import { expect, it } from 'vitest';
import { labelled } from './labelled';

it('puts the colon of the language between a name and its value', () => {
  expect(labelled('Total', '12', 'en')).toBe('Total: 12');
  expect(labelled('Total', '12', 'fr')).toBe('Total\u00a0: 12');
  expect(labelled('总计', '12', 'zh-cn')).toBe('总计：12');
  expect(labelled('المجموع', '12', 'ar')).toBe('المجموع: 12');
});

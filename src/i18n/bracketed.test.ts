import { expect, it } from 'vitest';
import { bracketed } from './bracketed';

it('puts a remark beside a name into the brackets of the language', () => {
  expect(bracketed('French', 'fluent', 'en')).toBe('French (fluent)');
  expect(bracketed('الفرنسية', 'بطلاقة', 'ar')).toBe('الفرنسية (بطلاقة)');
  expect(bracketed('法语', '流利', 'zh-cn')).toBe('法语（流利）');
  expect(bracketed('法語', '流利', 'yue')).toBe('法語（流利）');
});

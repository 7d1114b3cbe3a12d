import { expect, it } from 'vitest';
import { sentences } from './sentences';

it('puts a space between sentences, and none after a Chinese full stop', () => {
  expect(sentences(['One.', false, 'Two.', ''], 'en')).toBe('One. Two.');
  expect(sentences(['一。', false, '二。'], 'zh-cn')).toBe('一。二。');
  expect(sentences(['一。', '二。'], 'zh-tw')).toBe('一。二。');
  expect(sentences(['一。', '二。'], 'yue')).toBe('一。二。');
});

import { expect, test } from 'vitest';
import { inBrackets, labelled, sentences } from './punctuation';

test('texts are put together with the signs of their language', () => {
  expect(['en', 'fr', 'zh-cn'].map((code) => labelled('A', 'b', code as 'en'))).toEqual([
    'A: b',
    'A\u00a0: b',
    'A：b',
  ]);
  expect([inBrackets('a', 'fa'), inBrackets('a', 'zh-tw')]).toEqual([' (a)', '（a）']);
  expect([sentences(['A.', '', 'B.'], 'es'), sentences(['甲。', '乙。'], 'yue')]).toEqual([
    'A. B.',
    '甲。乙。',
  ]);
});

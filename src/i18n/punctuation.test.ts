import { expect, test } from 'vitest';
import { inBrackets, joinRange, labelled } from './punctuation';

test('texts are put together with the signs of their language', () => {
  expect(['en', 'fr', 'zh-cn'].map((code) => labelled('A', 'b', code as 'en'))).toEqual([
    'A: b',
    'A\u00a0: b',
    'A：b',
  ]);
  expect([inBrackets('a', 'fa'), inBrackets('a', 'zh-tw')]).toEqual([' (a)', '（a）']);
  expect([joinRange('a', 'b', 'fa'), joinRange('a', 'b', 'es')]).toEqual(['a تا b', 'a\u2060–\u2060b']);
});

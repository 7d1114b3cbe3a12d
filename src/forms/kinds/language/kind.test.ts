import { expect, test } from 'vitest';
import { language } from './kind';

test.each(['en', 'pt-BR', 'yue'])('%s is a language', (code) => {
  expect(language.check(code, {})).toEqual({ value: code });
});

test.each(['English', 'e', 'en_US', '英语'])('%s is none', (code) => {
  expect(language.check(code, {})).toEqual({ wrong: { key: 'problems:languageCode' } });
});

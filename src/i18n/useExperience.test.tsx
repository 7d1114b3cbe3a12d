import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { LanguageCode } from '@/config/languages';
import { setPreferences } from '@/preferences/preferences';
import { openApp } from '@/runtime/app';
import { startAllTexts } from './texts.fixture';
import { useExperience } from './useExperience';

it.each<[LanguageCode, string, string]>([
  ['en', '7', '7 years'],
  ['en', '1 year', '1 year'],
  ['en', '3-5 years', '3-5 years'],
  ['en', '3–5', '3–5 years'],
  ['en', ' No experience needed ', 'No experience needed'],
  ['fa', '3–5 years', '۳ تا ۵ سال'],
  ['fa', '5+ years', '۵+ سال'],
  ['fa', 'No experience needed', 'بدون نیاز به سابقهٔ کار'],
  ['fr', '3–5 years', '3 à 5 ans'],
  ['ar', '1–2 years', '1–2 سنوات'],
  ['ar', '2 years', 'سنتان'],
  ['ar', '2+ years', '2+ سنوات'],
  ['zh-cn', '3–5 years', '3–5 年'],
  // What the agency writes in its own words is its own.
  ['fa', '3 to 5 years as a welder', '3 to 5 years as a welder'],
  ['fa', '5–3 years', '5–3 years'],
  ['fa', 'سه سال', 'سه سال'],
])('in %s says %s as %s', async (language, written, said) => {
  openApp();
  setPreferences({ language });
  await startAllTexts();
  const { result } = renderHook(useExperience);
  expect(result.current(written).replace(/\u00a0/g, ' ')).toBe(said);
});

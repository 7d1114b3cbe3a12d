import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { startAllTexts } from '@/i18n/texts.fixture';
import { useJobName } from './entryTexts';

it("tells two jobs with the same title apart by their employers, with the language's comma", async () => {
  const i18n = await startAllTexts();
  const { result, rerender } = renderHook(useJobName);
  const cook = { title: 'Cook', employer: 'Hilton' };
  expect(result.current(cook, [cook])).toBe('Cook');
  expect(result.current(cook, [cook, { title: 'Cook' }])).toBe('Cook, Hilton');
  await act(() => i18n.changeLanguage('fa'));
  rerender();
  expect(result.current(cook, [cook, { title: 'Cook' }])).toMatch(/^Cook،\u200f? Hilton$/);
});

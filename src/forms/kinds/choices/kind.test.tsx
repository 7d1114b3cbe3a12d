import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { startI18n } from '@/i18n/i18n';
import { LanguageProvider } from '@/i18n/LanguageProvider';
import { setPreferences } from '@/preferences/preferences';
import { choices } from './kind';

const SPEC = { options: ['hot', 'new', 'remote'].map((value) => ({ value, label: { text: value } })) };

test('any of the values, each once and in their own order', () => {
  expect(choices.check('Remote, hot\nhot', SPEC)).toEqual({ value: ['hot', 'remote'] });
});

test('an unknown value is refused, with the list of allowed ones', () => {
  expect(choices.check('hot, cold', SPEC)).toEqual({
    wrong: { key: 'problems:choice', values: { choices: 'hot, new, remote' } },
  });
});

test('a file has one a line, and nothing means none', () => {
  expect(choices.check(choices.write(['hot', 'new']) as string, SPEC)).toEqual({ value: ['hot', 'new'] });
  expect(choices.empty?.(SPEC)).toEqual([]);
});

test('names in another script keep the order of the list in a right-to-left language', async () => {
  const options = ['English', 'فارسی'].map((value) => ({ value, label: { text: value } }));
  setPreferences({ language: 'fa' });
  const i18n = await startI18n();
  render(
    <LanguageProvider i18n={i18n}>
      <choices.Cell value={['English', 'فارسی']} spec={{ options }} />
    </LanguageProvider>,
  );
  const list = await screen.findByText(/English/);
  expect(list).toHaveAttribute('dir', 'rtl');
  expect(list).toHaveTextContent(/^\u2068English\u2069 .*فارسی$/u);
});

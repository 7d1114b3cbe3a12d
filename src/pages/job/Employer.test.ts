import { expect, it } from 'vitest';
import { startI18n } from '@/i18n/i18n';
import { sizeText, websiteOf } from './Employer';

it.each(['javascript:alert(1)', 'http://plain.example', 'data:text/html,x', 'northern steel', '', null])(
  '%s is no link',
  (text) => {
    expect(websiteOf(text)).toBeNull();
  },
);

it.each(['https://steel.example/jobs?x=1', 'https://user:secret@steel.example/jobs?x=1'])(
  '%s is shown by its host, and leads there without a name and password',
  (text) => {
    expect(websiteOf(text)).toEqual({
      href: 'https://steel.example/jobs?x=1',
      host: 'steel.example',
    });
  },
);

it('a number of employees from the server is written in the digits of the language', async () => {
  const i18n = await startI18n();
  await i18n.changeLanguage('fa');
  expect(sizeText('20–99')).toBe('۲۰\u00a0تا\u00a0۹۹');
  expect(sizeText('500 or more')).toBe('500 or more');
  await i18n.changeLanguage('en');
});

import { expect, it } from 'vitest';
import { websiteOf } from './Employer';

it.each(['javascript:alert(1)', 'http://plain.example', 'data:text/html,x', 'northern steel', '', null])(
  '%s is no link',
  (text) => {
    expect(websiteOf(text)).toBeNull();
  },
);

it('a secure website is shown by its host', () => {
  expect(websiteOf('https://steel.example/jobs?x=1')).toEqual({
    href: 'https://steel.example/jobs?x=1',
    host: 'steel.example',
  });
});

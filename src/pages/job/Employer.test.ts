import { expect, it } from 'vitest';
import { websiteOf } from './Employer';

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

import { expect, it } from 'vitest';
import { withoutControls } from '@/ui/text/withoutControls';
import { partsOf } from './links';

const shown = (text: string) =>
  partsOf(text).map(({ text: part, link }) => (link ? [part, link.host] : part));

it.each<[string, unknown]>([
  ['no link', ['no link']],
  ['See https://visatalent.test/a?b=1.', ['See ', ['https://visatalent.test/a?b=1', 'visatalent.test'], '.']],
  [
    '(http://a.test) and http://b.test',
    ['(', ['http://a.test', 'a.test'], ') and ', ['http://b.test', 'b.test']],
  ],
  ['https://xn--80ak6aa92e.com', [['https://xn--80ak6aa92e.com', 'xn--80ak6aa92e.com']]],
  // A host name with look-alike letters is shown in the form that the browser requests.
  ['https://аррӏе.com', [['https://аррӏе.com', 'xn--80ak6aa92e.com']]],
  ['javascript:alert(1)', ['javascript:alert(1)']],
  ['data:text/html,x', ['data:text/html,x']],
  ['//evil.test', ['//evil.test']],
  ['https://visatalent.test@evil.test/', ['https://visatalent.test@evil.test/']],
  ['https://', ['https://']],
])('%s', (text, parts) => {
  expect(shown(text)).toEqual(parts);
});

it('removes characters that change the direction from names', () => {
  expect(withoutControls('cv\u202Efdp.exe')).toBe('cvfdp.exe');
});
